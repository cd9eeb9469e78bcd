import DiptychState
import DiptychSystem
public import DiptychViews

/// The identity of a load that a component asks for without a user's action.
///
/// A host starts each load once per place, so a different store or generation has to be a different
/// place. The store is kept alive, because the address of a deallocated store can be reused.
struct FirstLoad: Hashable {
  let store: AnyObject
  let generation: Int

  static func == (first: FirstLoad, second: FirstLoad) -> Bool {
    first.store === second.store && first.generation == second.generation
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(store))
    hasher.combine(generation)
  }
}

extension _Renderer {
  /// Asks the host for the first load of a store.
  ///
  /// - Returns: True if the load has run and ended.
  mutating func wants(
    firstLoadOf store: some _LoadingSource,
    _ load: @escaping @Sendable () async -> Void
  ) -> Bool {
    if tracksIdentity { ReadLog.current?.note(store) { store.isBusy } }
    let isOutdated = self.isOutdated(store)
    guard store.needsLoad || isOutdated, !EnvironmentValues.current.isPlaceholder else {
      return false
    }
    enter(id: FirstLoad(store: store, generation: store.generation))
    wants(load)
    let hasRun = EnvironmentValues.current.renderPass?.hasRunFirstLoad() ?? false
    leave()
    return hasRun
  }
}

/// Whether a store had an outdated value when its component appeared.
private final class Appearance {
  private var store: FirstLoad?
  private var isOutdated = false

  /// Returns whether the value was outdated then, and still is.
  func note(_ store: FirstLoad, isOutdated isNow: Bool) -> Bool {
    isOutdated = isNow && (store != self.store || isOutdated)
    self.store = store
    return isOutdated
  }
}

extension _Renderer {
  /// Returns whether a component has appeared with an outdated value.
  ///
  /// A value that gets old while the component is present is not loaded again, because that would
  /// depend on the times of the frames.
  private mutating func isOutdated(_ store: some _LoadingSource) -> Bool {
    guard tracksIdentity, let isOutdated = store._isOutdated else { return false }
    let load = FirstLoad(store: store, generation: store.generation)
    return owned { Appearance() }.note(load, isOutdated: isOutdated)
  }
}

extension IdleReason {
  /// Returns the reason why a state is idle after a component asked for its load.
  ///
  /// If the load ended and the state is still idle, the load counts as cancelled.
  func afterFirstLoad(hasRun: Bool) -> IdleReason { hasRun && self == .notAsked ? .givenUp : self }
}

/// A record of whether the work of a place has run to its end.
private final class TaskRecord: Sendable {
  private let state = Mutex(false)

  var isDone: Bool { state.withLock { $0 } }

  func finish() { state.withLock { $0 = true } }
}

/// The steps to the place of a task, and to the place of its load.
private enum TaskStep<ID: Hashable>: Hashable {
  case work(ID)
  case load
}

extension _Renderer {
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
