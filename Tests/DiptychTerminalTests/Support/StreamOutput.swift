import Diptych
import DiptychTerminal
import Foundation

/// What some work writes to a stream, which is a file: a pipe could be open in a program that another
/// test has started, and would not end before that.
func streamOutput(
  of traits: TerminalTraits,
  _ body: (Terminal) async throws -> Void
) async throws -> String {
  let file = FileManager.default.temporaryDirectory.appending(path: "diptych-\(UUID())")
  try Data().write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let writing = try FileHandle(forWritingTo: file)
  try await body(Terminal(descriptor: writing.fileDescriptor, traits: traits))
  try writing.close()
  return try String(contentsOf: file, encoding: .utf8)
}

extension TerminalTraits {
  /// What a log can show.
  static var log: TerminalTraits {
    TerminalTraits(color: .none, width: nil, isInteractive: false)
  }

  /// What a terminal of 20 cells and 6 lines can show.
  static var small: TerminalTraits {
    TerminalTraits(color: .none, width: 20, height: 6, isInteractive: true)
  }
}
