import Diptych
import DiptychSystem
import DiptychTerminalTesting
import DiptychTesting
import Foundation
import Testing

@testable import DiptychLive
@testable import DiptychTerminalProbe

@Suite("Live output") struct LiveTests {
  private func stream<Element: Sendable>(_ elements: [Element]) -> AsyncStream<Element> {
    AsyncStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }

  @Test("The newest of several frames between two ticks is drawn") func newest() async throws {
    let output = try await streamOutput(of: .small) { terminal in
      let clock = TickClock()
      await terminal.live(after: .zero, clock: clock) { region in
        region.update(Text("1"))
        await clock.tick()
        for count in 2...100 { region.update(Text("\(count)")) }
        await clock.tick()
        for count in 101...200 { region.update(Text("\(count)")) }
      }
    }
    let frames = ["1", "100", "200"]
    #expect(output.matches(of: /\d+(?=\u{1B}\[K|\n)/).map { String($0.output) } == frames)
    #expect(try screen(output).picture == ["200"])
  }

  @Test("A region appears after half a second, and not for work that ends before")
  func delay() async throws {
    func output(ticks: Int) async throws -> [String] {
      let output = try await streamOutput(of: .small) { terminal in
        let clock = ManualClock()
        await terminal.live(ending: .erase, every: .milliseconds(100), clock: clock) { region in
          region.update(Text("working"))
          for _ in 0..<ticks {
            await clock.sleepers(1)
            await clock.advance(by: .milliseconds(100))
          }
          await clock.sleepers(1)
        }
      }
      return output.matches(of: /working/).map { String($0.output) }
    }
    #expect(try await output(ticks: 0) == [])
    #expect(try await output(ticks: 4) == [])
    #expect(try await output(ticks: 5) == ["working"])
  }

  @Test("The values of the environment hold in a region, and its tick")
  func environment() async throws {
    let output = try await streamOutput(of: .small) { terminal in
      let clock = TickClock()
      var values = EnvironmentValues()
      values.isLogged = true
      await EnvironmentValues.$current.withValue(values) {
        await terminal.live(after: .zero, clock: clock) { region in
          region.update {
            let values = EnvironmentValues.current
            Text("\(values.tick) \(values.isLogged)")
          }
          await clock.tick()
          await clock.tick()
        }
      }
    }
    #expect(try screen(output).picture == ["2 true"])
  }

  @Test("Views and texts of a sequence are drawn in place, and are lines of a log")
  func sequences() async throws {
    let views = stream(["one", "two"].map { Text($0) })
    let output = try await streamOutput(of: .small) { terminal in
      await terminal.live(after: .zero) { region in for await view in views { region.update(view) }
      }
    }
    #expect(try screen(output).picture == ["two"])
    func draw(on terminal: Terminal) async {
      await terminal.live(after: .zero) { region in
        for await text in stream(["one\nsame\n", "two\nsame\n"]) {
          region.update(rendering: { _ in text })
        }
      }
    }
    #expect(try screen(await streamOutput(of: .small, draw)).picture == ["two", "same"])
    #expect(try await streamOutput(of: .log, draw) == "one\nsame\ntwo\n")
  }

