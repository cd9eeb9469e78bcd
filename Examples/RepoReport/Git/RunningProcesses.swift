import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The child processes of this program.
///
/// They end with the program, even if a signal ends it.
///
/// A signal handler may use only atomic values and a few system calls. So the processes are in a
/// linked list that only grows. An element with the process ID 0 is free.
package enum RunningProcesses {
  fileprivate struct Place: ~Copyable {
    let processID: Atomic<pid_t>
    let next: UnsafeMutablePointer<Place>?
  }

  // The pointer is atomic, and its memory is never freed.
  nonisolated(unsafe) private static let first = Atomic<UnsafeMutablePointer<Place>?>(nil)
  private static let starting = Mutex<Void>(())
  private static let isStarting = Atomic(false)
  private static let isEnding = Atomic(false)

  /// The signals that end this program.
  ///
  /// A user or the system sends them.
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  /// Starts a process.
  ///
  /// Only one process is started at a time.
  ///
  /// - Parameter spawn: A function that starts a process and returns its ID.
  /// - Returns: The result of `spawn`.
  /// - Throws: The error of `spawn`.
  static func start<Started, Failure: Error>(
    _ spawn: () throws(Failure) -> (processID: pid_t, Started)
  ) throws(Failure) -> (processID: pid_t, Started) {
    try starting.withLock { _ throws(Failure) in
      // The handler waits for the end of this function, so it must not run on this thread.
      var mask = sigset_t()
      var blocked = sigset_t()
      sigemptyset(&blocked)
      for signal in signals { sigaddset(&blocked, signal) }
      pthread_sigmask(SIG_BLOCK, &blocked, &mask)
      isStarting.store(true, ordering: .sequentiallyConsistent)
      defer {
        isStarting.store(false, ordering: .sequentiallyConsistent)
        pthread_sigmask(SIG_SETMASK, &mask, nil)
      }
      while isEnding.load(ordering: .sequentiallyConsistent) {
        // The program is about to end, so no process is started any more.
        isStarting.store(false, ordering: .sequentiallyConsistent)
        pause()
      }
      let started = try spawn()
      add(started.processID)
      return started
    }
  }

  private static func add(_ processID: pid_t) {
    let head = first.load(ordering: .acquiring)
    var place = head
    while let current = place {
      if current.pointee.exchange(0, with: processID) { return }
      place = current.pointee.next
    }
    let new = UnsafeMutablePointer<Place>.allocate(capacity: 1)
    new.initialize(to: Place(processID: Atomic(processID), next: head))
    first.store(new, ordering: .releasing)
  }

  /// Removes a process.
  ///
  /// Call this function before you wait for the process, because another process may get its ID
  /// afterwards.
  static func remove(_ processID: pid_t) {
    var place = first.load(ordering: .acquiring)
    while let current = place {
      if current.pointee.exchange(processID, with: 0) { return }
      place = current.pointee.next
    }
  }

  /// Installs a handler that ends the processes before a signal ends this program.
  ///
  /// A key such as Ctrl-C also sends the signal to the child processes, but `kill` sends it only to
  /// this program.
  package static func endWithProgram() {
    for number in signals {
      let previous = signal(number, endProcesses(becauseOf:))
      // The parent of this program has set the signal to be ignored.
      let isIgnored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { signal(number, SIG_IGN) }
    }
  }

  /// Ends the processes, and prevents the start of new processes.
  ///
  /// The function is safe in a signal handler.
  fileprivate static func end() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    while isStarting.load(ordering: .sequentiallyConsistent) { sched_yield() }
    var place = first.load(ordering: .acquiring)
    while let current = place {
      let processID = current.pointee.processID.load(ordering: .acquiring)
      if processID > 0 { kill(processID, SIGTERM) }
      place = current.pointee.next
    }
  }
}

extension RunningProcesses.Place {
  /// Replaces the process ID of this element if it is the expected ID, and returns whether it was
  /// replaced.
  fileprivate func exchange(_ processID: pid_t, with other: pid_t) -> Bool {
    self.processID.compareExchange(
      expected: processID,
      desired: other,
      ordering: .acquiringAndReleasing
    ).exchanged
  }
}

/// Ends the processes, writes the last words, and then ends this program with the same signal.
private func endProcesses(becauseOf number: Int32) {
  // A second signal ends the program at once.
  signal(number, SIG_DFL)
  RunningProcesses.end()
  LastWords.leave()
  // The signal is blocked until this handler returns.
  raise(number)
}
