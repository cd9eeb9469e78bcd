public import DiptychState
import DiptychSystem
public import Observation

/// A loadable for a list in a store's state that actions load page by page.
///
/// Create it with
/// ``Store/loadable(_:refreshingWith:loadingMoreWith:loadingPreviousWith:cancellingWith:)`` each
/// time you need it. While your code or a component retains a slice, a call with equal arguments
/// returns the same object.
public final class PagedLoadableSlice<
  State: Sendable,
  Action: Sendable,
  Item: Sendable,
  Cursor: Sendable,
  Failure: Error
>: PagedLoadable, Observable, IdentifiedSource {
  typealias Actions = (refresh: Action, more: Action, previous: Action?, cancel: Action?)

  private let store: Store<State, Action>
  private let path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable
  private let id: SliceID
  private let refreshes = SliceLoad()
  private let appends = SliceLoad()
  private let prepends = SliceLoad()
  private let actions: WatchedMutex<Actions>

  init(
    _ store: Store<State, Action>,
    _ path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable,
    _ actions: Actions,
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
          hasData: part.pages != nil,
          isLoading: part.inFlight == .refresh,
          hasFailed: part.failure != nil
        )
      }
    }
  }

  package var sourceID: AnyHashable { [AnyHashable(ObjectIdentifier(store)), AnyHashable(id)] }

  deinit { store.unregister(id.path) }

  /// Replaces the actions with actions that count as equal.
  func take(_ actions: Actions) {
    self.actions.withLock { $0 = actions }
  }

  // MARK: Reading

  /// The state of the list.
  ///
  /// A slice shows only the data that its own action has loaded. If a slice with another refresh
  /// action requested the last load, the state is idle.
  ///
  /// If this slice requested the last load, but the current pages were loaded by a slice with
  /// another refresh action, the state contains no pages.
  public var state: PagingState<Item, Cursor, Failure> {
    let ownership = ownership
    let state = store.state[keyPath: path]
    let isRefreshing = state.inFlight == .refresh
    return switch ownership {
    case .none: PagingState()
    case .load:
      PagingState(
        pages: nil,
        failure: isRefreshing ? nil : state.failure(of: .refresh).map { (.refresh, $0) },
        inFlight: isRefreshing ? .refresh : nil
      ) ?? PagingState()
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
    return refreshes.isRunning { state.loadPhase == .idle }
      || appends.isRunning { state.loadPhase == .idle }
      || prepends.isRunning { state.loadPhase == .idle }
      || isStoreBusy && (state.inFlight != nil || store.isTelling)
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
    return state.loadPhase == .idle || state.inFlight != nil
  }

  /// The number of times that actions have reset the list.
  ///
  /// Resets are only counted while a slice of this list is retained.
  public var generation: Int { store.slice(id.path).history.generation }

  /// The reason why the list is idle; it has a meaning only while the list is idle.
  ///
  /// After an action that ended a first refresh without a result, the reason is
  /// ``/DiptychState/IdleReason/givenUp``.
  public var idleReason: IdleReason {
    ownership == .none ? .notAsked : store.slice(id.path).history.idleReason
  }

  // MARK: Loading

  /// Dispatches the action that refreshes the list, or joins a refresh in flight, and returns when
  /// that refresh has ended.
  ///
  /// If the caller's task is cancelled, the call returns at once, and the refresh continues.
  /// ``LoadableSlice/load()`` describes when the refresh is cancelled too.
  public func refresh() async {
    guard !Task.isCancelled else { return }
    let actions = actions.withLock { $0 }
    // A refresh ends an append and a prepend.
    appends.forget()
    prepends.forget()
    await run(.refresh, in: refreshes, by: actions.refresh, cancellingWith: actions.cancel)
  }

  /// Dispatches the action that loads the next page, or joins an append in flight, and returns when
  /// that append has ended.
  ///
  /// Does nothing before the first load, during another operation, and at the end of the list.
  public func loadMore() async {
    var next = state
    guard next.loadMore() == .changed || next.inFlight == .append else { return }
    let actions = actions.withLock { $0 }
    await run(.append, in: appends, by: actions.more, cancellingWith: actions.cancel)
  }

  /// Dispatches the action that loads the page before the first one, or joins a prepend in flight,
  /// and returns when that prepend has ended.
  ///
  /// Does nothing if the slice was created without such an action, before the first load, during
  /// another operation, and if no page comes before the first one.
  public func loadPrevious() async {
    var next = state
    guard next.loadPrevious() == .changed || next.inFlight == .prepend else { return }
    let actions = actions.withLock { $0 }
    guard let previous = actions.previous else { return }
    await run(.prepend, in: prepends, by: previous, cancellingWith: actions.cancel)
  }

  private func run(
    _ operation: PagingOperation,
    in load: SliceLoad,
    by action: Action,
    cancellingWith cancel: Action?
  ) async {
    await load.run(
      on: store,
      by: action,
      as: id,
      cancellingWith: cancel,
      while: { [path] state in state[keyPath: path].inFlight == operation },
      unless: { state in state[keyPath: path].loadPhase == .idle }
    )
  }
}
