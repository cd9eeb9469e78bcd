public import DiptychState
import DiptychSystem
public import Observation

/// A part of a store's state that an action loads.
///
/// A component shows it and asks for its first load, as with any store. Create it with
/// ``Store/loadable(_:loadingWith:cancellingWith:)`` wherever it is needed: calls with equal
/// arguments return the same object while other code holds it.
public final class LoadableSlice<
  State: Sendable,
  Action: Sendable,
  Value: Sendable,
  Failure: Error
>: Loadable, Observable, IdentifiedSource {
  private let store: Store<State, Action>
  private let path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable
  private let id: SliceID
  private let load = SliceLoad()
  private let actions: WatchedMutex<(load: Action, cancel: Action?)>

  init(
    _ store: Store<State, Action>,
    _ path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable,
    _ actions: (load: Action, cancel: Action?),
    _ id: SliceID
  ) {
    self.store = store
    self.path = path
    self.id = id
    self.actions = WatchedMutex(actions)
    store.register(id.path, id.action) { askers in
      SlicePart(LoadHistory { $0[keyPath: path].loadPhase }, askers) { state in
        let part = state[keyPath: path]
        return .init(
          hasData: part.value != nil,
          isLoading: part.isLoading,
          hasFailed: part.failure != nil
        )
      }
    }
  }

  package var sourceID: AnyHashable { [AnyHashable(ObjectIdentifier(store)), AnyHashable(id)] }

  deinit { store.unregister(id.path) }

  /// Replaces the actions by others that count as equal.
  func take(_ actions: (load: Action, cancel: Action?)) {
    self.actions.withLock { $0 = actions }
  }

  // MARK: Reading

  /// The state of the part, or idle if another action than the slice's action requested the last
  /// load.
  ///
  /// If the slice's action requested the last load, but the value comes from the load of another
  /// action, the state has no value.
  public var state: AsyncValue<Value, Failure> {
    let ownership = ownership
    let state = store.state[keyPath: path]
    return switch ownership {
    case .none: .idle
    case .load:
      AsyncValue(
        value: nil,
        failure: state.isLoading ? nil : state.failure,
        isLoading: state.isLoading
      )
    case .all: state
    }
  }

  private var ownership: SliceOwnership {
    SliceOwnership(store.slice(id.path).askers, id.action)
  }

  /// Whether a load begun by this slice is in flight, or the state is loading and the store is
  /// busy.
  public var isBusy: Bool {
    let isStoreBusy = store.isBusy
    return load.isRunning { state.loadPhase == .idle }
      || isStoreBusy && (state.isLoading || store.isTelling)
  }

  /// Whether a component has to ask for a first load, because no load is running, and the state is
  /// idle, or is loading without a running load.
  public var needsLoad: Bool {
    // Checked first, because otherwise a load that ends in between would look as if no load had
    // been requested.
    guard !isBusy else { return false }
    let state = state
    return state.loadPhase == .idle || state.isLoading
  }

  /// The number of times an action has reset the state, counted while other code holds a slice of
  /// the state.
  public var generation: Int { store.slice(id.path).history.generation }

  /// The reason why the state is idle; it counts only while the state is idle.
  ///
  /// After an action that ended a first load without a result, the reason is
  /// ``/DiptychState/IdleReason/givenUp``.
  public var idleReason: IdleReason {
    ownership == .none ? .notAsked : store.slice(id.path).history.idleReason
  }

  // MARK: Loading

  /// Dispatches the loading action, or joins a load in flight, and returns when that load has
  /// ended.
  ///
  /// A load ends when the effects of its action have ended; see ``StoreTask/finish()``. The call
  /// also joins a load that another action began. If the caller's task is cancelled, the call
  /// returns at once. The load continues, unless all its callers are cancelled and the slice has a
  /// cancelling action.
  public func load() async {
    let actions = actions.withLock { $0 }
    await load.run(
      on: store,
      by: actions.load,
      as: id,
      cancellingWith: actions.cancel,
      while: { [path] state in state[keyPath: path].isLoading },
      unless: { state in state[keyPath: path].loadPhase == .idle }
    )
  }
}
