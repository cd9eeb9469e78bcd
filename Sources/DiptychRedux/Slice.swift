import DiptychState
import DiptychSystem

/// A state that a slice shows.
protocol SliceState {
  /// The state before the first load.
  static var unloaded: Self { get }
  /// The load in flight or its failure, without the data.
  var withoutData: Self { get }
  var facts: SliceFacts { get }
}

/// The properties of a part of a state that its history depends on.
struct SliceFacts: Sendable {
  let phase: LoadPhase
  let hasData: Bool
  let hasFailed: Bool
  /// The operation in flight; the load of a value is a refresh.
  let inFlight: PagingOperation?
}

extension AsyncValue: SliceState {
  static var unloaded: AsyncValue { .idle }

  var withoutData: AsyncValue {
    AsyncValue(value: nil, failure: isLoading ? nil : failure, isLoading: isLoading)
  }

  var facts: SliceFacts {
    let operation = isLoading ? PagingOperation.refresh : nil
    return SliceFacts(
      phase: loadPhase,
      hasData: value != nil,
      hasFailed: failure != nil,
      inFlight: operation
    )
  }
}

extension PagingState: SliceState {
  static var unloaded: PagingState { PagingState() }

  var withoutData: PagingState {
    let isRefreshing = inFlight == .refresh
    let failed = isRefreshing ? nil : failure(of: .refresh).map { (PagingOperation.refresh, $0) }
    return PagingState(pages: nil, failure: failed, inFlight: isRefreshing ? .refresh : nil)
      ?? PagingState()
  }

  var facts: SliceFacts {
    SliceFacts(
      phase: loadPhase,
      hasData: pages != nil,
      hasFailed: failure != nil,
      inFlight: inFlight
    )
  }
}

/// The actions that load a slice.
struct SliceActions<Action: Sendable>: Sendable {
  /// The actions that begin the operations; the load of a value is a refresh.
  var begin: [PagingOperation: Action]
  var cancel: Action?
}

/// A part of a store's state that actions load.
///
/// A slice shows only the data that its own action has loaded. If a slice with another action
/// requested the last load, the state is unloaded. If this slice requested the last load, but a
/// slice with another action loaded the current data, the state contains no data.
final class Slice<State: Sendable, Action: Sendable, Part: SliceState & Sendable>: Sendable {
  /// A load that this slice has begun, which several callers can join.
  private struct Load {
    let work: StoreWork
    let operation: PagingOperation
    var callers = 1
    /// Whether the state said that the load is in flight after the action that begins the load.
    var wasInFlight = false

    /// Whether its effects are running, and no action has cancelled the load in the state.
    func isGoingOn(in phase: LoadPhase) -> Bool {
      !work.isOver && !(wasInFlight && phase == .idle)
    }
  }

  private let store: Store<State, Action>
  private let path: any KeyPath<State, Part> & Sendable
  private let id: SliceID
  private let lockedActions: Mutex<SliceActions<Action>>
  private let load = Mutex<Load?>(nil)

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
    if load.withLock({ $0?.isGoingOn(in: facts.phase) ?? false }) { return true }
    // While the store calls observers, they may not have been notified of the last write yet.
    return isStoreBusy && (facts.inFlight != nil || store.book.withLock { $0.isTurnTaken })
  }

  var needsLoad: Bool {
    // Checked first, because otherwise a load that ends in between would look as if no load had
    // been requested.
    guard !isBusy else { return false }
    let facts = state.facts
    return facts.phase == .idle || facts.inFlight != nil
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

  /// Dispatches the action that begins an operation, or joins the operation in flight, and returns
  /// when it has ended; does nothing if there is no such action.
  func run(_ operation: PagingOperation) async {
    let actions = actions
    guard !Task.isCancelled, let action = actions.begin[operation] else { return }
    var joined = join(operation, orBegin: false)
    // A load that another action has requested loads other data, so it is not joined.
    if joined == nil, part.askers.last == id.action, await hasEnded(operation) { return }
    joined = joined ?? join(operation, orBegin: true)
    guard let (work, isNew) = joined else { return }
    if isNew {
      store.book.withLock { $0.ask(id) }
      store.dispatch(action, as: work)
      let wasInFlight = facts.inFlight == operation
      load.withLock { if $0?.work === work { $0?.wasInFlight = wasInFlight } }
    }
    await work.finish { [store] waiter in
      if leave(work, isEnd: actions.cancel != nil), let cancel = actions.cancel {
        work.cancel()
        store.dispatch(cancel)
      }
      waiter.resume()
    }
  }

  private var facts: SliceFacts { store.state[keyPath: path].facts }

  /// If the state says that an operation is in flight, waits for its end and returns true.
  ///
  /// Returns false if the store is idle, because a state restored from storage may say that a load
  /// is in flight although no load is running.
  private func hasEnded(_ operation: PagingOperation) async -> Bool {
    guard facts.inFlight == operation, store.isBusy else { return false }
    await store.wait { [path] state, isIdle in
      isIdle || state[keyPath: path].facts.inFlight != operation
    }
    return true
  }

  /// Adds a caller to the load of this slice, if it is the same operation, or begins a load.
  private func join(
    _ operation: PagingOperation,
    orBegin isBegun: Bool
  ) -> (work: StoreWork, isNew: Bool)? {
    let phase = facts.phase
    return load.withLock { load in
      if let work = load?.work, load?.operation == operation, load?.isGoingOn(in: phase) == true {
        load?.callers += 1
        return (work, false)
      }
      guard isBegun else { return nil }
      let work = StoreWork()
      work.begin()
      load = Load(work: work, operation: operation)
      return (work, true)
    }
  }

  /// Removes a caller, and returns whether it was the last one, which ends the load if `isEnd`.
  private func leave(_ work: StoreWork, isEnd: Bool) -> Bool {
    load.withLock { load in
      guard load?.work === work else { return false }
      load?.callers -= 1
      let isLast = load?.callers == 0
      if isLast && isEnd { load = nil }
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
    let hasRefreshed = before.inFlight == .refresh && after.inFlight != .refresh
    let hasLoaded = hasRefreshed && after.hasData && !after.hasFailed
    if hasLoaded || !after.hasData { askers.ofData = askers.last }
  }
}
