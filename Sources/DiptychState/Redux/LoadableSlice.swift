public import Observation

/// A part of a store's state that is loaded by an action.
///
/// A component shows it and asks for its first load, as of any store. Make it with
/// ``Store/loadable(_:loadingWith:cancellingWith:)``, wherever it is needed: two that are made of
/// equal arguments are one object for as long as somebody holds it.
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
    store.register(SliceRecord { $0[keyPath: path].phase }, id)
  }

  /// Takes other actions that count as equal.
  func take(_ actions: (load: Action, cancel: Action?)) {
    self.actions.withLock { $0 = actions }
  }

  // MARK: Reading

  /// The state of the part.
  public var state: AsyncValue<Value, Failure> { store.state[keyPath: path] }

  /// Whether a load that was begun here is in flight, or the state says so and the store is busy.
  public var isBusy: Bool {
    let isStoreBusy = store.isBusy
    return load.isRunning || isStoreBusy && (state.isLoading || store.isTelling)
  }

  /// Whether a first load has to be asked for: nothing is in flight, and the state is idle, or says
  /// that something is.
  public var needsLoad: Bool {
    // First: a load that ends in between must not look like one that never was.
    guard !isBusy else { return false }
    let state = state
    return state.corner == .idle || state.isLoading
  }

  /// The number of times that an action has reset the state since somebody made such a slice first.
  public var generation: Int { store.slice(id).generation }

  /// Why the state is idle, if it is: ``IdleReason/givenUp`` after a first load that an action has
  /// ended with nothing.
  public var idleReason: IdleReason { store.slice(id).idleReason }

  // MARK: Loading

  /// Dispatches the action, or joins the load in flight, whoever began it; returns when that has
  /// ended.
  ///
  /// It has ended when the effects of the action have; see ``StoreTask/finish()``. A caller whose task
  /// is cancelled returns at once, and the load goes on, unless there is an action that gives it up.
  public func load() async {
    let actions = actions.withLock { $0 }
    await load.run(on: store, by: actions.load, cancellingWith: actions.cancel) { [path] state in
      state[keyPath: path].isLoading
    }
  }
}
