import Foundation

/// The programs in `Peers` that Diptych is compared with.
enum Peer {
  /// Returns the path of a file in `Peers`.
  static func path(of file: String) -> String {
    URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../Peers/\(file)")
      .standardized
      .path()
  }

  /// Returns the standard output of a command; the hint helps the reader if the command fails.
  static func output(
    of command: [String],
    hint: String
  ) throws(BenchmarkError) -> String {
    guard let path = command.first.flatMap(Executable.path) else {
      throw .peer(command: command.joined(separator: " "), hint: hint, output: "no such program")
    }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = Array(command.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    let output: String
    do {
      try process.run()
      output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
    } catch {
      throw .peer(command: command.joined(separator: " "), hint: hint, output: "\(error)")
    }
    guard process.terminationStatus == 0 else {
      throw .peer(command: command.joined(separator: " "), hint: hint, output: output)
    }
    return output
  }

  /// Returns the microseconds of a document by Diptych in one round, in a process of its own.
  ///
  /// On a busy machine, the system schedules a new process differently from the one that waits for
  /// it. So Diptych runs in a process of its own if the peer does.
  static func microseconds(_ document: HTMLDocument) throws(BenchmarkError) -> Double {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return try number(
      from: [program, "--time", document.name, "\(Int(Stopwatch.round / .milliseconds(1)))"],
      hint: "it prints nanoseconds"
    ) / 1000
  }

  /// Returns the number that a command writes to standard output.
  static func number(
    from command: [String],
    hint: String
  ) throws(BenchmarkError) -> Double {
    let output = try output(of: command, hint: hint)
    guard let number = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw .peer(command: command.joined(separator: " "), hint: hint, output: output)
    }
    return number
  }
}
