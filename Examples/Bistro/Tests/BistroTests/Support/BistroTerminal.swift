import BistroFolderTesting
import BistroTerminalTesting

@testable import BistroCore

/// Terminals for tests that operate the program with keys.
enum BistroTerminal {
  static func environment(_ folder: TemporaryFolder) -> [String: String] {
    ["TERM": "xterm-256color", "XDG_DATA_HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"]
  }

  /// Stores that the introduction was closed, so that the program does not show it.
  static func closeIntroduction(in folder: TemporaryFolder) async throws {
    let path = BistroDatabase.standardPath(in: ["XDG_DATA_HOME": folder.path])
    try await BistroDatabase(path: path).finishOnboarding()
  }

  /// Starts the program, and waits until it reads keys.
  ///
  /// The terminal would echo earlier keys.
  static func program(
    _ arguments: String...,
    rows: Int = 24,
    in folder: TemporaryFolder
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      columns: 80,
      rows: rows,
      echoes: true,
      running: pathOfProgram("bistro"),
      arguments,
      environment: environment(folder)
    )
    try terminal.read { $0.bracketsPaste }
    return terminal
  }

  /// Runs a shell script; `$P` is the program.
  static func shell(_ script: String, in folder: TemporaryFolder) throws -> PseudoTerminal {
    var variables = environment(folder)
    variables["P"] = try pathOfProgram("bistro")
    variables["PATH"] = "/usr/bin:/bin"
    return try PseudoTerminal(
      columns: 120,
      rows: 40,
      echoes: true,
      running: "/bin/bash",
      ["-c", script],
      environment: variables
    )
  }
}

extension ScreenEmulator {
  /// Whether a text is on the screen.
  func shows(_ text: String) -> Bool { picture.contains { $0.contains(text) } }

  /// Whether the focus is on a button beside a text.
  func hasFocus(onLineOf text: String) -> Bool {
    picture.contains { $0.contains(text) && $0.contains("▸") }
  }

  /// The lines of the screen as one text.
  var text: String { picture.joined(separator: "\n") + "\n" }
}

extension PseudoTerminal {
  /// Reads complete frames until a text is on the screen and, optionally, another text is not.
  func read(until text: String, without other: String? = nil) throws {
    try read { screen in
      !screen.isSynchronized && screen.shows(text) && !(other.map(screen.shows) ?? false)
    }
  }

  /// Sends keys, and reads until a text is on the screen.
  func press(_ keys: String, until text: String, without other: String? = nil) throws {
    send(keys)
    try read(until: text, without: other)
  }

  /// Sends the key that ends the program, which removes its screen and restores the terminal.
  func quit(_ key: String = "q") throws -> (end: End, isRestored: Bool) {
    send(key)
    let end = try end()
    let isRestored =
      screen.picture.isEmpty && screen.isCursorVisible && screen.wraps && !screen.bracketsPaste
    return (end, isRestored)
  }
}
