import Foundation
import Yardsticks

/// Rich, a library for Python that draws tables in a terminal: `Peers/rich_table.py` runs it.
struct Rich {
  /// The path of the interpreter.
  let python: String

  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../Peers/rich_table.py")
    .standardized
    .path()

  /// The microseconds that building and drawing a table takes inside of the interpreter.
  func microseconds(_ document: JobDocument) throws(BenchmarkError) -> Double {
    let arguments = [
      Self.script, "\(document.rows)", "\(document.columns.rawValue)", document.coloring,
    ]
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    let output: String
    do {
      try process.run()
      output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
    } catch {
      output = "\(error)"
    }
    guard let seconds = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw .peer(
        command: ([python] + arguments).joined(separator: " "),
        output: output
      )
    }
    return seconds * 1_000_000
  }
}
