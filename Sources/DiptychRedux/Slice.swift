import DiptychState
import DiptychSystem

/// A state that a slice shows.
protocol SliceState {
  var facts: SliceFacts { get }
  /// The load in flight or its failure, without the data.
  var withoutData: Self { get }
  /// The state before the first load.
  static var unloaded: Self { get }
}

/// The properties of a part of a state that its history depends on.
struct SliceFacts: Sendable {
  let phase: LoadPhase
  let hasData: Bool
  let hasFailed: Bool
  /// Whether a load that replaces the data is in flight.
  let isReplacing: Bool
  /// Whether an operation is in flight, such as the load of a page.
  let isInFlight: Bool
}

extension AsyncValue: SliceState {
  var facts: SliceFacts {
    SliceFacts(
      phase: loadPhase,
      hasData: value != nil,
      hasFailed: failure != nil,
      isReplacing: isLoading,
      isInFlight: isLoading
    )
  }

  var withoutData: AsyncValue {
    AsyncValue(value: nil, failure: isLoading ? nil : failure, isLoading: isLoading)
  }

  static var unloaded: AsyncValue { .idle }
}

extension PagingState: SliceState {
  var facts: SliceFacts {
    SliceFacts(
      phase: loadPhase,
      hasData: pages != nil,
      hasFailed: failure != nil,
      isReplacing: inFlight == .refresh,
      isInFlight: inFlight != nil
    )
  }

  var withoutData: PagingState {
    let isRefreshing = inFlight == .refresh
    let failed = isRefreshing ? nil : failure(of: .refresh).map { (PagingOperation.refresh, $0) }
    return PagingState(pages: nil, failure: failed, inFlight: isRefreshing ? .refresh : nil)
      ?? PagingState()
  }

  static var unloaded: PagingState { PagingState() }
}

/// The actions that load a slice.
struct SliceActions<Action: Sendable>: Sendable {
  var load: Action
  var more: Action?
  var previous: Action?
  var cancel: Action?
}

/// A part of a store's state that actions load.
///
/// A slice shows only the data that its own action has loaded. If a slice with another action
/// requested the last load, the state is unloaded. If this slice requested the last load, but a
/// slice with another action loaded the current data, the state contains no data.
final class Slice<State: Sendable, Action: Sendable, Part: SliceState & Sendable>: Sendable {
  private let store: Store<State, Action>
  private let path: any KeyPath<State, Part> & Sendable
  private let id: SliceID
  private let lockedActions: Mutex<SliceActions<Action>>
  private let loads = SliceLoad()
  private let appends = SliceLoad()
  private let prepends = SliceLoad()

  init(
    _ store: Store<State, Action>,
    _ path: any KeyPath<State, Part> & Sendable,
    _ actions: SliceActions<Action>,
    _ id: SliceID
  ) {
    self.store = store
    self.path = path
    self.id = id
    lockedActions = Mutex(actions)
    store.book.withLock { $0.register(id) { state in state[keyPath: path].facts } }
  }

  deinit { store.book.withLock { $0.unregister(id) } }

  /// The actions, which may be replaced by actions that count as equal.
  var actions: SliceActions<Action> {
    get { lockedActions.withLock { $0 } }
    set { lockedActions.withLock { $0 = newValue } }
  }

  var sourceID: AnyHashable { [AnyHashable(ObjectIdentifier(store)), AnyHashable(id)] }

  // MARK: Reading

  var state: Part {
    let askers = part.askers
    let state = store.state[keyPath: path]
    if askers.last != id.action { return .unloaded }
    return askers.ofData == id.action ? state : state.withoutData
  }

  var isBusy: Bool {
    let isStoreBusy = store.isBusy
    let facts = state.facts
    if [loads, appends, prepends].contains(where: { $0.isRunning(in: facts.phase) }) {
      return true
    }
    // While the store calls observers, they may not have been notified of the last write yet.
    return isStoreBusy && (facts.isInFlight || store.book.withLock { $0.isTurnTaken })
  }

  var needsLoad: Bool {
    // Checked first, because otherwise a load that ends in between would look as if no load had
    // been requested.
    guard !isBusy else { return false }
    let facts = state.facts
    return facts.phase == .idle || facts.isInFlight
  }

  var generation: Int { part.generation }

  var idleReason: IdleReason {
    let part = part
    return part.askers.last == id.action ? part.idleReason : .notAsked
  }

  private var part: SlicePart<State> {
    guard let part = store.read({ $0.slices[id.path] }) else {
      preconditionFailure("A slice was read before it was registered with the store.")
    }
    return part
  }

  // MARK: Loading

  func load() async {
    guard !Task.isCancelled else { return }
    // A refresh ends an append and a prepend.
    appends.forget()
    prepends.forget()
    await run(loads, by: actions.load) { $0.facts.isReplacing }
  }

  func loadMore(while isInFlight: @escaping @Sendable (Part) -> Bool) async {
    if let more = actions.more { await run(appends, by: more, while: isInFlight) }
  }

  func loadPrevious(while isInFlight: @escaping @Sendable (Part) -> Bool) async {
    if let previous = actions.previous { await run(prepends, by: previous, while: isInFlight) }
  }

