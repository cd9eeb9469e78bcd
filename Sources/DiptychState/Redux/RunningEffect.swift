import Synchronization

/// An effect that has started.
@usableFromInline
final class RunningEffect: Sendable {
  let ids: [ErasedID]
  /// The work of the action that started the effect.
  let work: StoreWork
  private let dropped = Atomic<Bool>(false)
  private let task = WatchedMutex<Task<Void, Never>?>(nil)

  init(ids: [ErasedID], work: StoreWork) {
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

  func run(_ body: @escaping @Sendable () async -> Void) {
    task.withLock { $0 = Task { await body() } }
    if work.isCancelled { cancel() }
  }

  func cancel() { task.withLock { $0 }?.cancel() }
}
