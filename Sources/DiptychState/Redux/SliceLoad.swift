/// The loads of one part of a store's state: one at a time, which callers join.
final class SliceLoad: Sendable {
  private struct Running {
    let work: StoreWork
    var callers: Int
  }

  private let running = WatchedMutex<Running?>(nil)

  /// Whether a load that was begun here is in flight.
  var isRunning: Bool { running.withLock { $0.map { !$0.work.isOver } ?? false } }

  /// Loads, or joins the load in flight; returns when that has ended.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - action: What begins the load.
  ///   - cancel: What gives it up when the last caller was cancelled; nil if nobody does.
  ///   - isInFlight: Whether a state says that a load is in flight. It may be one that an action of
  ///     somebody else has begun, which is joined too.
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

  /// The load in flight, which the caller waits for from here on.
  private func join() -> StoreWork? {
    running.withLock { running in
      guard let work = running?.work, !work.isOver else { return nil }
      running?.callers += 1
      return work
    }
  }

  /// A load that has begun, or one that somebody else has begun meanwhile.
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

  /// A caller waits no longer; whether it was the last one.
  private func leave(_ work: StoreWork) -> Bool {
    running.withLock { running in
      guard running?.work === work else { return false }
      running?.callers -= 1
      return running?.callers == 0
    }
  }
}

extension Store {
  /// Waits for the end of what a state says to be in flight; false if nothing is.
  ///
  /// A state may say so where nothing is, as one that was stored does: nothing can come of it when
  /// the store is idle.
  fileprivate func ends(_ isInFlight: @escaping @Sendable (State) -> Bool) async -> Bool {
    guard isInFlight(state), isBusy else { return false }
    await wait { state, isIdle in isIdle || !isInFlight(state) }
    return true
  }
}
