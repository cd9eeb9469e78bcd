#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(CRT)
import CRT
#endif

import Synchronization

// The files of this folder are all that the module asks a platform. Each has a branch for those
// without terminals, where a stream is a pipe that nothing can be drawn on again.

/// The process, and what it was started with.
enum SystemProcess {
  /// The descriptor of standard output.
  static var standardOutput: Int32 { 1 }
  /// The descriptor of standard error.
  static var standardError: Int32 { 2 }

  /// A variable of the environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The system's description of an error.
  static func message(of code: Int32) -> String { String(cString: strerror(code)) }

  /// Whether an error says that nobody is left to read.
  static func isReaderGone(_ code: Int32) -> Bool { code == EPIPE }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

extension SystemProcess {
  /// The number of this process, which a fork changes.
  static var id: Int32 { getpid() }

  /// Whether a stream is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// A descriptor of the same stream that the programs which are started from here do not get.
  static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? copy : nil
  }

  static func closeStream(_ descriptor: Int32) { close(descriptor) }

  /// Runs work when the program calls `exit`, in the process that asks for it alone.
  static func atExit(_ work: @escaping @Sendable () -> Void) {
    exitWork.withLock { $0.append((id, work)) }
    atexit {
      let all = exitWork.withLock { $0 }
      // A copy of the process (fork) has none of its threads, and nothing on the terminal.
      for (process, work) in all where process == SystemProcess.id { work() }
    }
  }
}

private let exitWork = Mutex<[(process: Int32, work: @Sendable () -> Void)]>([])

#else

extension SystemProcess {
  static var id: Int32 { 0 }

  static func isTerminal(_ descriptor: Int32) -> Bool { false }

  static func duplicate(_ descriptor: Int32) -> Int32? { nil }

  static func closeStream(_ descriptor: Int32) {}

  static func atExit(_ work: @escaping @Sendable () -> Void) {}
}

#endif
