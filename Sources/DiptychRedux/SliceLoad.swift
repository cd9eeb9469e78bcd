import DiptychState
import DiptychSystem

/// The loads of one part of a store's state, at most one at a time.
///
/// Several callers can join a load.
final class SliceLoad: Sendable {
  private struct Running {
    let work: StoreWork
    var callers = 1
    /// Whether the state said that the load is in flight after the action that begins the load.
    var wasInFlight = false

    /// Whether the load is still in flight: its effects are running, and no action has cancelled
    /// the load in the state.
    func isGoingOn(_ isIdle: () -> Bool) -> Bool {
      !work.isOver && !(wasInFlight && isIdle())
    }
  }

  private let running = WatchedMutex<Running?>(nil)

  /// Returns whether a load begun here is in flight, and the state is not idle again.
  func isRunning(unless isIdle: () -> Bool) -> Bool {
    running.withLock { $0?.isGoingOn(isIdle) ?? false }
  }

  /// Forgets the load in flight, which another load has replaced.
  func forget() { running.withLock { $0 = nil } }

  /// Starts a load, or joins the load in flight, and returns when that load has ended.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - action: The action that begins the load.
  ///   - id: The identity of the slice that is loaded.
  ///   - cancel: The action that ends the load when its last caller is cancelled. With nil, the
  ///     load continues.
  ///   - isInFlight: Returns whether a state says that a load is in flight. If it is true, the call
  ///     joins that load.
  ///   - isIdle: Returns whether a state is idle. If it is true after the load was in flight, the
  ///     load was cancelled.
  func run<State, Action>(
    on store: Store<State, Action>,
    by action: Action,
    as id: SliceID,
    cancellingWith cancel: Action?,
    while isInFlight: @escaping @Sendable (State) -> Bool,
    unless isIdle: (State) -> Bool
  ) async {
    guard !Task.isCancelled else { return }
    let joined = join { isIdle(store.state) }
    // A load that another action has requested loads other data, so it is not joined.
    let isAsker = store.slice(id.path).askers.last == id.action
    if joined == nil, isAsker, await store.ends(isInFlight) { return }
    let (work, isNew) = joined.map { ($0, false) } ?? begin { isIdle(store.state) }
    if isNew {
      store.ask(id.path, id.action)
      store.dispatch(action, as: work)
      note(isInFlight(store.state), of: work)
    }
    await work.finish { [self] waiter in
      if leave(work, isEnd: cancel != nil), let cancel {
        work.cancel()
        store.dispatch(cancel)
      }
      waiter.resume()
    }
  }

  /// Returns the load in flight with the caller added to it, or nil.
  private func join(_ isIdle: () -> Bool) -> StoreWork? {
    running.withLock { Self.join(&$0, unless: isIdle) }
  }

  private static func join(_ running: inout Running?, unless isIdle: () -> Bool) -> StoreWork? {
    guard let work = running?.work, running?.isGoingOn(isIdle) == true else { return nil }
    running?.callers += 1
    return work
  }

  /// Returns a new load, or the load that another caller began in the meantime.
  private func begin(_ isIdle: () -> Bool) -> (StoreWork, isNew: Bool) {
    running.withLock { running in
      if let work = Self.join(&running, unless: isIdle) { return (work, false) }
      let work = StoreWork()
      work.begin()
      running = Running(work: work)
      return (work, true)
    }
  }

  private func note(_ isInFlight: Bool, of work: StoreWork) {
    running.withLock { running in
      if running?.work === work { running?.wasInFlight = isInFlight }
    }
  }

  /// Removes a caller, and returns whether it was the last caller.
  ///
  /// If `isEnd` is true, the last caller ends the load.
  private func leave(_ work: StoreWork, isEnd: Bool) -> Bool {
    running.withLock { running in
      guard running?.work === work else { return false }
      running?.callers -= 1
      guard running?.callers == 0 else { return false }
      if isEnd { running = nil }
      return true
    }
  }
}

extension Store {
  /// If the state says that a load is in flight, waits for its end and returns true.
  ///
  /// Otherwise, the method returns false at once. It also returns false if the store is idle,
  /// because a state restored from storage may say that a load is in flight although no load is
  /// running.
  fileprivate func ends(_ isInFlight: @escaping @Sendable (State) -> Bool) async -> Bool {
    guard isInFlight(state), isBusy else { return false }
    await wait { state, isIdle in isIdle || !isInFlight(state) }
    return true
  }
}
