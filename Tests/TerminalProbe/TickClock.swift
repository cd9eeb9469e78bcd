import DiptychSystem

/// A clock that stands still until it is told to tick, for a single sleeper.
final class TickClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private typealias Continuation = CheckedContinuation<Void, any Error>

  private struct State {
    var now = Instant()
    var deadline = Instant()
    var sleeper: Continuation?
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Continuation) in
        state.withLock { state in
          guard !Task.isCancelled else {
            return continuation.resume(throwing: CancellationError())
          }
          state.deadline = deadline
          state.sleeper = continuation
          for watcher in state.watchers { watcher.resume() }
          state.watchers = []
        }
      }
    } onCancel: {
      state.withLock { state in
        state.sleeper?.resume(throwing: CancellationError())
        state.sleeper = nil
      }
    }
  }

  /// Wakes the sleeper, and waits until it has done its work and sleeps again.
  func tick() async {
    await waitForSleeper()
    state.withLock { state in
      state.now = state.deadline
      state.sleeper?.resume()
      state.sleeper = nil
    }
    await waitForSleeper()
  }

  private func waitForSleeper() async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if state.sleeper == nil {
          state.watchers.append(continuation)
        } else {
          continuation.resume()
        }
      }
    }
  }
}
