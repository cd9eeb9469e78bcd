public import DiptychState
import DiptychSystem
public import Observation

/// A loadable for a part of a store's state that an action loads.
///
/// Pass it to a component, such as `AsyncValueView(store:)`. The component shows the part, and
/// dispatches the action when the part was not loaded yet. Create a slice with
/// ``Store/loadable(_:loadingWith:cancellingWith:)`` each time you need it. While your code or a
/// component retains a slice, a call with equal arguments returns the same object.
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

  /// Replaces the actions with actions that count as equal.
  func take(_ actions: (load: Action, cancel: Action?)) {
    self.actions.withLock { $0 = actions }
  }

  // MARK: Reading

  /// The state of the part.
  ///
  /// A slice shows only the data that its own action has loaded. If another slice, with another
  /// loading action, requested the last load, the state is idle.
  ///
  /// If this slice requested the last load, but the current value was loaded by a slice with
  /// another action, the state contains no value.
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

  /// Whether a load begun by this slice is in flight, or the state says that a load is in flight
  /// while ``Store/isBusy`` is true.
  public var isBusy: Bool {
    let isStoreBusy = store.isBusy
    return load.isRunning { state.loadPhase == .idle }
      || isStoreBusy && (state.isLoading || store.isTelling)
  }

  /// Whether a first load is needed.
  ///
  /// A load is needed if ``isBusy`` is false, and the state is idle. It is also needed if the state
  /// says that a load is in flight although ``isBusy`` is false, for example because the state was
  /// restored from a file.
  public var needsLoad: Bool {
    // Checked first, because otherwise a load that ends in between would look as if no load had
    // been requested.
    guard !isBusy else { return false }
    let state = state
    return state.loadPhase == .idle || state.isLoading
  }

  /// The number of times that actions have reset the state.
  ///
  /// Resets are only counted while a slice of this part is retained.
  public var generation: Int { store.slice(id.path).history.generation }

  /// The reason why the state is idle; it has a meaning only while the state is idle.
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
  /// A load ends when the effects of its action have ended; see ``StoreTask/finish()``. If the
  /// state says that a load is in flight, and no other slice has requested that load, the call
  /// joins it. If the caller's task is cancelled, the call returns at once, and the load continues.
  /// The load is only cancelled if all of its callers are cancelled and the slice has a cancelling
  /// action.
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
