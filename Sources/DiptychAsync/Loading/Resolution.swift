public import DiptychState
import DiptychSystem
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
  /// Whether the caller keeps the state, so that the state alone says whether a load is in flight.
  var isKeptByCaller = false
  /// Whether the load in flight is not shown yet.
  @usableFromInline var isDelayed = false
  /// Whether the component has a task that loads the state.
  private var hasTask = false

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
    hasTask = true
    let resets = renderer.owned { ResetCount() }
    let hasRun = renderer.wants(task: task, id: resets.note(phase))
    idleReason = idleReason.afterFirstLoad(hasRun: hasRun)
    if !retry.isAvailable { retry = ComponentAction(task) }
  }
}

extension _Resolution where State: LoadableState {
  /// Records that the state is shown, if it has no result, and perhaps nothing loads it.
  @usableFromInline
  func noteShown(hasInitialView: Bool = false) {
    let isIdle = state.loadPhase == .idle && idleReason != .empty && !hasInitialView
    guard isIdle || state.isInFlight else { return }
    let values = EnvironmentValues.current
    guard !values.isPlaceholder else { return }
    if let pass = values.renderPass, isIdle || isKeptByCaller {
      pass.note(UnloadedState(type: "\(State.self)", kind: isIdle ? .idle : .loading))
    }
    if isIdle, hasTask || !isKeptByCaller { values.shownFailures?.noteUnloaded() }
  }

  /// Shows the state without its load in flight, until a time after the first frame with the load.
  @usableFromInline
  mutating func delayLoading<R: _Renderer>(by delay: Duration, in renderer: inout R) {
    guard delay > .zero, renderer.tracksIdentity else { return }
    let values = EnvironmentValues.current
    guard !values.isPlaceholder else { return }
    let timer = renderer.owned { LoadingTimer() }
    guard state.isInFlight || state.loadPhase == .idle && idleReason == .notAsked else {
      return timer.load.withLock { $0 = ($0.number + 1, false) }
    }
    let (number, isOver) = timer.load.withLock { $0 }
    guard !isOver else { return }
    renderer.enter(id: LoadingTimer.Step(number: number))
    renderer.wants { [clock = values.loadingClock] in
      HostedLoad.current?.beQuiet()
      guard (try? await clock.sleep(for: delay)) != nil else { return }
      timer.load.withLock { if $0.number == number { $0.isOver = true } }
    }
    renderer.leave()
    state = state.settled
    isDelayed = true
  }
}

/// The delay before a component shows a load.
private final class LoadingTimer: Sendable {
  struct Step: Hashable {
    let number: Int
  }

  let load = Mutex((number: 0, isOver: false))
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
    // A key that is nil has nothing to load.
    let hasNothing = store.idleReason == .empty && !store.needsLoad
    var resolution = _Resolution(state(store), retry: retry.available(if: !hasNothing))
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
