import DiptychScreen
import DiptychTerminalTesting
import DiptychTesting
import Testing

@Suite("Live output of a host") struct LiveHostTests {
  @Test("The frames of a host are drawn while its loads run, and its views move")
  func host() async throws {
    let gate = Gate<Void, String, Never>()
    let host = ViewHost {
      AsyncValueView(fetch: { await gate.fetch(()) }) {
        Text($0)
      } loadingView: {
        Spinner("Loading")
      }
    }
    let output = try await streamOutput(of: .small) { terminal in
      let clock = ManualClock()
      async let drawn: Void = terminal.live(host, after: .zero, clock: clock)
      await gate.request(1)
      await clock.sleepers(1)
      await clock.advance(by: .milliseconds(80), keeping: 1)
      await gate.answer(1, with: "loaded")
      await drawn
    }
    let pictures = output.split(separator: "\u{1B}[?2026l").reduce(into: [[String]]()) {
      // Each update is drawn over the ones before.
      let before = output[..<$1.endIndex] + "\u{1B}[?2026l"
      $0.append((try? screen(String(before)).picture) ?? ["?"])
    }
    // The tick may precede the first frame.
    let loading = [["⠋ Loading"], ["⠙ Loading"]]
    #expect([loading + [["loaded"]], [loading[1], ["loaded"]]].contains(pictures))
    #expect(try screen(output).isCursorVisible)
  }

  @Test("A log has the lines of each frame of a host, once") func loggedHost() async throws {
    let host = ViewHost {
      AsyncValueView(fetch: { "loaded" }) {
        Text($0)
      } loadingView: {
        Spinner("Loading")
      }
    }
    let output = try await streamOutput(of: .log) { await $0.live(host, after: .zero) }
    #expect(output.split(separator: "\n").last == "loaded")
    #expect(!output.utf8.contains(0x1B))
  }

  @Test("A host whose task is cancelled leaves no region, and its loads are cancelled")
  func cancelledHost() async throws {
    let gate = Gate<Void, String, Never>()
    let host = ViewHost { AsyncValueView(fetch: { await gate.fetch(()) }) { Text($0) } }
    let output = try await streamOutput(of: .small) { terminal in
      let drawing = Task { await terminal.live(host, after: .zero, clock: ManualClock()) }
      await gate.request(1)
      drawing.cancel()
      await gate.cancellation(of: 1)
      await gate.answer(1, with: "late")
      await drawing.value
    }
    #expect(try screen(output).picture == [])
    #expect(try screen(output).isCursorVisible)
  }
}
