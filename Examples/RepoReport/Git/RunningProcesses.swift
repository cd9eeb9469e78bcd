import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The processes that this program has started and that end with it, also when a signal ends it.
///
/// A signal handler may use atomic values and a few system calls. So the processes are in a list
/// that only grows; a place in it is free when its process is 0.
enum RunningProcesses {
  fileprivate struct Place: ~Copyable {
    let processID: Atomic<pid_t>
    let next: UnsafeMutablePointer<Place>?
  }

  // Atomic, and what it leads to is never freed.
  nonisolated(unsafe) private static let first = Atomic<UnsafeMutablePointer<Place>?>(nil)
  private static let starting = Mutex<Void>(())
  private static let isStarting = Atomic(false)
  private static let isEnding = Atomic(false)

  /// The signals that end this program when a user or a system wants that.
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  /// Starts a process, one at a time.
  ///
  /// - Parameter spawn: Starts it, and says which it is.
  /// - Returns: What `spawn` returns.
  /// - Throws: What `spawn` throws.
  static func start<Started, Failure: Error>(
    _ spawn: () throws(Failure) -> (processID: pid_t, Started)
  ) throws(Failure) -> (processID: pid_t, Started) {
    try starting.withLock { _ throws(Failure) in
      // The handler waits until this is done, so it must not run here.
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
        // Nothing is started any more, and the program is about to be gone.
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

  /// Removes a process before it is waited for: after that its number may be that of another.
  static func remove(_ processID: pid_t) {
    var place = first.load(ordering: .acquiring)
    while let current = place {
      if current.pointee.exchange(processID, with: 0) { return }
      place = current.pointee.next
    }
  }

  /// Has the signals that end this program end the processes first.
  ///
  /// A key such as Ctrl-C reaches them too; a signal that is sent to this program alone does not.
  static func endWithProgram() {
    for number in signals {
      let previous = signal(number, endProcesses(becauseOf:))
      // Whoever started this program wants the signal to be ignored.
      let isIgnored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { signal(number, SIG_IGN) }
    }
  }

  /// Ends the processes, and keeps others from being started; for a signal handler.
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
  /// Replaces a process by another, if it is the one here.
  fileprivate func exchange(_ processID: pid_t, with other: pid_t) -> Bool {
    self.processID.compareExchange(
      expected: processID,
      desired: other,
      ordering: .acquiringAndReleasing
    ).exchanged
  }
}

/// Ends the processes, and then this program with the same signal.
private func endProcesses(becauseOf number: Int32) {
  // A second signal ends the program at once.
  signal(number, SIG_DFL)
  RunningProcesses.end()
  // It is blocked until this handler returns.
  raise(number)
}
