import DiptychSystem

/// A gate that tasks wait at until a test opens it.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var arrivals = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
    var watchers: [(arrivals: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// Waits until the gate is open.
  func pass() async {
    await withCheckedContinuation { continuation in
      let resumed = state.withLock { state -> [CheckedContinuation<Void, Never>] in
        state.arrivals += 1
        let watchers = state.watchers.filter { $0.arrivals <= state.arrivals }
        state.watchers.removeAll { $0.arrivals <= state.arrivals }
        if !state.isOpen { state.waiting.append(continuation) }
        return watchers.map(\.continuation) + (state.isOpen ? [continuation] : [])
      }
      for continuation in resumed { continuation.resume() }
    }
  }

  /// Waits until the gate is open or the task is cancelled.
  func passUnlessCancelled() async {
    await withTaskCancellationHandler {
      await pass()
    } onCancel: {
      open()
    }
  }

  /// Opens the gate for all waiting tasks and all later ones.
  func open() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isOpen = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until a number of tasks have arrived at the gate.
  func arrivals(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.arrivals < count { state.watchers.append((count, continuation)) }
        return state.arrivals >= count
      }
      if isThere { continuation.resume() }
    }
  }
}
