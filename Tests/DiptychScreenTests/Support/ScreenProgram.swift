import DiptychTerminalTesting

/// The terminals that the probe runs in; see `Tests/ScreenProbe`.
enum ScreenProgram {
  /// Runs the probe itself.
  static func probe(_ mode: String, columns: Int = 40, rows: Int = 10) throws -> PseudoTerminal {
    try PseudoTerminal(
      columns: columns,
      rows: rows,
      echoes: true,
      running: pathOfProgram("DiptychScreenProbe"),
      [mode],
      environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]
    )
  }

  /// Runs a shell script; `$P` is the probe.
  static func shell(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      columns: 120,
      rows: 40,
      echoes: true,
      running: "/bin/bash",
      ["-c", script],
      environment: [
        "P": pathOfProgram("DiptychScreenProbe"), "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
        "SWIFT_BACKTRACE": "enable=no",
      ]
    )
  }
}

extension ScreenEmulator {
  /// Whether a line of the screen begins with a text.
  func shows(_ text: String) -> Bool { picture.contains { $0.hasPrefix(text) } }

  /// The lines that begin with a text, without it.
  func lines(after text: String) -> [String] {
    picture.filter { $0.hasPrefix(text) }.map { String($0.dropFirst(text.count)) }
  }
}
