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

// This folder contains all calls of the module to its platform. Each file has a branch for
// platforms without terminals, where a stream is a pipe that can't be redrawn.

/// The current process.
package enum SystemProcess {
  /// The descriptor of standard output.
  static var standardOutput: Int32 { 1 }
  /// The descriptor of standard error.
  static var standardError: Int32 { 2 }

  /// Returns a variable of the environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the system's description of an error number.
  static func message(of code: Int32) -> String { String(cString: strerror(code)) }

  /// Returns whether an error means that the reader of a pipe is gone.
  static func isReaderGone(_ code: Int32) -> Bool { code == EPIPE }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

extension SystemProcess {
  /// The process ID, which is different in a fork.
  static var id: Int32 { getpid() }

  /// Returns whether a stream is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns a copy of a descriptor that started programs do not inherit.
  static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? copy : nil
  }

  /// Opens the terminal behind a descriptor for reading and writing.
  ///
  /// The new descriptor shares no flags with the others. Where the terminal has no name here, it is
  /// a copy.
  static func openTerminal(of descriptor: Int32) -> Int32? {
    var name = [CChar](repeating: 0, count: 1024)
    if ttyname_r(descriptor, &name, name.count) == 0 {
      let opened = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
      if opened >= 0 { return opened }
    }
    return duplicate(descriptor)
  }

  static func closeStream(_ descriptor: Int32) { close(descriptor) }

  /// Runs work when this process calls `exit`, but not when a fork of it does.
  static func atExit(_ work: @escaping @Sendable () -> Void) {
    exitWork.withLock { $0.append((id, work)) }
    atexit {
      let all = exitWork.withLock { $0 }
      // A fork has none of the threads, and draws nothing on the terminal.
      for (process, work) in all where process == SystemProcess.id { work() }
    }
  }
}

private let exitWork = Mutex<[(process: Int32, work: @Sendable () -> Void)]>([])

#else

extension SystemProcess {
  static var id: Int32 { 0 }

  package static func isTerminal(_ descriptor: Int32) -> Bool { false }

  static func duplicate(_ descriptor: Int32) -> Int32? { nil }

  static func closeStream(_ descriptor: Int32) {}

  static func atExit(_ work: @escaping @Sendable () -> Void) {}
}

#endif
