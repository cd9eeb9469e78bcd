/// The loads of one part of a store's state: at most one at a time, which several callers join.
final class SliceLoad: Sendable {
  private struct Running {
    let work: StoreWork
    var callers: Int
  }

  private let running = WatchedMutex<Running?>(nil)

  /// Whether a load begun here is in flight.
  var isRunning: Bool { running.withLock { $0.map { !$0.work.isOver } ?? false } }

  /// Starts a load, or joins the load in flight, and returns when that load has ended.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - action: The action that begins the load.
  ///   - cancel: The action that gives the load up when the last caller was cancelled; nil to let
  ///     the load go on.
  ///   - isInFlight: Returns whether a state says that a load is in flight. A load that some other
  ///     action began is joined too.
  func run<State, Action>(
    on store: Store<State, Action>,
    by action: Action,
    cancellingWith cancel: Action?,
    while isInFlight: @escaping @Sendable (State) -> Bool
  ) async {
    guard !Task.isCancelled else { return }
    let joined = join()
    if joined == nil, await store.ends(isInFlight) { return }
    let (work, isNew) = joined.map { ($0, false) } ?? begin()
    if isNew { store.dispatch(action, as: work) }
    await work.finish { [self] waiter in
      if leave(work), let cancel {
        work.cancel()
        store.dispatch(cancel)
      } else {
        waiter.resume()
      }
    }
  }

  /// Returns the load in flight with the caller added to it, or nil if there is none.
  private func join() -> StoreWork? {
    running.withLock { running in
      guard let work = running?.work, !work.isOver else { return nil }
      running?.callers += 1
      return work
    }
  }

  /// Returns a new load, or the one that another caller began in the meantime.
  private func begin() -> (StoreWork, isNew: Bool) {
    running.withLock { running in
      if let work = running?.work, !work.isOver {
        running?.callers += 1
        return (work, false)
      }
      let work = StoreWork()
      work.begin()
      running = Running(work: work, callers: 1)
      return (work, true)
    }
  }

  /// Removes a caller, and returns whether it was the last one.
  private func leave(_ work: StoreWork) -> Bool {
    running.withLock { running in
      guard running?.work === work else { return false }
      running?.callers -= 1
      return running?.callers == 0
    }
  }
}

extension Store {
  /// Waits for the end of a load that the state says is in flight.
  ///
  /// Returns false without waiting if there is none.
  ///
  /// The state alone is not enough: a state restored from storage may say that a load is in flight.
  /// In an idle store, no load is running.
  fileprivate func ends(_ isInFlight: @escaping @Sendable (State) -> Bool) async -> Bool {
    guard isInFlight(state), isBusy else { return false }
    await wait { state, isIdle in isIdle || !isInFlight(state) }
    return true
  }
}
