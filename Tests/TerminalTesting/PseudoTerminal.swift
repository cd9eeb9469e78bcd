import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A pseudo-terminal with a screen emulator for running a program.
package final class PseudoTerminal {
  package struct Failure: Error {
    package let message: String
  }

  /// The end of a program.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case killed(Int32)
  }

  package private(set) var screen: ScreenEmulator
  /// The bytes that the program has written.
  package private(set) var bytes: [UInt8] = []
  private let controller: Int32
  private var process = pid_t()
  /// Whether the process has ended and was waited for.
  private var hasEnded = true

  /// Creates a terminal, and starts a program in a session of its own with the terminal as its
  /// three standard streams.
  ///
  /// With `echoes`, the terminal shows the text that is typed.
  package init(
    columns: Int,
    rows: Int,
    echoes: Bool = false,
    running path: String,
    _ arguments: [String],
    environment: [String: String] = ["TERM": "xterm-256color"]
  ) throws {
    screen = ScreenEmulator(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var program: Int32 = 0
    var controller: Int32 = 0
    // `ttyname` uses one buffer for all threads, and tests run in parallel.
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&controller, &program, nil, nil, &size) == 0,
      ttyname_r(program, &name, name.count) == 0
    else { throw Failure(message: "no pseudo-terminal: \(errno)") }
    self.controller = controller
    // This descriptor stays open until the program has opened its own; otherwise the terminal would
    // hang up.
    defer { close(program) }
    for end in [controller, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var attributes = termios()
    tcgetattr(program, &attributes)
    if !echoes { attributes.c_lflag &= ~tcflag_t(ECHO) }
    tcsetattr(program, TCSANOW, &attributes)
    try start(path, arguments, environment: environment, on: name)
  }

  deinit {
    close(controller)
    guard !hasEnded else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private func start(
    _ path: String,
    _ arguments: [String],
    environment: [String: String],
    on terminal: [CChar]
  ) throws {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session leader opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // Foundation waits for a process through a socket that other programs inherit, so this program
    // would hold the socket open until its end. Closing a descriptor that is not open is allowed; a
    // run of all tests has some 700 at a time.
    for file in 3..<4096 { posix_spawn_file_actions_addclose(&actions, Int32(file)) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    #if canImport(Darwin)
    let setsid = POSIX_SPAWN_SETSID
    #else
    // Glibc declares POSIX_SPAWN_SETSID with _GNU_SOURCE only, which Swift does not import.
    let setsid = 0x80
    #endif
    // No signals are ignored or blocked, even if they are in the process that runs the tests.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int(setsid) | Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    let code = posix_spawn(&process, path, &actions, &attributes, argv, envp)
    guard code == 0 else { throw Failure(message: "\(path) could not be started: \(code)") }
    hasEnded = false
  }

  // MARK: Input

  /// Types a line.
  package func type(_ line: String) { send("\(line)\n") }

  /// Types keys, such as Ctrl-C.
  package func send(_ keys: String) {
    var keys = keys
    keys.withUTF8 { _ = write(controller, $0.baseAddress, $0.count) }
  }

  /// Sends a signal to the program.
  package func signal(_ signal: Int32) { kill(process, signal) }

  /// Changes the size of the window, as dragging its corner does.
  package func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until a shell gives the terminal to another program, or takes it back.
  ///
  /// - Parameter change: The text that makes the shell do so.
  package func handOver(by change: () -> Void) {
    let before = tcgetpgrp(controller)
    change()
    while tcgetpgrp(controller) == before { sched_yield() }
  }

  // MARK: Output

  /// Reads until a number of further updates of the region are complete.
  ///
  /// - Returns: The number of bytes that were read.
  @discardableResult
  package func read(frames: Int = 1) throws -> Int {
    let wanted = screen.frames + frames
    return try read { screen in screen.frames == wanted }
  }

  /// Reads complete updates of the region until the screen meets a condition.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of updates, since an animated region never stops. What the
  ///     program wrote before this call, while the test had no thread, does not count.
  ///   - isDone: The condition.
  /// - Throws: A failure with the screen if the limit is exceeded.
  package func read(frames limit: Int, until isDone: (ScreenEmulator) -> Bool) throws {
    var awaited = 0
    while !isDone(screen) {
      guard awaited < limit else {
        throw Failure(message: "not within \(limit) frames: \(screen.picture)")
      }
      if !hasOutput { awaited += 1 }
      try read()
    }
  }

  /// Whether the program has written something that is not read yet.
  private var hasOutput: Bool {
    var ready = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) > 0
  }

  /// Reads until the screen meets a condition.
  @discardableResult
  package func read(until isDone: (ScreenEmulator) -> Bool) throws -> Int {
    let start = bytes.count
    while !isDone(screen) {
      guard try readMore() else { throw Failure(message: "the program ended: \(screen.picture)") }
    }
    return bytes.count - start
  }

  /// Reads all output of the program, and waits for its end.
  package func end() throws -> End {
    while try readMore(upTo: 256) {}
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else { throw Failure(message: "\(errno)") }
    hasEnded = true
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
  }

  /// Reads bytes; returns false if the program has closed the terminal.
  // By default one byte at a time, so that nothing after the awaited output is read.
  private func readMore(upTo count: Int = 1) throws -> Bool {
    var ready = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    // The test must end even if the program never writes the awaited output.
    guard poll(&ready, 1, 30_000) > 0 else {
      kill(process, SIGKILL)
      throw Failure(message: "nothing was written: \(screen.picture)")
    }
    var buffer = [UInt8](repeating: 0, count: count)
    let length = Foundation.read(controller, &buffer, count)
    guard length > 0 else { return false }
    bytes += buffer.prefix(length)
    try screen.feed(Array(buffer.prefix(length)))
    return true
  }
}
