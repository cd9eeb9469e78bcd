import DiptychState
public import DiptychViews

/// Whether the work of a place was run to its end.
private final class TaskRecord: Sendable {
  private let state = WatchedMutex(false)

  var isDone: Bool { state.withLock { $0 } }

  func finish() { state.withLock { $0 = true } }
}

/// The identity of the work of a place, and of the load that it is.
private enum TaskStep<ID: Hashable>: Hashable {
  case work(ID)
  case load
}

extension Renderer {
  /// Asks for work that is done once for this place and an id.
  ///
  /// - Returns: Whether it was run, and has ended or was cancelled.
  @usableFromInline
  mutating func wants<ID: Hashable>(
    task action: @escaping @Sendable () async -> Void,
    id: ID
  ) -> Bool {
    guard tracksIdentity, !EnvironmentValues.current.isPlaceholder else { return false }
    // The id is a place: when it is another one, what runs there is cancelled with the place.
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
      hasRun = EnvironmentValues.current.frame?.hasRunFirstLoad() ?? false
      leave()
    }
    leave()
    return hasRun
  }
}

extension AsyncResolution {
  /// Asks for work that loads the state of the caller.
  @usableFromInline
  mutating func load<R: Renderer>(
    with task: @escaping @Sendable () async -> Void,
    in renderer: inout R
  ) {
    let hasRun = renderer.wants(task: task, id: true)
    idleReason = idleReason.afterFirstLoad(hasRun: hasRun)
    if !retry.isAvailable { retry = RetryAction(task) }
  }
}

extension PagingResolution {
  /// Asks for work that loads the state of the caller.
  @usableFromInline
  mutating func load<R: Renderer>(
    with task: @escaping @Sendable () async -> Void,
    in renderer: inout R
  ) {
    let hasRun = renderer.wants(task: task, id: true)
    idleReason = idleReason.afterFirstLoad(hasRun: hasRun)
    if !retry.isAvailable { retry = RetryAction(task) }
  }
}
