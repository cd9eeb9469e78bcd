import Diptych
import DiptychSystem
import DiptychTerminalTesting
import Foundation
import Testing

@testable import DiptychLive

@Suite("Logs of live regions") struct LiveLogTests {
  /// A log whose time the test sets.
  private final class Log: Sendable {
    private let now = Mutex(Duration.zero)
    private let log: Mutex<LiveLog?> = Mutex(nil)

    init(on terminal: Terminal, after delay: Duration) {
      let log = LiveLog(on: terminal, environment: EnvironmentValues(), after: delay) { [self] in
        now.withLock(\.self)
      }
      self.log.withLock { $0 = log }
    }

    func show(_ view: some View & Sendable, at time: Duration? = nil) {
      advance(to: time)
      log.withLock(\.self)?.update(LiveFrame { view.rendered(as: $0) })
    }

    func tick(at time: Duration) {
      advance(to: time)
      log.withLock(\.self)?.tick()
    }

    func end(keepingFrame: Bool) { log.withLock(\.self)?.end(keepingFrame: keepingFrame) }

    private func advance(to time: Duration?) {
      if let time { now.withLock { $0 = time } }
    }
  }

  private func output(
    _ logging: LiveLogging = .quiet(),
    after delay: Duration = .zero,
    _ body: (Log) -> Void
  ) async throws -> [Substring] {
    let text = try await streamOutput(of: .log) { terminal in
      var terminal = terminal
      terminal.logging = logging
      body(Log(on: terminal, after: delay))
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test("At most one frame is written in an interval, the newest")
  func interval() async throws {
    let lines = try await output { log in
      log.show(Spinner("a"), at: .zero)
      log.show(Spinner("b"), at: .seconds(1))
      log.show(Spinner("c"), at: .seconds(2))
      log.tick(at: .seconds(4))
      log.tick(at: .seconds(5))
      log.show(Spinner("d"), at: .seconds(10))
      log.show(Spinner("e"), at: .seconds(11))
      log.show(Spinner("d"), at: .seconds(12))
      log.tick(at: .seconds(20))
      log.show(Spinner("f"), at: .seconds(20))
      log.show(Spinner("g"), at: .seconds(21))
      log.end(keepingFrame: true)
    }
    #expect(lines == ["a", "c", "d", "f", "g"])
  }

  @Test("After a long silence a line says that the work goes on, more and more rarely")
  func heartbeat() async throws {
    let lines = try await output { log in
      log.show(Spinner("Reading"), at: .zero)
      for second in 1...1_000 { log.tick(at: .seconds(second)) }
      log.end(keepingFrame: false)
    }
    #expect(
      lines == [
        "Reading", "Reading (1 min)", "Reading (2 min)", "Reading (3 min)", "Reading (4 min)",
        "Reading (5 min)", "Reading (6 min 15 s)", "Reading (7 min 49 s)", "Reading (9 min 47 s)",
        "Reading (12 min 14 s)", "Reading (15 min 18 s)",
      ]
    )
  }

  @Test(
    "20,000 updates of a spinner write at most 40 lines",
    arguments: [
      Duration.zero, .milliseconds(1), .milliseconds(10), .milliseconds(100), .seconds(1),
    ]
  )
  func spinner(gap: Duration) async throws {
    let lines = try await output { log in
      for index in 0..<20_000 {
        log.show(Spinner("Item \(index)"), at: gap * index)
        log.tick(at: gap * index)
      }
      log.end(keepingFrame: true)
    }
    #expect(lines.first == "Item 0")
    #expect(lines.last == "Item 19999")
    #expect(lines.count <= 40)
  }

  @Test("By choice every change is written, or nothing") func choices() async throws {
    func work(_ log: Log) {
      for tenth in 0...2 { log.show(ProgressBar("Reading", value: tenth, total: 10)) }
      log.tick(at: .seconds(500))
      log.end(keepingFrame: true)
    }
    #expect(try await output(.everyChange, work) == ["Reading 0%", "Reading 10%", "Reading 20%"])
    #expect(try await output(.nothing, work) == [])
    #expect(
      try await output(.quiet(every: .zero), work)
        == ["Reading 0%", "Reading 10%", "Reading 20%", "Reading 20% (8 min 20 s)"]
    )
  }

  @Test("A region of a log is silent, and writes its last frame if it stays")
  func region() async throws {
    for (ending, last) in [(LiveEnding.keep, "Item 19999\n"), (.erase, "")] {
      let text = try await streamOutput(of: .log) { terminal in
        await terminal.live(ending: ending, after: .zero) { region in
          for index in 0..<20_000 { region.update(Spinner("Item \(index)")) }
        }
      }
      #expect(text == "Item 0\n" + last)
    }
  }

  @Test("Work that ends soon writes no progress to a log") func quickWork() async throws {
    for (ending, last) in [(LiveEnding.keep, "Item 2\n"), (.erase, "")] {
      let text = try await streamOutput(of: .log) { terminal in
        await terminal.live(ending: ending) { region in
          for index in 0..<3 { region.update(Spinner("Item \(index)")) }
        }
      }
      #expect(text == last)
    }
    let lines = try await output(after: .seconds(2)) { log in
      log.show(Spinner("a"), at: .zero)
      log.tick(at: .seconds(1))
      log.show(Spinner("b"), at: .milliseconds(1_999))
      log.tick(at: .seconds(2))
      log.show(Spinner("c"), at: .seconds(3))
      log.tick(at: .seconds(7))
    }
    #expect(lines == ["b", "c"])
  }

  @Test("Sections have the markers of the CI service, and none without one")
  func sections() async throws {
    func text(_ sections: BuildService?) async throws -> String {
      let text = try await streamOutput(of: .log) { terminal in
        var terminal = terminal
        terminal.sections = sections
        terminal.section("Tests: 100%\n::error::") { terminal.print("one") }
      }
      return text.replacing(/\d{10}/, with: "SECONDS").replacing("\u{1B}", with: "␛")
        .replacing("\r", with: "␍")
    }
    #expect(try await text(nil) == "› Tests: 100%␊::error::\none\n")
    #expect(try await text(.gitHub) == "::group::Tests: 100%25␊::error::\none\n::endgroup::\n")
    #expect(
      try await text(.gitLab) == """
        ␛[0Ksection_start:SECONDS:Tests__100____error__␍␛[0KTests: 100%␊::error::
        one
        ␛[0Ksection_end:SECONDS:Tests__100____error__␍␛[0K

        """
    )
  }

  @Test("A loop over tracked elements moves a bar") func track() async throws {
    var seen: [String] = []
    let output = try await streamOutput(of: .log) { terminal in
      var terminal = terminal
      terminal.logging = .everyChange
      await terminal.live(after: .zero) { region in
        for file in region.track(["a", "b", "c", "d"], "Reading") { seen.append(file) }
        for _ in region.track([String](), "Nothing") { seen.append("none") }
      }
    }
    #expect(seen == ["a", "b", "c", "d"])
    #expect(
      output == """
        Reading 0%
        Reading 20%
        Reading 50%
        Reading 70%
        Reading 100%
        Nothing 100%

        """
    )
  }
}
