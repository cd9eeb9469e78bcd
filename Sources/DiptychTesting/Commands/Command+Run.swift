import Dispatch
public import DiptychSnapshots
import DiptychViews
import Foundation
import DiptychSystem

extension Command {
  /// Runs the program, and waits until it has ended.
  ///
  /// A separate thread waits for the program. So the threads that run Swift's tasks are not
  /// blocked.
  ///
  /// - Returns: The exit status of the program, its output and its errors.
  /// - Throws: A ``Failure`` if the program could not be started, or was killed after ``limit``.
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
    // Both outputs are read while the program runs, because the program waits when a pipe is full.
    let output = StreamReader(outputPipe.fileHandleForReading)
    let errors = StreamReader(errorPipe.fileHandleForReading)
    StreamWriter.write(input, to: inputPipe.fileHandleForWriting)
    let deadline = DispatchTime.now() + limit.seconds
    guard ended.wait(timeout: deadline) == .success,
      let outputBytes = output.bytes(until: deadline),
      let errorBytes = errors.bytes(until: deadline)
    else {
      killGroup(of: process)
      // A child process that has left the process group continues to run, and the test does not
      // wait for it.
      _ = ended.wait(timeout: .now() + 1)
      return .failure(.timedOut(program: program, limit: limit))
    }
    let end: CommandOutput.End =
      process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .killed(signal: process.terminationStatus)
    return .success(
      CommandOutput(
        arguments: [program] + arguments,
        end: end,
        output: outputBytes,
        errors: errorBytes
      )
    )
  }

  /// Kills a process and its child processes.
  ///
  /// They form a process group, because Foundation starts each process as the leader of a group.
  private func killGroup(of process: Process) {
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
  }

  /// The path of the program, or nil if the test has given a name that has to be searched for.
  private var writtenPath: String? {
    guard program.contains("/") else { return nil }
    return program.hasPrefix("/") ? program : "\(folder ?? ".")/\(program)"
  }

  /// Returns the path of the program, or nil if there is no such executable file.
  private func executable(in searchPath: String) -> String? {
    if let path = writtenPath {
      return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
    return searchPath.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// A thread that reads a stream to its end.
final class StreamReader: Sendable {
  private let read = Mutex<[UInt8]>([])
  private let ended = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    let descriptor = Descriptor(handle: handle)
    Thread.detachNewThread { [self] in
      let bytes = descriptor.readToEnd()
      read.withLock { $0 = bytes }
      ended.signal()
    }
  }

  /// Waits for the end of the stream, and returns its bytes, or nil if the stream has not ended at
  /// the deadline.
  func bytes(until deadline: DispatchTime) -> [UInt8]? {
    ended.wait(timeout: deadline) == .success ? read.withLock(\.self) : nil
  }
}

/// A thread that writes bytes to a stream, and closes it.
enum StreamWriter {
  static func write(_ bytes: [UInt8], to handle: FileHandle) {
    let descriptor = Descriptor(handle: handle)
    Thread.detachNewThread { descriptor.writeAndClose(bytes) }
  }
}

/// A stream that one thread uses.
private struct Descriptor: @unchecked Sendable {
  // The conformance is safe, because only the thread that receives the descriptor uses the handle.
  let handle: FileHandle

  func readToEnd() -> [UInt8] { ((try? handle.readToEnd()) ?? nil).map(Array.init) ?? [] }

  /// If a program ends without reading its input, the write fails.
  ///
  /// This is not an error.
  func writeAndClose(_ bytes: [UInt8]) {
    // The signal SIGPIPE would end the tests. It is blocked in this thread, which ends afterwards.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    try? handle.write(contentsOf: bytes)
    try? handle.close()
  }
}
