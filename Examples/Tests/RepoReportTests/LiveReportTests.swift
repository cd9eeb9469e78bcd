import Diptych
import DiptychTesting
import DiptychExampleTesting
import Foundation
import DiptychTerminalTesting
import Testing

@testable import DiptychRepoReport

/// Tests of the program on a pseudo-terminal with a slow git.
///
/// An emulator reads the output.
@Suite("A report on a terminal")
struct LiveReportTests {
  private static let reading = "⠋ Reading the history: 16 commits"
  private static let counting = "Lines: 13 of 120 commits"
  private static let tryingAgain = "⠋ Trying again"
  private static let loadingMore = "⠋ Loading more…"

  /// Runs the program on 120 commits.
  ///
  /// A page has 100 commits.
  private func run(
    columns: Int = 72,
    rows: Int = 24,
    failures: Int = 1,
    lineFailures: Int = 0,
    limit: Int = 120,
    _ body: (TerminalRun) async throws -> Void
  ) async throws {
    try await FixtureRepository.with(.generated(commits: 120, authors: 3, files: 8)) { fixture in
      let git = try GatedGit(
        fixture,
        historyBytes: 4000,
        pageBytes: 20_000,
        failures: failures,
        lineFailures: lineFailures
      )
      let run = try TerminalRun(
        of: fixture,
        using: git,
        columns: columns,
        rows: rows,
        ["--limit", "\(limit)"]
      )
      try await body(run)
    }
  }

  private func add(_ label: String, _ screen: [String], to strip: inout FilmStrip) {
    strip.add(label, Text(verbatim: screen.joined(separator: "\n")))
  }

