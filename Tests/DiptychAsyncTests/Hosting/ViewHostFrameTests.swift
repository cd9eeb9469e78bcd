import Diptych
import DiptychTesting
import Testing

@Suite("ViewHost: frames") struct ViewHostFrameTests {
  @Test("The first frame shows the load in flight, then there is one for each change")
  func sequence() async {
    let gate = Gate()
    let source = Source { _ in
      await gate.pass()
      return .loaded
    }
    let host = ViewHost { Loader(name: "a", source: source) }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      if frames.count == 1 { gate.open() }
    }
    #expect(frames == ["a loading 1\n", "a loaded 1\n"])
  }

  @Test("A view without loads has one frame, in any format") func still() async {
    let host = ViewHost { Text("still") }
    var frames: [String] = []
    for await frame in host.frames(as: .html) { frames.append(frame) }
    for await frame in host.frames(as: .tree) { frames.append(frame) }
    #expect(frames == ["<p>still</p>", "\"still\"\n"])
  }

  @Test("Changes between two frames are one frame, and the last is not lost")
  func coalescing() async {
    let gate = Gate()
    let source = Source { _ in
      await gate.pass()
      return .loaded
    }
    let host = ViewHost { Loader(name: "a", source: source) }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      if frames.count == 1 { for count in 2...9 { source.change { $0.loads = count } } }
      if frames.count == 2 { gate.open() }
    }
    #expect(frames == ["a loading 1\n", "a loading 9\n", "a loaded 9\n"])
  }

  @Test("No two frames in a row are equal") func equalFrames() async {
    let gate = Gate()
    let hidden = Source()
    let source = Source { _ in
      await gate.pass()
      return .loaded
    }
    let host = ViewHost {
      if hidden.state.loads > 100 { Text("never") }
      Loader(name: "a", source: source)
    }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      hidden.change { $0.loads += 1 }
      if frames.count == 1 { gate.open() }
    }
    #expect(frames == ["a loading 1\n", "a loaded 1\n"])
  }

  @Test("A write between a read and the end of its frame is in the next frame")
  func writeDuringFrame() async {
    let number = Shared(wrappedValue: 0)
    let host = ViewHost { SelfCorrecting(number: number) }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) { frames.append(frame) }
    #expect(frames == ["0\n", "1\n"])
  }

  @Test("Abandoning the frames ends the loads") func end() async {
    let gate = Gate()
    let end = Gate()
    let source = Source { _ in
      await gate.passUnlessCancelled()
      return .loaded
    }
    let watched = Source { _ in
      await source.load()
      await end.pass()
      return .loaded
    }
    let host = ViewHost { Loader(name: "a", source: watched) }
    func first() async -> String? {
      for await frame in host.frames(as: .text()) { return frame }
      return nil
    }
    #expect(await first() == "a loading 1\n")
    await end.arrivals(1)
    #expect(source.state == Source.State(phase: .idle, loads: 1, wasCancelled: true))
    end.open()
  }

  // MARK: Buttons

  @Test("A button of the last frame runs its action") func activate() async throws {
    let source = Source { attempt in attempt < 3 ? .failed : .loaded }
    let host = ViewHost { Loader(name: "a", source: source) }
    await host.settle()
    #expect(host.text == "a failed 1\n[Retry]")
    await host.press("Retry")
    #expect(host.text == "a failed 2\n[Retry]")
    await host.press("Retry")
    #expect(host.text == "a loaded 3")
  }

  @Test("Buttons with equal labels differ by their position")
  func activateByIndex() async throws {
    let pressed = Value<[String]>([])
    let host = ViewHost {
      Button("Open") { pressed.change { $0.append("first") } }
      Button {
        pressed.change { $0.append("second") }
      } label: {
        Text("Open").bold()
      }
    }
    await host.press(host.content.all(.button, named: "Open").last)
    await host.press("Open")
    #expect(pressed.value == ["second", "first"])
  }

  @Test("An action is drawn for a caller that waits for frames")
  func activateWhileWatched() async throws {
    let gate = Gate()
    let count = Value(0)
    let source = Source { _ in
      await gate.pass()
      return .loaded
    }
    let host = ViewHost {
      Text("\(count.value)")
      Button("Add") { count.change { $0 += 1 } }
      Loader(name: "a", source: source)
    }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      if frames.count == 1 { await host.press("Add") }
      if frames.count == 2 { gate.open() }
    }
    #expect(
      frames == ["0\n[Add]\na loading 1\n", "1\n[Add]\na loading 1\n", "1\n[Add]\na loaded 1\n"]
    )
  }
}
