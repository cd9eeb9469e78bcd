import DiptychSystem

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// A thread that waits for all sockets of a server, so that no task blocks.
final class SocketLoop: Sendable {
  private struct Waiter {
    let descriptor: Int32
    let event: SocketEvent
    let deadline: ContinuousClock.Instant?
    let continuation: CheckedContinuation<SocketReadiness, Never>
  }

  private struct State {
    var waiters: [Int: Waiter] = [:]
    var lastID = 0
    var ending: CheckedContinuation<Void, Never>?
  }

  private let state = WatchedMutex(State())
  private let input: Int32
  private let output: Int32

  /// Starts the thread.
  init() throws(SystemCallError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last("pipe") }
    (input, output) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let isStarted = SystemThread.start(stackSize: 1 << 18) { [self] in run() }
    guard isStarted else {
      let error = SystemCallError.last("pthread_create")
      closePipe()
      throw error
    }
  }

  /// Waits for an event of a socket without blocking a thread of tasks.
  func wait(
    for event: SocketEvent,
    on descriptor: Int32,
    until deadline: ContinuousClock.Instant?
  ) async -> SocketReadiness {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isWaiting = state.withLock { state in
          // A cancellation from here on finds the waiter.
          guard !Task.isCancelled else { return false }
          state.waiters[id] = Waiter(
            descriptor: descriptor,
            event: event,
            deadline: deadline,
            continuation: continuation
          )
          return true
        }
        if isWaiting { wake() } else { continuation.resume(returning: .cancelled) }
      }
    } onCancel: {
      let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
      // The system keeps a socket open that a thread waits for.
      wake()
      waiter?.continuation.resume(returning: .cancelled)
    }
  }

  /// Ends the thread; nothing waits any more by then.
  func end() async {
    await withCheckedContinuation { continuation in
      state.withLock { $0.ending = continuation }
      wake()
    }
    closePipe()
  }

  private func closePipe() {
    close(input)
    close(output)
  }

  private func wake() {
    var byte: UInt8 = 0
    // If the pipe is full, the thread wakes up anyway.
    _ = write(output, &byte, 1)
  }

  // MARK: The thread

  private func run() {
    // Handlers of the program must not run on this thread.
    var signals = sigset_t()
    sigfillset(&signals)
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      sigdelset(&signals, signal)
    }
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    while true {
      let (waiters, ending) = state.withLock { ($0.waiters, $0.ending) }
      if let ending { return ending.resume() }
      step(waiters)
    }
  }

  /// Waits once, and resumes those whose event has come or whose time is over.
  private func step(_ waiters: [Int: Waiter]) {
    let ids = Array(waiters.keys)
    var descriptors = [pollfd(fd: input, events: Int16(POLLIN), revents: 0)]
    for id in ids {
      guard let waiter = waiters[id] else { continue }
      descriptors.append(pollfd(fd: waiter.descriptor, events: waiter.event.flags, revents: 0))
    }
    let deadline = waiters.values.compactMap(\.deadline).min()
    let count = poll(&descriptors, nfds_t(descriptors.count), deadline.map(Self.wait(until:)) ?? -1)
    guard count >= 0 else { return }  // a signal
    if descriptors[0].revents != 0 { drain() }
    let now = ContinuousClock.now
    for (id, descriptor) in zip(ids, descriptors.dropFirst()) {
      let isReady = descriptor.revents != 0
      guard isReady || waiters[id]?.deadline.map({ $0 <= now }) == true else { continue }
      let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
      waiter?.continuation.resume(returning: isReady ? .ready : .timedOut)
    }
  }

  private func drain() {
    var bytes: [UInt8] = Array(repeating: 0, count: 256)
    while read(input, &bytes, bytes.count) == bytes.count {}
  }

  /// The time until a deadline in milliseconds, rounded up.
  private static func wait(until deadline: ContinuousClock.Instant) -> Int32 {
    let parts = ContinuousClock.now.duration(to: deadline).components
    guard parts.seconds >= 0, parts.attoseconds >= 0 else { return 0 }
    return Int32(min(parts.seconds, 3600)) * 1000 + Int32(parts.attoseconds / 1_000_000_000_000_000)
      + 1
  }
}

extension SocketEvent {
  /// The flags of `poll`; it always reports a broken connection.
  fileprivate var flags: Int16 {
    switch self {
    case .readable: Int16(POLLIN)
    case .writable: Int16(POLLOUT)
    case .broken: 0
    }
  }
}

#else

/// A platform without sockets.
final class SocketLoop: Sendable {
  init() throws(SystemCallError) { throw .unsupported }

  func end() async {}
}

#endif
