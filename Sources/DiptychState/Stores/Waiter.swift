/// One caller that waits for a request to end.
///
/// Resuming is idempotent, since the end of the request and the cancellation of the caller may come
/// at once, and the cancellation even before the caller waits.
final class Waiter: Sendable {
  private struct Phase {
    var continuation: CheckedContinuation<Void, Never>?
    var isOver = false
    var hasLeft = false
  }

  private let phase = WatchedMutex(Phase())

  /// Whether the caller's task was cancelled.
  var hasLeft: Bool { phase.withLock { $0.hasLeft } }

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
