package import DiptychTerminal
import Foundation

/// Returns the output of some work to a stream.
///
/// The stream is a file, since a program that another test starts would inherit a pipe, and reading
/// the pipe would not end before that program does.
package func streamOutput(
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

/// Returns the screen of a small terminal after an output; the system translates line feeds.
package func screen(_ output: String) throws -> ScreenEmulator {
  var screen = ScreenEmulator(columns: 20, rows: 6)
  try screen.feed(Array(output.replacing("\n", with: "\r\n").utf8))
  return screen
}

extension TerminalTraits {
  /// The traits of a log.
  package static var log: TerminalTraits {
    TerminalTraits(color: .none, width: nil, isInteractive: false)
  }

  /// The traits of a terminal with 20 cells and 6 lines.
  package static var small: TerminalTraits {
    TerminalTraits(color: .none, width: 20, height: 6, isInteractive: true)
  }
}
