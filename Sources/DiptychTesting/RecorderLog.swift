import DiptychSystem
public import DiptychState

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

extension StateChange {
  /// Returns the state change as one line, such as `loading --succeed--> loaded(3)`.
  ///
  /// If an action caused the change, the text of the action replaces the name of the event. If the
  /// event was discarded, was illegal or had no effect, a note in brackets follows, such as
  /// `[discarded]`. If the event announces a failure to the user, `[announced: …]` follows. Reports
  /// on the pages of a paged list, such as a duplicate id, follow in brackets too.
  ///
  /// - Parameters:
  ///   - describe: A closure that returns the text of a state.
  ///   - describeAction: A closure that returns the text of an action.
  /// - Returns: The line, without a newline.
  public func line(
    describing describe: (State) -> String = { String(describing: $0) },
    describingAction describeAction: (any Sendable) -> String = { String(describing: $0) }
  ) -> String {
    let name = event == .attempt ? "attempt \(attempt)" : event.rawValue
    let label = action.map(describeAction) ?? name
    var line = "\(describe(before)) --\(label)--> \(describe(after))"
    if isDiscarded, action != nil {
      line += " [discarded]"
    } else if isDiscarded {
      line += " [discarded: request \(token)]"
    } else if transition != .changed, event != .attempt {
      line += " [\(transition.rawValue)]"
    }
    if let announcement { line += " [announced: \(announcement.load.rawValue)]" }
    for report in reports { line += " [\(report)]" }
    return line
  }
}
