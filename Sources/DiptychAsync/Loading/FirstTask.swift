import DiptychSystem
public import DiptychViews

/// A record of whether the work of a place has run to its end.
private final class TaskRecord: Sendable {
  private let state = WatchedMutex(false)

  var isDone: Bool { state.withLock { $0 } }

  func finish() { state.withLock { $0 = true } }
}

/// The steps to the place of a task, and to the place of its load.
private enum TaskStep<ID: Hashable>: Hashable {
  case work(ID)
  case load
}

extension Renderer {
  /// Asks the host for work that is done once for this place and an id.
  ///
  /// - Returns: Whether the work has run, and has ended or was cancelled.
  @usableFromInline
  mutating func wants<ID: Hashable>(
    task action: @escaping @Sendable () async -> Void,
    id: ID
  ) -> Bool {
    guard tracksIdentity, !EnvironmentValues.current.isPlaceholder else { return false }
    // Each id has its own place, so when the id changes, the work of the old place is cancelled.
    enter(id: TaskStep.work(id))
    let record = owned { TaskRecord() }
    let isDone = record.isDone
    var hasRun = isDone
    if !isDone {
      enter(id: TaskStep<ID>.load)
      wants {
        await action()
        if !Task.isCancelled { record.finish() }
      }
      hasRun = EnvironmentValues.current.renderPass?.hasRunFirstLoad() ?? false
      leave()
    }
    leave()
    return hasRun
  }
}
