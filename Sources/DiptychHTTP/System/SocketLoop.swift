import DiptychFiles

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
  private let pipe: WakePipe

  /// Starts the thread.
  init() throws(SystemError) {
    guard let pipe = WakePipe() else { throw .last("pipe") }
    self.pipe = pipe
    let isStarted = SystemThread.start(stackSize: 1 << 18) { [self] in run() }
    guard isStarted else {
      let error = SystemError.last("pthread_create")
      pipe.end()
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
          // From here on, a cancellation finds the waiter.
          guard !Task.isCancelled else { return false }
          state.waiters[id] = Waiter(
            descriptor: descriptor,
            event: event,
            deadline: deadline,
            continuation: continuation
          )
          return true
        }
        if isWaiting { pipe.wake() } else { continuation.resume(returning: .cancelled) }
      }
    } onCancel: {
      let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
      // The thread is woken, because the system keeps a socket open while a thread waits for it.
      pipe.wake()
      waiter?.continuation.resume(returning: .cancelled)
    }
  }

  /// Ends the thread.
  ///
  /// At that time, no task may be waiting.
  func end() async {
    await withCheckedContinuation { continuation in
      state.withLock { $0.ending = continuation }
      pipe.wake()
    }
    pipe.end()
  }

  // MARK: The thread

  private func run() {
    SystemThread.blockSignals()
    while true {
      let (waiters, ending) = state.withLock { ($0.waiters, $0.ending) }
      if let ending { return ending.resume() }
      step(waiters)
    }
  }

  /// Waits once, and resumes the waiters whose event has occurred or whose deadline has passed.
  private func step(_ waiters: [Int: Waiter]) {
    let ids = Array(waiters.keys)
    var descriptors = [pollfd(fd: pipe.input, events: Int16(POLLIN), revents: 0)]
    for id in ids {
      guard let waiter = waiters[id] else { continue }
      descriptors.append(pollfd(fd: waiter.descriptor, events: waiter.event.flags, revents: 0))
    }
    let deadline = waiters.values.compactMap(\.deadline).min()
    let timeout = deadline.map { ($0 - .now).pollTimeout } ?? -1
    let count = poll(&descriptors, nfds_t(descriptors.count), timeout)
    guard count >= 0 else { return }  // a signal
    if descriptors[0].revents != 0 {
      while pipe.next() != nil {}
    }
    let now = ContinuousClock.now
    for (id, descriptor) in zip(ids, descriptors.dropFirst()) {
      let isReady = descriptor.revents != 0
      guard isReady || waiters[id]?.deadline.map({ $0 <= now }) == true else { continue }
      let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
      waiter?.continuation.resume(returning: isReady ? .ready : .timedOut)
    }
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
  init() throws(SystemError) { throw SystemError(code: ENOSYS, call: "socket") }

  func end() async {}
}

#endif
