import DiptychTerminalTesting

@testable import DiptychRepoReport

/// A run of the program on a pseudo-terminal, with a git that waits for the test.
actor TerminalRun {
  private let executor = BlockingExecutor()
  private let terminal: PseudoTerminal
  private let git: GatedGit

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    of fixture: FixtureRepository,
    using git: GatedGit,
    columns: Int,
    rows: Int,
    _ arguments: [String]
  ) throws {
    self.git = git
    var environment = fixture.environment
    environment["PATH"] = "\(git.fake.searchPath):/usr/bin:/bin"
    environment["TERM"] = "xterm-256color"
    terminal = try PseudoTerminal(
      columns: columns,
      rows: rows,
      running: pathOfProgram("repo-report"),
      [fixture.path] + arguments,
      environment: environment
    )
  }

  /// The screen once a line of it is there, and another one is not; the sign that moves stands
  /// still.
  ///
  /// What is waited for is the last thing to happen before a gate, so the screen stays as it is.
  func screen(with line: String, without other: String? = nil) throws -> [String] {
    try terminal.read(frames: 200) { screen in
      let lines = still(screen.picture)
      return lines.contains(line) && !lines.contains { $0 == other }
    }
    return still(terminal.screen.picture)
  }

  /// The screen with no spinner in motion.
  private func still(_ picture: [String]) -> [String] {
    picture.map { $0.replacing(#/^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏](?=\ )/#, with: "⠋") }
  }

  var isCursorVisible: Bool { terminal.screen.isCursorVisible }
  var cursor: [Int] { terminal.screen.cursor }

  nonisolated func release(_ gate: GatedGit.Gate) { git.release(gate) }
  func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }
  func signal(_ signal: Int32) { terminal.signal(signal) }

  /// How the program ended, and the screen after that.
  func end() throws -> (end: PseudoTerminal.End, picture: [String]) {
    (try terminal.end(), terminal.screen.picture)
  }

  /// Whether every log of git has ended, or does within half a minute.
  func gitIsGone() -> Bool { git.isGone() }
}
