import DiptychState

/// Tells somebody who waits that there is something new, also when it happens before the wait.
final class Wake: Sendable {
  private struct State {
    var isSet = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = WatchedMutex(State())
  /// The watches that wake them.
  let watches = Watches()

  /// There is something new.
  func set() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isSet = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Whether there is something new, which ``take()`` would take.
  var isSet: Bool { state.withLock { $0.isSet } }

  /// Whether there was something new since the last call.
  func take() -> Bool {
    state.withLock { state in
      defer { state.isSet = false }
      return state.isSet
    }
  }

  /// Waits until there is something new, or until the task is cancelled.
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
