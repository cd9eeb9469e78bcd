import Dispatch
public import DiptychSnapshots
import DiptychViews
import Foundation

extension Command {
  /// Runs the program, and waits for its end.
  ///
  /// A thread of its own waits, so that tasks can run.
  ///
  /// - Returns: The end of the program, and its output.
  /// - Throws: A ``Failure`` if it could not be started, or was killed after ``limit``.
  public func run() async throws(Failure) -> CommandOutput {
    let result: Result<CommandOutput, Failure> = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: runOnThread()) }
    }
    return try result.get()
  }

  private func runOnThread() -> Result<CommandOutput, Failure> {
    let environment = environment ?? ProcessInfo.processInfo.environment
    if let folder, !SnapshotFile(folder).isFolder {
      return .failure(.noFolder(program: program, folder: folder))
    }
    if (arguments + environment.map { $0 + $1 }).contains(where: { $0.utf8.contains(0) }) {
      return .failure(.argumentWithNUL(program: program))
    }
    guard let path = executable(in: environment["PATH"] ?? "") else {
      let isFile = writtenPath.map(FileManager.default.fileExists(atPath:)) ?? false
      let reason = isFile ? "the file is not executable" : "there is no such program"
      return .failure(.notStarted(program: program, reason: reason))
    }
    let process = Process()
    let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      return .failure(.notStarted(program: program, reason: error.localizedDescription))
    }
    // Both outputs are read while the program runs: it waits for the reader of a full pipe.
    let output = StreamReader(outputPipe.fileHandleForReading)
    let errors = StreamReader(errorPipe.fileHandleForReading)
    StreamWriter.write(input, to: inputPipe.fileHandleForWriting)
    let deadline = DispatchTime.now() + limit.seconds
    guard ended.wait(timeout: deadline) == .success,
      let outputBytes = output.bytes(until: deadline),
      let errorBytes = errors.bytes(until: deadline)
    else {
      killGroup(of: process)
      // A process that has left the group lives on; the test does not wait for it.
      _ = ended.wait(timeout: .now() + 1)
      return .failure(.timedOut(program: program, limit: limit))
    }
    let end: CommandOutput.End =
      process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .killed(signal: process.terminationStatus)
    return .success(
      CommandOutput(
        words: [program] + arguments,
        end: end,
        output: outputBytes,
        errors: errorBytes
      )
    )
  }

  /// Kills a process and those that it has started: Foundation starts it as the first of a group.
  private func killGroup(of process: Process) {
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
  }

  /// The path of the program as the test wrote it; nil for a name to search for.
  private var writtenPath: String? {
    guard program.contains("/") else { return nil }
    return program.hasPrefix("/") ? program : "\(folder ?? ".")/\(program)"
  }

  /// Returns the path of the program; nil if no executable file is found.
  private func executable(in searchPath: String) -> String? {
    if let path = writtenPath {
      return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
    return searchPath.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