  @Test("The failure of a sequence is thrown, and its frames are removed")
  func failure() async throws {
    struct Failure: Error, Equatable {}
    let frames = AsyncThrowingStream<Text, any Error> { continuation in
      continuation.yield(Text("one"))
      continuation.finish(throwing: Failure())
    }
    let output = try await streamOutput(of: .small) { terminal in
      await #expect(throws: Failure()) {
        try await terminal.live(after: .zero) { region in
          for try await frame in frames { region.update(frame) }
        }
      }
    }
    let screen = try screen(output)
    #expect(screen.picture == [])
    #expect(screen.isCursorVisible)
  }

  @Test("Text printed on another descriptor of the terminal is above the region")
  func otherDescriptor() async throws {
    let output = try await streamOutput(of: .small) { terminal in
      let other = Terminal(descriptor: dup(terminal.descriptor), traits: .log)
      defer { close(other.descriptor) }
      await terminal.live(after: .zero) { region in
        region.update(Text("region"))
        other.print(Text("above"))
        try? other.write("no line")
      }
      other.print(Text(" yet"))
    }
    #expect(try screen(output).picture == ["above", "region", "no line yet"])
  }

  @Test("A region is as wide as what is printed, to the last cell") func width() async throws {
    let rule = Divider()
    let output = try await streamOutput(of: .small) { terminal in
      await terminal.live(after: .zero) { $0.update(rule) }
      terminal.print(rule)
    }
    let picture = try screen(output).picture
    #expect(
      picture == Array(repeating: rule.rendered(as: .text(width: 20)).dropLast() + "", count: 2)
    )
  }

  @Test("A region in a region writes the lines that change above it") func nested() async throws {
    let output = try await streamOutput(of: .small) { terminal in
      await terminal.live(after: .zero) { outer in
        outer.update(Text("outer"))
        await terminal.live(after: .zero) { inner in
          inner.update(Spinner("inner"))
          inner.update(Text("done"))
        }
      }
    }
    #expect(try screen(output).picture == ["inner", "done", "outer"])
  }

  // MARK: Synchronous programs

  /// Calls the overload that is not async.
  private func drawSynchronously<Failure: Error>(
    on terminal: Terminal,
    ending: LiveEnding = .keep,
    _ body: (LiveRegion) throws(Failure) -> Void
  ) throws(Failure) {
    try terminal.live(ending: ending, after: .zero, every: .seconds(3600), body)
  }

  @Test("A region of a synchronous program is drawn, nests, and keeps its last frame")
  func synchronous() async throws {
    let output = try await streamOutput(of: .small) { terminal in
      drawSynchronously(on: terminal) { outer in
        outer.update(Text("first"))
        drawSynchronously(on: terminal) { inner in inner.update(Text("inner")) }
        terminal.print("text")
        outer.update(Text("last"))
      }
    }
    #expect(try screen(output).picture == ["inner", "text", "last"])
    #expect(try screen(output).isCursorVisible)
    let erased = try await streamOutput(of: .small) { terminal in
      drawSynchronously(on: terminal, ending: .erase) { $0.update(Text("region")) }
    }
    #expect(try screen(erased).picture == [])
  }

  @Test("The failure of a synchronous program is thrown with its type, and its frame is removed")
  func synchronousFailure() async throws {
    struct Failure: Error, Equatable {}
    let output = try await streamOutput(of: .small) { terminal in
      do throws(Failure) {
        try drawSynchronously(on: terminal) { region throws(Failure) in
          region.update(Text("region"))
          throw Failure()
        }
      } catch {
        #expect(error == Failure())
      }
    }
    #expect(try screen(output).picture == [])
    #expect(try screen(output).isCursorVisible)
  }

  @Test("Both forms return a result of any type") func results() async throws {
    final class Result {}
    func synchronous(_ terminal: Terminal, _ result: Result) -> Result {
      terminal.live(after: .zero) { _ in result }
    }
    _ = try await streamOutput(of: .log) { terminal in
      let result = Result()
      #expect(synchronous(terminal, result) === result)
      #expect(await terminal.live(after: .zero) { _ in 1 } == 1)
    }
  }

  // MARK: Logs

  @Test("A log has the last state of a frame that is created anew") func lastState() async throws {
    let output = try await streamOutput(of: .log) { terminal in
      let copied = Mutex(0)
      await terminal.live(after: .zero, clock: ManualClock()) { region in
        region.update { ProgressBar("Files", value: copied.withLock { $0 }, total: 5) }
        copied.withLock { $0 = 5 }
        await region.print(Text("between"))
      }
    }
    #expect(
      output == """
        Files 0%
        between
        Files 100%

        """
    )
  }
}
