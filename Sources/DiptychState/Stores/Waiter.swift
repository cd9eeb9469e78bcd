/// One caller that waits for a request to end.
///
/// Resuming is idempotent, since the end of the request and the cancellation of the caller may come
/// at once, and the cancellation even before the caller waits.
final class Waiter: Sendable {
  private struct Phase {
    var continuation: CheckedContinuation<Void, Never>?
    var isOver = false
    var hasLeft = false
    var abandoned: Task<Void, Never>?
  }

  private let phase = WatchedMutex(Phase())

  /// Whether the caller's task was cancelled.
  var hasLeft: Bool { phase.withLock { $0.hasLeft } }

  /// The request that was cancelled because this caller, the last one, waits no longer.
  ///
  /// The caller stays until it has ended, so that nothing outlives who asked for it.
  var abandoned: Task<Void, Never>? {
    get { phase.withLock { $0.abandoned } }
    set { phase.withLock { $0.abandoned = newValue } }
  }

  /// Waits until somebody resumes.
  func park(_ continuation: CheckedContinuation<Void, Never>) {
    let isOver = phase.withLock { phase in
      if !phase.isOver { phase.continuation = continuation }
      return phase.isOver
    }
    if isOver { continuation.resume() }
  }

  /// Notes that the caller's task was cancelled.
  func leave() {
    phase.withLock { $0.hasLeft = true }
  }

  /// Lets the caller go on.
  func resume() {
    let continuation = phase.withLock { phase in
      phase.isOver = true
      return phase.continuation.take()
    }
    continuation?.resume()
  }
}
