import Diptych
import DiptychTerminal
import Foundation

/// What some work writes to a stream, which is a pipe.
func streamOutput(
  of traits: TerminalTraits,
  _ body: (Terminal) async throws -> Void
) async throws -> String {
  let pipe = Pipe()
  let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
  try await body(Terminal(descriptor: writing.fileDescriptor, traits: traits))
  try writing.close()
  return String(decoding: reading.readDataToEndOfFile(), as: UTF8.self)
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