  @Test("The background of the terminal, which is asked for, chooses the grays")
  func ground() async throws {
    try await FixtureRepository.with(.generated(commits: 20)) { fixture in
      var environment = fixture.environment
      environment["PATH"] = "/usr/bin:/bin"
      environment["TERM"] = "xterm-256color"
      let terminal = try PseudoTerminal(
        columns: 80,
        rows: 24,
        running: pathOfProgram("repo-report"),
        [fixture.path, "--no-lines"],
        environment: environment
      )
      let question = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)
      try terminal.read { _ in terminal.bytes.suffix(question.count) == question[...] }
      terminal.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;c")
      _ = try terminal.end()
      let text = String(decoding: terminal.bytes, as: UTF8.self)
      #expect(text.contains("\u{1B}[38;5;242m") && !text.contains("\u{1B}[38;5;247m"))
    }
  }

  // Inventory
  @Test("Loading, the first page, one that is tried again, and the report")
  func live() async throws {
    try await run { run in
      var strip = FilmStrip(width: 154, frameWidth: 72)
      let start = try await run.screen(with: Self.reading)
      add("nothing is read yet", start, to: &strip)
      run.release(.commits)
      add(
        "the first page is there",
        try await run.screen(withLineEndingIn: "Loading more…"),
        to: &strip
      )
      #expect(await !run.isCursorVisible)
      run.release(.end)
      add("git was killed", try await run.screen(with: Self.tryingAgain), to: &strip)
      run.release(.commits)
      let all = try await run.screen(withLineEndingIn: "Newest commits: 120 of 120")
      add("all pages are there", all, to: &strip)
      run.release(.history)
      add("lines are counted", try await run.screen(withLineEndingIn: Self.counting), to: &strip)
      run.release(.lines)
      let (end, picture) = try await run.end()
      #expect(end == .exited(0))
      add("the report", picture, to: &strip)
      #expect(await run.isCursorVisible)
      #expect(await run.gitIsGone())
      expectSnapshot(of: strip.description)
    }
  }

  @Test("A page that fails for good is on the screen until the end, which is an error")
  func failure() async throws {
    try await run(failures: 2) { run in
      _ = try await run.screen(with: Self.reading)
      run.release(.commits)
      _ = try await run.screen(withLineEndingIn: "Loading more…")
      run.release(.end)
      _ = try await run.screen(with: Self.tryingAgain)
      run.release(.commits)
      var strip = FilmStrip(width: 154, frameWidth: 72)
      let failed = try await run.screen(
        with: "┃ ✗ Git failed",
        without: [Self.tryingAgain, Self.loadingMore]
      )
      add("git was killed twice", failed, to: &strip)
      run.release(.history)
      let (end, picture) = try await run.end()
      #expect(end == .exited(1))
      add("the error", picture, to: &strip)
      #expect(await run.isCursorVisible)
      expectSnapshot(of: strip.description)
    }
  }

  /// Runs the program until its lines are counted, with a list of six rows.
  private func runCounting(
    lineFailures: Int = 0,
    _ body: (TerminalRun) async throws -> Void
  ) async throws {
    try await run(rows: 40, failures: 0, lineFailures: lineFailures, limit: 6) { run in
      run.release(.commits)
      run.release(.history)
      _ = try await run.screen(withLineEndingIn: Self.counting)
      try await body(run)
    }
  }

  @Test("The report stands while lines are counted, and they fill in")
  func lines() async throws {
    try await runCounting { run in
      var strip = FilmStrip(width: 154, frameWidth: 72)
      add("the report stands", try await run.screen(withLineEndingIn: Self.counting), to: &strip)
      run.release(.lines)
      let (end, picture) = try await run.end()
      #expect(end == .exited(0))
      add("the lines are there", picture, to: &strip)
      expectSnapshot(of: strip.description)
    }
  }

  @Test("When git is killed twice while it counts lines, the report stays and says so")
  func lineFailure() async throws {
    try await runCounting(lineFailures: 2) { run in
      run.release(.lines)
      run.release(.lines)
      let (end, picture) = try await run.end()
      #expect(end == .exited(0))
      #expect(await run.gitIsGone())
      expectSnapshot(of: picture.joined(separator: "\n"))
    }
  }

  @Test(
    "A signal while lines are counted leaves the report without them",
    arguments: [SIGHUP, SIGINT, SIGTERM]
  )
  func signalWhileCounting(_ signal: Int32) async throws {
    try await runCounting { run in
      await run.signal(signal)
      let (end, picture) = try await run.end()
      #expect(end == .killed(signal))
      #expect(await run.isCursorVisible)
      #expect(await run.gitIsGone())
      expectSnapshot(of: picture.joined(separator: "\n"), named: "signal-\(signal)")
    }
  }

  @Test("A region is as wide and as high as the window allows")
  func resize() async throws {
    try await run(columns: 50, rows: 8) { run in
      _ = try await run.screen(with: Self.reading)
      run.release(.commits)
      var strip = FilmStrip(width: 124, frameWidth: 72)
      add(
        "8 lines of 50 cells",
        try await run.screen(withLineEndingIn: " 10 more lines"),
        to: &strip
      )
      await run.resize(columns: 72, rows: 24)
      add(
        "24 lines of 72 cells",
        try await run.screen(withLineEndingIn: "Loading more…"),
        to: &strip
      )
      await run.signal(SIGTERM)
      #expect(try await run.end().end == .killed(SIGTERM))
      #expect(await run.gitIsGone())
      expectSnapshot(of: strip.description)
    }
  }

  @Test(
    "A signal half-way leaves no residue, a visible cursor and no git",
    arguments: [SIGHUP, SIGINT, SIGTERM]
  )
  func signal(_ signal: Int32) async throws {
    try await run { run in
      _ = try await run.screen(with: Self.reading)
      run.release(.commits)
      _ = try await run.screen(withLineEndingIn: "Loading more…")
      await run.signal(signal)
      let (end, picture) = try await run.end()
      #expect(end == .killed(signal))
      #expect(picture == [])
      #expect(await run.cursor == [0, 0])
      #expect(await run.isCursorVisible)
      #expect(await run.gitIsGone())
    }
  }
}
