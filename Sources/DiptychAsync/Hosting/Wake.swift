import DiptychSystem
import DiptychState

/// A flag that wakes waiting tasks.
///
/// If no task is waiting, the flag stays set.
final class Wake: Sendable {
  private struct State {
    var isSet = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = WatchedMutex(State())
  /// The watches that set this wake.
  let watches = Watches()

  /// Sets the flag and wakes the waiting tasks.
  func set() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isSet = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Whether the flag is set; ``take()`` clears it.
  var isSet: Bool { state.withLock { $0.isSet } }

  /// Clears the flag, and returns whether it was set.
  func take() -> Bool {
    state.withLock { state in
      defer { state.isSet = false }
      return state.isSet
    }
  }

  /// Waits until the flag is set, or until the task is cancelled.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isSet = state.withLock { state in
          if !state.isSet { state.waiting.append(continuation) }
          return state.isSet
        }
        if isSet { continuation.resume() }
      }
    } onCancel: {
      set()
    }
  }
}
