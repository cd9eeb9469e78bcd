import Foundation

/// What the kit is compared with, outside of this program: the files of `Peers`.
enum Peer {
  /// The path of a file.
  static func path(of file: String) -> String {
    URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../Peers/\(file)")
      .standardized
      .path()
  }

  /// What a command writes to standard output; the hint says what to look at when it fails.
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

  /// The microseconds that a document by the kit takes in one round, in a process of its own.
  ///
  /// On a busy machine the system treats a process that has just begun in another way than one that
  /// waited for it. So a peer that runs outside is compared with the kit outside.
  static func microseconds(_ document: HTMLDocument) throws(BenchmarkError) -> Double {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return try number(
      from: [program, "--time", document.name, "\(Int(Stopwatch.round / .milliseconds(1)))"],
      hint: "it prints nanoseconds"
    ) / 1000
  }

  /// The number that a command writes to standard output.
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
