import DiptychSystem

/// A caller that waits, for example for the end of a request.
///
/// Resuming is idempotent: the end of the request and the cancellation of the caller may come at
/// the same time, and the cancellation may come before the caller waits.
@usableFromInline
package final class Waiter: Sendable {
  private struct Phase {
    var continuation: CheckedContinuation<Void, Never>?
    var isOver = false
    var hasLeft = false
    var abandoned: Task<Void, Never>?
  }

  private let phase = WatchedMutex(Phase())

  package init() {}

  /// Whether the caller's task was cancelled.
  package var hasLeft: Bool { phase.withLock { $0.hasLeft } }

  /// The request that was cancelled because its last caller, which is this caller, stopped waiting.
  ///
  /// The caller waits until the request has ended, so that no work outlives the caller that asked
  /// for it.
  var abandoned: Task<Void, Never>? {
    get { phase.withLock { $0.abandoned } }
    set { phase.withLock { $0.abandoned = newValue } }
  }

  /// Waits until the waiter is resumed.
  ///
  /// - Parameters:
  ///   - begin: Passes the waiter to the code that will resume it.
  ///   - onCancel: Called if the caller's task is cancelled, perhaps before `begin`.
  package func wait(_ begin: () -> Void, onCancel: @Sendable () -> Void) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        park(continuation)
        begin()
      }
    } onCancel: {
      onCancel()
    }
  }

  /// Waits until the waiter is resumed, or the caller's task is cancelled.
  ///
  /// - Parameter isMet: Returns true if there is nothing to wait for. Otherwise, it passes the
  ///   waiter to the code that will resume it.
  package func wait(unless isMet: () -> Bool) async {
    await wait {
      if isMet() { resume() }
    } onCancel: {
      self.resume()
    }
  }

  /// Stores the continuation of the caller, or resumes it at once if the wait is over.
  private func park(_ continuation: CheckedContinuation<Void, Never>) {
    let isOver = phase.withLock { phase in
      if !phase.isOver { phase.continuation = continuation }
      return phase.isOver
    }
    if isOver { continuation.resume() }
  }

  /// Records that the caller's task was cancelled.
  package func leave() {
    phase.withLock { $0.hasLeft = true }
  }

  /// Resumes the caller.
  package func resume() {
    let continuation = phase.withLock { phase in
      phase.isOver = true
      return phase.continuation.take()
    }
    continuation?.resume()
  }
}
