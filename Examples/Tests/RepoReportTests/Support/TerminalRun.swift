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
    environment["SOURCE_DATE_EPOCH"] = "1500700000"
    environment["TERM"] = "xterm-256color"
    // The terminal does not respond to the query for its background.
    environment["COLORFGBG"] = "15;0"
    terminal = try PseudoTerminal(
      columns: columns,
      rows: rows,
      running: pathOfProgram("repo-report"),
      [fixture.path] + arguments,
      environment: environment
    )
  }

  /// Returns the screen as soon as it contains a line and does not contain some other lines.
  ///
  /// Each spinner is replaced by its first picture.
  ///
  /// The awaited line is the last change before a gate, so the screen does not change afterwards.
  func screen(with line: String, without others: Set<String> = []) throws -> [String] {
    try terminal.read(frames: 200) { screen in
      let lines = still(screen.picture)
      return lines.contains(line) && others.isDisjoint(with: lines)
    }
    return still(terminal.screen.picture)
  }

  /// Returns the screen as soon as a line ends with a text.
  func screen(withLineEndingIn ending: String) throws -> [String] {
    try terminal.read(frames: 200) { screen in
      screen.picture.contains { $0.hasSuffix(ending) }
    }
    return still(terminal.screen.picture)
  }

  /// Returns a screen with all spinners at their first picture.
  private func still(_ picture: [String]) -> [String] {
    picture.map { $0.replacing(#/^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏](?=\ )/#, with: "⠋") }
  }

  var isCursorVisible: Bool { terminal.screen.isCursorVisible }
  var cursor: [Int] { terminal.screen.cursor }

  nonisolated func release(_ gate: GatedGit.Gate) { git.release(gate) }
  func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }
  func signal(_ signal: Int32) { terminal.signal(signal) }

  /// Waits for the end of the program, and returns the end and the screen.
  func end() throws -> (end: PseudoTerminal.End, picture: [String]) {
    (try terminal.end(), terminal.screen.picture)
  }

  /// Waits until all logs of git have ended, for at most 30 seconds, and returns whether all have
  /// ended.
  func gitIsGone() -> Bool { git.isGone() }
}