  /// Dispatches an action that begins a load, or joins the load in flight, and returns when the
  /// load has ended.
  private func run(
    _ load: SliceLoad,
    by action: Action,
    while isInFlight: @escaping @Sendable (Part) -> Bool
  ) async {
    guard !Task.isCancelled else { return }
    let cancel = actions.cancel
    var joined = load.join(in: phase)
    // A load that another action has requested loads other data, so it is not joined.
    if joined == nil, part.askers.last == id.action, await hasEnded(isInFlight) { return }
    var isNew = false
    if joined == nil { (joined, isNew) = load.begin(in: phase) }
    guard let work = joined else { return }
    if isNew {
      store.book.withLock { $0.ask(id) }
      store.dispatch(action, as: work)
      load.note(isInFlight(store.state[keyPath: path]), of: work)
    }
    await work.finish { [store] waiter in
      if load.leave(work, isEnd: cancel != nil), let cancel {
        work.cancel()
        store.dispatch(cancel)
      }
      waiter.resume()
    }
  }

  private var phase: LoadPhase { store.state[keyPath: path].facts.phase }

  /// If the state says that a load is in flight, waits for its end and returns true.
  ///
  /// Returns false if the store is idle, because a state restored from storage may say that a load
  /// is in flight although no load is running.
  private func hasEnded(_ isInFlight: @escaping @Sendable (Part) -> Bool) async -> Bool {
    guard isInFlight(store.state[keyPath: path]), store.isBusy else { return false }
    await store.wait { [path] state, isIdle in isIdle || !isInFlight(state[keyPath: path]) }
    return true
  }
}

// MARK: - Loads in flight

/// A load of a slice that is in flight, which several callers can join.
private final class SliceLoad: Sendable {
  private struct Running {
    let work: StoreWork
    var callers = 0
    /// Whether the state said that the load is in flight after the action that begins the load.
    var wasInFlight = false

    /// Whether its effects are running, and no action has cancelled the load in the state.
    func isGoingOn(in phase: LoadPhase) -> Bool {
      !work.isOver && !(wasInFlight && phase == .idle)
    }
  }

  private let running = Mutex<Running?>(nil)

  func isRunning(in phase: LoadPhase) -> Bool {
    running.withLock { $0?.isGoingOn(in: phase) ?? false }
  }

  /// Forgets the load in flight, which another load has replaced.
  func forget() { running.withLock { $0 = nil } }

  /// Adds a caller to the load in flight, if there is one.
  func join(in phase: LoadPhase) -> StoreWork? {
    running.withLock { running in
      guard running?.isGoingOn(in: phase) == true else { return nil }
      running?.callers += 1
      return running?.work
    }
  }

  /// Begins a load, or joins a load that another caller began in the meantime.
  func begin(in phase: LoadPhase) -> (StoreWork?, isNew: Bool) {
    if let work = join(in: phase) { return (work, false) }
    let work = StoreWork()
    work.begin()
    running.withLock { $0 = Running(work: work, callers: 1) }
    return (work, true)
  }

  func note(_ isInFlight: Bool, of work: StoreWork) {
    running.withLock { if $0?.work === work { $0?.wasInFlight = isInFlight } }
  }

  /// Removes a caller, and returns whether it was the last one, which ends the load if `isEnd`.
  func leave(_ work: StoreWork, isEnd: Bool) -> Bool {
    running.withLock { running in
      guard running?.work === work else { return false }
      running?.callers -= 1
      let isLast = running?.callers == 0
      if isLast && isEnd { running = nil }
      return isLast
    }
  }
}

// MARK: - The history of a part

/// The actions that slices of one part have dispatched.
struct SliceAskers: Sendable {
  /// The action that requested the last load.
  var last: ErasedID
  /// The action that loaded the current data.
  var ofData: ErasedID
}

/// The history of a part of a store's state: the actions that requested its loads, its resets and
/// its cancelled first loads.
struct SlicePart<State: Sendable>: Sendable {
  /// The number of slices of the part.
  var ownerCount = 0
  var askers: SliceAskers
  /// The number of resets.
  private(set) var generation = 0
  /// The reason why the part is idle; it has a meaning only while the part is idle.
  private(set) var idleReason = IdleReason.notAsked
  private let facts: @Sendable (State) -> SliceFacts

  init(_ askers: SliceAskers, _ facts: @escaping @Sendable (State) -> SliceFacts) {
    self.askers = askers
    self.facts = facts
  }

  /// Records a change of the state.
  ///
  /// If a first load ends without a result, it was cancelled. If a part with data or a failure
  /// becomes idle, it was reset.
  mutating func note(_ before: State, _ after: State) {
    let (before, after) = (facts(before), facts(after))
    switch (before.phase, after.phase) {
    case (.idle, .idle): break
    case (.loading, .idle): idleReason = .givenUp
    case (.other, .idle):
      idleReason = .notAsked
      generation += 1
    default: idleReason = .notAsked
    }
    let hasLoaded = before.isReplacing && !after.isReplacing && after.hasData && !after.hasFailed
    if hasLoaded || !after.hasData { askers.ofData = askers.last }
  }
}
