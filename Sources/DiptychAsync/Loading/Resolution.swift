public import DiptychState
public import DiptychViews

/// The state that a component shows in one rendering, with the actions of the component, such as a
/// retry.
public struct _Resolution<State> {
  /// The state.
  @usableFromInline var state: State
  /// The action that loads the state from its beginning.
  @usableFromInline var retry = ComponentAction()
  /// The action that loads the next page of a list.
  @usableFromInline var loadMore = ComponentAction()
  /// The action that loads the previous page of a list.
  @usableFromInline var loadPrevious = ComponentAction()
  /// The action that removes the failure's banner.
  @usableFromInline var dismiss = ComponentAction()
  /// Whether the failure's banner was removed.
  @usableFromInline var isDismissed = false
  /// The number of the last failure that a store has announced; nil for a state kept by the caller.
  var announcementID: Int?
  /// Whether the load in flight waits before its next attempt.
  @usableFromInline var isPausing = false
  /// The reason why the state is idle; it has a meaning only while the state is idle.
  @usableFromInline var idleReason = IdleReason.notAsked

  init(
    _ state: State,
    retry: ComponentAction = ComponentAction(),
    loadMore: ComponentAction = ComponentAction()
  ) {
    self.state = state
    self.retry = retry
    self.loadMore = loadMore
  }

  /// Asks for work that loads a state kept by the caller, once and again after each reset of the
  /// state.
  @usableFromInline
  mutating func load<R: _Renderer>(
    with task: @escaping @Sendable () async -> Void,
    _ phase: LoadPhase,
    in renderer: inout R
  ) {
    let resets = renderer.owned { ResetCount() }
    let hasRun = renderer.wants(task: task, id: resets.note(phase))
    idleReason = idleReason.afterFirstLoad(hasRun: hasRun)
    if !retry.isAvailable { retry = ComponentAction(task) }
  }
}

extension _Renderer {
  /// Returns the state of a store and its actions, and asks for its first load.
  mutating func resolution<Store: Loadable>(
    of store: Store
  ) -> _Resolution<AsyncValue<Store.Value, Store.Failure>> {
    resolution(of: store, state: { $0.state }, load: { await $0.load() })
  }

  /// Returns the state of a store of pages and its actions, and asks for its first load.
  mutating func resolution<Store: PagedLoadable>(
    ofPages store: Store
  ) -> _Resolution<PagingState<Store.Item, Store.Cursor, Store.Failure>> {
    var resolution = resolution(of: store, state: { $0.state }, load: { await $0.refresh() })
    resolution.loadMore = ComponentAction {
      store.endPause()
      await store.loadMore()
    }
    resolution.loadPrevious = ComponentAction {
      store.endPause()
      await store.loadPrevious()
    }
    return resolution
  }

  /// Returns an empty state for a store whose binding still has data with another identity, and
  /// asks for the load that drops this data.
  mutating func resolution<State>(
    ofEarlier store: some _LoadingSource,
    _ empty: State,
    load: @escaping @Sendable () async -> Void
  ) -> _Resolution<State> {
    enter(id: FirstLoad(store: store, generation: -1))
    wants(load)
    leave()
    return _Resolution(empty, retry: ComponentAction(load))
  }

  private mutating func resolution<Store: _LoadingSource, State>(
    of store: Store,
    state: (Store) -> State,
    load: @escaping @Sendable (Store) async -> Void
  ) -> _Resolution<State> {
    let hasRun = wants(firstLoadOf: store) { await load(store) }
    let retry = ComponentAction {
      store.endPause()
      await load(store)
    }
    var resolution = _Resolution(state(store), retry: retry)
    resolution.isPausing = store.pause != nil
    resolution.idleReason = store.idleReason.afterFirstLoad(hasRun: hasRun)
    // If the initial state of a store has a failure, the store has no announcement for the failure.
    let announcement = store.announcement
    resolution.isDismissed = announcement?.isDismissed == true
    resolution.announcementID = announcement?.id
    resolution.dismiss =
      announcement?.isDismissed == false
      ? ComponentAction { store.dismissAnnouncement() } : .waiting
    return resolution
  }
}

/// The number of resets of a state that frames have shown.
private final class ResetCount {
  private var count = 0
  private var hadResult = false

  /// Records the state of a frame, and returns the number of resets.
  func note(_ phase: LoadPhase) -> Int {
    if phase == .idle && hadResult { count += 1 }
    hadResult = phase == .other
    return count
  }
}
