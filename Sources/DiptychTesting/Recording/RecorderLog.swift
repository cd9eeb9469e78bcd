import DiptychSystem
import DiptychState

/// The records of a recorder, shared with the observer of the store so that the recorder can be
/// freed.
final class RecorderLog<State: Sendable, Failure: Error>: Sendable {
  struct Locked {
    var changes: [StateChange<State, Failure>] = []
    /// The number of records that expectations have covered.
    var assertedCount = 0
    /// The records that an expectation has skipped without comparing them.
    var unasserted: [StateChange<State, Failure>] = []
    var skipped: Set<String> = []
    var isFinished = false
    fileprivate var watchers: [(count: Int, waiter: Waiter)] = []

    /// Returns the records that no expectation has covered yet, and marks them as covered.
    mutating func takePending() -> [StateChange<State, Failure>] {
      defer { assertedCount = changes.count }
      return Array(changes[assertedCount...])
    }
  }

  private let locked = Mutex(Locked())

  func withLock<Result: Sendable>(_ body: (inout Locked) -> sending Result) -> Result {
    locked.withLock { body(&$0) }
  }

  func append(_ change: StateChange<State, Failure>) {
    let met = locked.withLock { locked in
      locked.changes.append(change)
      let count = locked.changes.count
      let met = locked.watchers.filter { $0.count <= count }
      locked.watchers.removeAll { $0.count <= count }
      return met
    }
    for watcher in met { watcher.waiter.resume() }
  }

  /// Waits until there are at least `count` records, or until the caller's task is cancelled.
  func wait(for count: Int) async {
    let waiter = Waiter()
    await waiter.wait(unless: {
      locked.withLock { locked in
        if locked.changes.count >= count { return true }
        locked.watchers.append((count, waiter))
        return false
      }
    })
  }
}
