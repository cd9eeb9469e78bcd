import Foundation

/// A program that runs to measure its cost, including the processes that it starts.
struct ChildProcess {
  /// The status from `wait4`; nil if the program exceeded its time and was killed with all of its
  /// processes.
  let status: Int32?
  /// The CPU time in user mode.
  let userSeconds: Double
  /// The peak memory of the largest process.
  let megabytes: Double

  /// Creates a process for a command with its output in a file, and waits for its end.
  ///
  /// The command has a process group of its own, so that all of its processes can be killed. If
  /// this program is killed first, a limit of the system ends the command.
  init(command: [String], output: URL, limit: Duration) throws(BenchmarkError) {
    let limited = ["/bin/sh", "-c", "ulimit -t \(2 * limit.components.seconds); exec \"$@\"", "sh"]
    let child = try Self.spawn(limited + command, output: output)
    let clock = SuspendingClock()
    let deadline = clock.now + limit
    var usage = rusage()
    var status: Int32 = 0
    var isInTime = true
    while true {
      switch wait4(child, &status, WNOHANG, &usage) {
      case child:
        self.status = isInTime ? status : nil
        userSeconds = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1_000_000
        megabytes = Double(usage.ru_maxrss) * Self.unitOfMemory / 1_048_576
        return
      case 0: break
      case _ where errno == EINTR: break
      default: throw .spawn(command: command.joined(separator: " "), code: errno)
      }
      if Interruption.happened {
        kill(-child, SIGKILL)
        throw .interrupted
      }
      if isInTime, clock.now > deadline {
        isInTime = false
        kill(-child, SIGKILL)
      }
      usleep(5000)
    }
  }

  #if canImport(Darwin)
  private static let unitOfMemory = 1.0
  #else
  private static let unitOfMemory = 1024.0
  #endif

  private static func spawn(_ command: [String], output: URL) throws(BenchmarkError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.path(), flags, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var arguments = command.map { strdup($0) }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, command[0], &actions, &attributes, arguments, environ)
    guard code == 0 else { throw .spawn(command: command.joined(separator: " "), code: code) }
    return child
  }
}
