#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// A pipe that wakes up a thread which waits in `poll`.
///
/// Both ends are non-blocking, and child processes do not inherit the pipe.
package struct WakePipe: Sendable {
  /// The descriptor that the thread waits for.
  package let input: Int32
  package let output: Int32

  /// Creates a pipe, or returns nil if the system call fails.
  ///
  /// `errno` contains the reason.
  package init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (input, output) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  /// Closes both ends; the pipe must not be used afterwards.
  package func end() {
    close(input)
    close(output)
  }

  /// Wakes up the thread.
  ///
  /// If the pipe is full, the thread wakes up anyway.
  package func wake() { _ = Self.wake(output, by: 0) }

  /// Sends a byte to the thread at the other end of a pipe, and returns whether the pipe had room.
  ///
  /// It is safe in a signal handler.
  package static func wake(_ output: Int32, by byte: UInt8) -> Bool {
    var byte = byte
    return write(output, &byte, 1) == 1
  }

  /// Returns the next byte, or nil if none is waiting.
  package func next() -> UInt8? {
    var byte: UInt8 = 0
    return read(input, &byte, 1) == 1 ? byte : nil
  }
}

extension SystemThread {
  /// The signals that report a fault, such as `SIGSEGV`.
  ///
  /// If a thread blocks these signals, a fault in the thread ends the process at once.
  package static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Blocks signals in the calling thread, so that handlers of the program don't run on it.
  ///
  /// Signals of faults, and the signals in `others`, are not blocked.
  package static func blockSignals(except others: [Int32] = []) {
    var signals = sigset_t()
    sigfillset(&signals)
    for signal in faults + others { sigdelset(&signals, signal) }
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}

#endif

extension Duration {
  /// The time in milliseconds, rounded up, for `poll`.
  package var pollTimeout: Int32 {
    let (seconds, attoseconds) = max(self, .zero).components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
