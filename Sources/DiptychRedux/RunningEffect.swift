import DiptychSystem
import Synchronization

/// An effect that has started.
@usableFromInline
final class RunningEffect: Sendable {
  let ids: [EffectID]
  /// The work of the action that started the effect.
  let work: StoreWork
  private let dropped = Atomic<Bool>(false)
  private let locked = WatchedMutex(Locked())

  private struct Locked {
    var task: Task<Void, Never>?
    /// Whether the effect was cancelled, even if it has no task yet.
    var isCancelled = false
  }

  init(ids: [EffectID], work: StoreWork) {
    self.ids = ids
    self.work = work
  }

  /// Whether the effect was cancelled by an id, so that its actions are dropped.
  ///
  /// Read and written under the store's lock.
  var isDropped: Bool {
    get { dropped.load(ordering: .relaxed) }
    set { dropped.store(newValue, ordering: .relaxed) }
  }

  /// Runs the effect in a task, which is cancelled at once if the effect or its work was already
  /// cancelled.
  func run(_ body: @escaping @Sendable () async -> Void) {
    let isCancelled = locked.withLock { locked in
      locked.task = Task { await body() }
      return locked.isCancelled
    }
    if isCancelled || work.isCancelled { cancel() }
  }

  /// Cancels the effect, even if it does not run yet.
  func cancel() {
    let task = locked.withLock { locked in
      locked.isCancelled = true
      return locked.task
    }
    task?.cancel()
  }
}
