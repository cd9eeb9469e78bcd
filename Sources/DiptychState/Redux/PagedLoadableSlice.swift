public import Observation

/// A list in a store's state that is loaded page by page, by actions.
///
/// Make it with ``Store/loadable(_:refreshingWith:loadingMoreWith:cancellingWith:)``, wherever it is
/// needed: two that are made of equal arguments are one object for as long as somebody holds it.
public final class PagedLoadableSlice<
  State: Sendable,
  Action: Sendable,
  Item: Sendable,
  Cursor: Sendable,
  Failure: Error
>: PagedLoadable, Observable {
  typealias Actions = (refresh: Action, more: Action, cancel: Action?)

  private let store: Store<State, Action>
  private let path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable
  private let id: ErasedID
  private let refreshes = SliceLoad()
  private let appends = SliceLoad()
  private let actions: WatchedMutex<Actions>

  init(
    _ store: Store<State, Action>,
    _ path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable,
    _ actions: Actions
  ) {
    self.store = store
    self.path = path
    id = ErasedID(path)
    self.actions = WatchedMutex(actions)
    store.register(SliceRecord { $0[keyPath: path].phase }, id)
  }

  /// Takes other actions that count as equal.
  func take(_ actions: Actions) {
    self.actions.withLock { $0 = actions }
  }

  // MARK: Reading

  /// The state of the list.
  public var state: PagingState<Item, Cursor, Failure> { store.state[keyPath: path] }

  /// Whether a load that was begun here is in flight, or the state says so and the store is busy.
  public var isBusy: Bool {
    let isStoreBusy = store.isBusy
    return refreshes.isRunning || appends.isRunning
      || isStoreBusy && (state.inFlight != nil || store.isTelling)
  }

  /// Whether a first load has to be asked for: nothing is in flight, and the state is idle, or says
  /// that something is.
  public var needsLoad: Bool {
    // First: a load that ends in between must not look like one that never was.
    guard !isBusy else { return false }
    let state = state
    return state.kind == .idle || state.inFlight != nil
  }

  /// The number of times that an action has reset the list since somebody made such a slice first.
  public var generation: Int { store.slice(id).generation }

  /// Why the list is idle, if it is: ``IdleReason/givenUp`` after a first refresh that an action has
  /// ended with nothing.
  public var idleReason: IdleReason { store.slice(id).idleReason }

  // MARK: Loading

  /// Dispatches the action that refreshes the list, or joins the refresh in flight; returns when that
  /// has ended.
  ///
  /// See ``LoadableSlice/load()``.
  public func refresh() async {
    let actions = actions.withLock { $0 }
    await refreshes.run(on: store, by: actions.refresh, cancellingWith: actions.cancel) {
      [path] state in state[keyPath: path].inFlight == .refresh
    }
  }

  /// Dispatches the action that loads the next page, or joins the append in flight; returns when that
  /// has ended.
  ///
  /// Does nothing before the first page, during a refresh, and at the end.
  public func loadMore() async {
    var next = state
    guard next.loadMore() == .changed || next.inFlight == .append else { return }
    let actions = actions.withLock { $0 }
    await appends.run(on: store, by: actions.more, cancellingWith: actions.cancel) {
      [path] state in state[keyPath: path].inFlight == .append
    }
  }
}

extension PagingState {
  fileprivate var phase: SlicePhase {
    guard pages == nil, failure == nil else { return .other }
    return inFlight == nil ? .idle : .loading
  }
}
