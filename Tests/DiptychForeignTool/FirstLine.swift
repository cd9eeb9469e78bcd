import Foundation

/// The error of a file without a line.
struct NoAnswer: Error, CustomStringConvertible {
  let path: String

  var description: String { "no answer from \(path)" }
}

/// Returns the first line of a file, which another program reads while this thread waits.
func firstLine(of path: String) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["head", "-n", "1", path]
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  try process.run()
  process.waitUntilExit()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  guard process.terminationStatus == 0, data.last == 0x0A else { throw NoAnswer(path: path) }
  return String(decoding: data.dropLast(), as: UTF8.self)
}
