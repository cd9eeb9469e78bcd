import DiptychTerminalTesting

/// The program that draws live regions; see `Tests/TerminalProbe`.
enum Probe {
  /// The path of the program.
  static func path() throws -> String { try pathOfProgram("DiptychTerminalProbe") }
}
