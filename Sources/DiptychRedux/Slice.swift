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
  let hasSucceeded: Bool
  /// The operation in flight; the load of a value is a refresh.
  let inFlight: PagingOperation?
}

extension AsyncValue: SliceState {
  static var unloaded: AsyncValue { .idle }

  var withoutData: AsyncValue {
    AsyncValue(value: nil, failure: isLoading ? nil : failure, isLoading: isLoading)
  }

  var facts: SliceFacts {
    SliceFacts(
      phase: loadPhase,
      hasData: value != nil,
      hasSucceeded: value != nil && failure == nil,
      inFlight: isLoading ? .refresh : nil
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
      hasSucceeded: pages != nil && failure == nil,
      inFlight: inFlight
    )
  }
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
    /// Whether the state said that the load is in flight after the action that begins the load.
    var wasInFlight = false

    /// Whether its effects are running, and no action has cancelled the load in the state.
    func isGoingOn(in phase: LoadPhase) -> Bool { !work.isOver && !(wasInFlight && phase == .idle) }
  }

  private let store: Store<State, Action>
  private let path: any KeyPath<State, Part> & Sendable
  /// The actions that begin the operations; the load of a value is a refresh.
  private let actions: [PagingOperation: Action]
  private let id: SliceID
  private let load = Mutex<Load?>(nil)

  init(
    _ store: Store<State, Action>,
    _ path: any KeyPath<State, Part> & Sendable,
    _ actions: [PagingOperation: Action],
    _ id: SliceID
  ) {
    self.store = store
    self.path = path
    self.actions = actions
    self.id = id
    store.book.withLock { book in
      // Data that was loaded by unknown actions counts as data of the first slice of its part.
      let new = SlicePart<State>(id.actions) { $0[keyPath: path].facts }
      book.slices[id.path, default: new].sliceCount += 1
    }
  }

  deinit { store.book.withLock { $0.slices[id.path]?.sliceCount -= 1 } }

  var sourceID: AnyHashable { [AnyHashable(ObjectIdentifier(store)), AnyHashable(id)] }

  // MARK: Reading

  var state: Part {
    let part = part
    let state = store.state[keyPath: path]
    if part.asker != id.actions { return .unloaded }
    return part.loader == id.actions ? state : state.withoutData
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
    return part.asker == id.actions ? part.idleReason : .notAsked
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
    guard !Task.isCancelled, let action = actions[operation] else { return }
    // A load that another action has requested loads other data, so it is not joined.
    let isOfOthers = part.asker == id.actions && facts.inFlight == operation && store.isBusy
    guard let (work, isNew) = join(operation, orBegin: !isOfOthers) else {
      // A dispatched action has begun the load.
      await store.wait { [path] state, isIdle in
        isIdle || state[keyPath: path].facts.inFlight != operation
      }
      return
    }
    if isNew {
      store.book.withLock { $0.slices[id.path]?.asker = id.actions }
      store.dispatch(action, as: work)
      let wasInFlight = facts.inFlight == operation
      load.withLock { if $0?.work === work { $0?.wasInFlight = wasInFlight } }
    }
    await work.finish { $0.resume() }
  }

  private var facts: SliceFacts { store.state[keyPath: path].facts }

  /// Returns the load of this slice, if it is the same operation, or begins one and returns true.
  private func join(_ operation: PagingOperation, orBegin isNew: Bool) -> (StoreWork, Bool)? {
    let phase = facts.phase
    return load.withLock { load in
      if let work = load?.work, load?.operation == operation, load?.isGoingOn(in: phase) == true {
        return (work, false)
      }
      guard isNew else { return nil }
      let work = StoreWork()
      load = Load(work: work, operation: operation)
      return (work, true)
    }
  }
}

// MARK: - The history of a part

/// The history of a part of a store's state: the slices that requested its loads, its resets and
/// its cancelled first loads.
struct SlicePart<State: Sendable>: Sendable {
  /// The number of slices of the part.
  var sliceCount = 0
  /// The actions of the slice that requested the last load.
  var asker: ErasedID
  /// The actions of the slice that loaded the current data.
  private(set) var loader: ErasedID
  /// The number of resets.
  private(set) var generation = 0
  /// The reason why the part is idle; it has a meaning only while the part is idle.
  private(set) var idleReason = IdleReason.notAsked
  private let facts: @Sendable (State) -> SliceFacts

  init(_ asker: ErasedID, _ facts: @escaping @Sendable (State) -> SliceFacts) {
    self.asker = asker
    loader = asker
    self.facts = facts
  }

  /// Records a change of the state.
  ///
  /// If a first load ends without a result, it was cancelled. If a part with data or a failure
  /// becomes idle, it was reset.
  mutating func note(_ before: State, _ after: State) {
    guard sliceCount > 0 else { return }
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
    if hasRefreshed && after.hasSucceeded || !after.hasData { loader = asker }
  }
}
