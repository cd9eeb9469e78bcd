import DiptychExampleSupport

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A running `git` whose standard output is read in chunks.
///
/// Standard error is read at the same time, so that a full pipe never blocks `git`. The first 4 KiB
/// of standard error are kept. If the last reference to this object is released before
/// `waitForEnd()`, the process is ended.
final class GitProcess {
  /// The end of a run of `git`.
  struct End: Equatable, Sendable {
    /// The exit status, or 128 plus the number of the signal that ended `git`.
    let status: Int32
    /// The line on standard error that gives the reason, without git's prefix "fatal: ".
    let message: String
  }

  private let processID: pid_t
  private var output: Int32
  private var errors: Int32
  private var errorBytes: [UInt8] = []
  private var end: End?

  /// The maximum time until a cancellation is noticed while `git` writes nothing, in milliseconds.
  private static let patience: Int32 = 200
  private static let errorLimit = 4096

  /// Starts `git` with an empty standard input.
  ///
  /// The arguments do not contain the name of the program.
  init(git: Git, arguments: [String]) throws(ReportError) {
    do throws(ErrorNumber) {
      // Only one process is started at a time. Otherwise, another child process would inherit the
      // new pipes before they are marked close-on-exec.
      (processID, (output, errors)) = try RunningProcesses.start { () throws(ErrorNumber) in
        try Self.spawn(git, arguments: arguments)
      }
    } catch {
      throw .gitNotStarted(executable: git.executable, reason: "\(error)")
    }
  }

  deinit {
    guard end == nil else { return }
    kill(processID, SIGTERM)
    closePipes()
    RunningProcesses.remove(processID)
    _ = Self.exitStatus(of: processID)
  }

  /// Waits for output, copies it into a buffer, and returns the number of bytes, which is 0 at the
  /// end.
  ///
  /// - Throws: ``ReportError/cancelled`` if the current task is cancelled.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) -> Int {
    var polled = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      if Task.isCancelled { throw .cancelled }
      polled[1].fd = errors
      guard poll(&polled, nfds_t(polled.count), Self.patience) > 0 else { continue }
      if polled[1].revents != 0 { readErrors() }
      if polled[0].revents != 0 { return readAvailable(output, into: buffer) }
    }
  }

  /// Waits for output, and passes it to a function.
  ///
  /// - Parameters:
  ///   - command: The name of the git command, for an error.
  ///   - receive: A function that is called with the output.
  /// - Returns: False at the end of the output.
  /// - Throws: The errors of ``read(into:)`` and of `receive`, and
  ///   ``ReportError/gitFailed(command:status:message:)``.
  func readPiece(
    of command: String = "log",
    _ receive: (UnsafeRawBufferPointer) throws(ReportError) -> Void
  ) throws(ReportError) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    let count = try read(into: buffer)
    if count > 0 {
      try receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      return true
    }
    let end = waitForEnd()
    guard end.status == 0 else {
      throw .gitFailed(command: command, status: end.status, message: end.message)
    }
    return false
  }

  /// Waits for the end of a `git` whose output has been read completely.
  func waitForEnd() -> End {
    if let end { return end }
    RunningProcesses.remove(processID)
    let status = Self.exitStatus(of: processID)
    // Only the bytes that have arrived are read, because a daemon that git has started may keep the
    // pipe open.
    var polled = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
    while polled.fd >= 0, poll(&polled, 1, 0) > 0 {
      readErrors()
      polled.fd = errors
    }
    closePipes()
    let end = End(status: status, message: Self.message(in: errorBytes))
    self.end = end
    return end
  }

  private func readErrors() {
    withUnsafeTemporaryAllocation(byteCount: Self.errorLimit, alignment: 1) { buffer in
      let count = readAvailable(errors, into: buffer)
      errorBytes.append(contentsOf: buffer[..<min(count, Self.errorLimit - errorBytes.count)])
      if count == 0 {
        close(errors)
        errors = -1
      }
    }
  }

  private func closePipes() {
    close(output)
    if errors >= 0 { close(errors) }
  }
}

// MARK: - Error messages

extension GitProcess {
  /// Returns the first line that begins with `fatal:` or `error:`, or else the first line.
  private static func message(in bytes: [UInt8]) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    for marker in ["fatal: ", "error: "] {
      if let line = lines.first(where: { $0.hasPrefix(marker) }) {
        return String(line.dropFirst(marker.count))
      }
    }
    return lines.first.map(String.init) ?? "git gave no reason"
  }
}

// MARK: - System calls

extension GitProcess {
  /// Starts the program, and returns the reading ends of its pipes.
  private static func spawn(
    _ git: Git,
    arguments: [String]
  ) throws(ErrorNumber) -> (processID: pid_t, (output: Int32, errors: Int32)) {
    let output = try Pipe()
    defer { close(output.writing) }
    let errors: Pipe
    do throws(ErrorNumber) {
      errors = try Pipe()
    } catch {
      close(output.reading)
      throw error
    }
    defer { close(errors.writing) }

    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    // Git would inherit descriptors that other code has not marked close-on-exec, so they are
    // closed. Closing a descriptor that is not open is allowed.
    for file in STDERR_FILENO + 1..<4096 { posix_spawn_file_actions_addclose(&actions, file) }

    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of Swift's pool may block signals, but git must receive the signals that end it.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var processID: pid_t = 0
    var arguments = ([git.executable] + arguments).map { strdup($0) } + [nil]
    var environment = git.environment.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    let code = posix_spawn(
      &processID,
      git.executable,
      &actions,
      &attributes,
      &arguments,
      &environment
    )
    guard code == 0 else {
      close(output.reading)
      close(errors.reading)
      throw ErrorNumber(code: code)
    }
    return (processID, (output.reading, errors.reading))
  }

  private static func exitStatus(of processID: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0 {
      // The error is ECHILD if the parent of this program has made it ignore SIGCHLD. Then the exit
      // status is lost.
      if errno != EINTR { return 255 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// The two ends of a pipe, both close-on-exec.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(ErrorNumber) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    reading = ends[0]
    writing = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}

/// Reads the available bytes.
///
/// Returns 0 at the end and after an error, because both end the reading.
private func readAvailable(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    if errno != EINTR { return 0 }
  }
}
