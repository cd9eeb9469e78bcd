public import DiptychState
import DiptychSystem
public import Observation

/// A part of a store's state that an action loads.
///
/// A component shows it and asks for its first load, as with any store. Create it with
/// ``Store/loadable(_:loadingWith:cancellingWith:)`` wherever it is needed: calls with equal
/// arguments return the same object as long as somebody holds it.
public final class LoadableSlice<
  State: Sendable,
  Action: Sendable,
  Value: Sendable,
  Failure: Error
>: Loadable, Observable {
  private let store: Store<State, Action>
  private let path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable
  private let id: ErasedID
  private let load = SliceLoad()
  private let actions: WatchedMutex<(load: Action, cancel: Action?)>

  init(
    _ store: Store<State, Action>,
    _ path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable,
    _ actions: (load: Action, cancel: Action?)
  ) {
    self.store = store
    self.path = path
    id = ErasedID(path)
    self.actions = WatchedMutex(actions)
    store.register(LoadHistory { $0[keyPath: path].phase }, id)
  }

  deinit { store.unregister(id) }

  /// Replaces the actions by others that count as equal.
  func take(_ actions: (load: Action, cancel: Action?)) {
    self.actions.withLock { $0 = actions }
  }

  // MARK: Reading

  /// The state of the part.
  public var state: AsyncValue<Value, Failure> { store.state[keyPath: path] }

  /// Whether a load begun by this slice is in flight, or the state is loading and the store is
  /// busy.
  public var isBusy: Bool {
    let isStoreBusy = store.isBusy
    return load.isRunning { state.phase == .idle }
      || isStoreBusy && (state.isLoading || store.isTelling)
  }

  /// Whether a component has to ask for a first load: no load is running, and the state is idle or,
  /// wrongly, loading.
  public var needsLoad: Bool {
    // Checked first: otherwise a load that ends in between would look as if none had been asked
    // for.
    guard !isBusy else { return false }
    let state = state
    return state.phase == .idle || state.isLoading
  }

  /// The number of times an action has reset the state, counted as long as somebody holds a slice of
  /// it.
  public var generation: Int { store.slice(id).generation }

  /// The reason why the state is idle, if it is: ``/DiptychState/IdleReason/givenUp`` after an action ended a
  /// first load without a result.
  public var idleReason: IdleReason { store.slice(id).idleReason }

  // MARK: Loading

  /// Dispatches the loading action, or joins a load in flight, and returns when that load has
  /// ended.
  ///
  /// A load ends when the effects of its action have; see ``StoreTask/finish()``. A load that
  /// another action began is joined too. A caller whose task is cancelled returns at once, and the
  /// load goes on unless there is a cancelling action.
  public func load() async {
    let actions = actions.withLock { $0 }
    await load.run(
      on: store,
      by: actions.load,
      cancellingWith: actions.cancel,
      while: { [path] state in state[keyPath: path].isLoading },
      unless: { state in state[keyPath: path].phase == .idle }
    )
  }
}
