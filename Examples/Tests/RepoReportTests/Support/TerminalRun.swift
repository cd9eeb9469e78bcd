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
    // Nobody answers the question for the ground.
    environment["COLORFGBG"] = "15;0"
    terminal = try PseudoTerminal(
      columns: columns,
      rows: rows,
      running: pathOfProgram("repo-report"),
      [fixture.path] + arguments,
      environment: environment
    )
  }

  /// Returns the screen once it has a line, and has none of some others; spinners are replaced by
  /// their first picture.
  ///
  /// The awaited line is the last change before a gate, so the screen then stays as it is.
  func screen(with line: String, without others: Set<String> = []) throws -> [String] {
    try terminal.read(frames: 200) { screen in
      let lines = still(screen.picture)
      return lines.contains(line) && others.isDisjoint(with: lines)
    }
    return still(terminal.screen.picture)
  }

  /// Returns the screen once a line ends in a text.
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

  /// Waits for the end of the program, and returns it with the screen.
  func end() throws -> (end: PseudoTerminal.End, picture: [String]) {
    (try terminal.end(), terminal.screen.picture)
  }

  /// Waits for all logs of git to end, for half a minute at most; returns whether they have.
  func gitIsGone() -> Bool { git.isGone() }
}
