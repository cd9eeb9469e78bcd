import DiptychState
import DiptychSystem

/// The state of a store, its queued actions and its running effects.
///
/// All members are used under the store's lock.
@usableFromInline
struct StoreBook<State: Sendable, Action: Sendable>: ~Copyable {
  /// A reduced action, with the states before and after.
  @usableFromInline
  struct Reduction: Sendable {
    let before: State
    let after: State
    let action: Action
    let number: Int
    let work: StoreWork
  }

  /// An action sent by an effect, which waits in the queue.
  @usableFromInline
  struct Sent: Sendable {
    let action: Action
    let effect: RunningEffect
  }

  /// The next step to take outside of the lock.
  enum Step: Sendable {
    case handOut(Reduction)
    /// Drop an action, because its effect was cancelled in the meantime, or because it was undone.
    case drop(Action, StoreWork, State)
  }

  /// A waiter with its condition.
  struct Watcher: Sendable {
    let isMet: @Sendable (_ state: State, _ isIdle: Bool) -> Bool
    let waiter: Waiter
  }

  @usableFromInline var memory: StateMemory<State>
  @usableFromInline let turn: Turn
  /// Whether the state was ever read, so that it may have observers.
  @usableFromInline var isStateRead = false
  /// Whether `isBusy` was ever read.
  var isBusyRead = false { didSet { noteReceivers() } }
  private var reductions = Queue<Reduction>()
  private var sent = Queue<Sent>()
  @usableFromInline var reductionCount = 0
  /// The number of the last action before the state was replaced.
  private var undoneCount = 0
  private var effects: [ObjectIdentifier: RunningEffect] = [:]
  private var watchers: [Watcher] = [] { didSet { noteReceivers() } }
  var hooks = HookList<StateChange<State, Never>>() { didSet { noteReceivers() } }
  private(set) var slices: [ErasedID: SlicePart<State>] = [:] { didSet { noteReceivers() } }
  /// Whether an action has other receivers than middlewares and observers of the state.
  @usableFromInline private(set) var hasFurtherReceivers = false
  /// The actions that requested the data of parts without a slice.
  private var earlierAskers: [ErasedID: SliceAskers] = [:]

  init(state: State, turn: Turn) {
    memory = StateMemory(state)
    self.turn = turn
  }

  var state: State { memory.state }

  /// Whether no action is queued and no effect is running.
  var isIdle: Bool { !turn.isTaken && reductions.isEmpty && sent.isEmpty && effects.isEmpty }

  // MARK: Actions

  /// Reduces an action at once, and queues it for the observers and middlewares, after the actions
  /// reduced before it.
  mutating func reduce(
    _ action: Action,
    _ work: StoreWork,
    by reducer: (inout State, Action) -> Void
  ) {
    reductions.append(reduction(of: action, work, by: reducer))
  }

  private mutating func reduction(
    of action: Action,
    _ work: StoreWork,
    by reducer: (inout State, Action) -> Void
  ) -> Reduction {
    let before = state
    memory.change(isTurnTaken: turn.ask()) { reducer(&$0, action) }
    let state = state
    for id in slices.keys { slices[id]?.note(before, state) }
    reductionCount += 1
    return Reduction(
      before: before,
      after: state,
      action: action,
      number: reductionCount,
      work: work
    )
  }

  /// Reduces an action and takes the turn for the caller.
  ///
  /// - Returns: The states before and after the action, which the caller gives back with the turn.
  ///   If another caller has the turn, or if the action has other receivers than middlewares and
  ///   observers of the state, the method does nothing and returns nil.
  @inlinable
  @inline(__always)
  mutating func reduceAlone(
    _ action: Action,
    by reducer: (inout State, Action) -> Void
  ) -> StateLoan<State>? {
    guard !hasFurtherReceivers && turn.takeIfFree() else { return nil }
    reductionCount &+= 1
    return memory.lendStep(action, isStateRead: isStateRead, by: reducer)
  }

  /// Takes the turn, or asks its owner to look for more work; returns whether the caller has the
  /// turn now.
  mutating func takeTurn() -> Bool {
    guard turn.take() else { return false }
    memory.endLoan()
    return true
  }

  mutating func append(_ sent: Sent) { self.sent.append(sent) }

  /// Returns the next step, or nil at the end of the turn.
  ///
  /// An action of an effect is reduced after the observers and middlewares were called for all
  /// earlier actions. So if one of the earlier actions cancels the effect, the action is dropped.
  mutating func nextStep(by reducer: (inout State, Action) -> Void) -> Step? {
    if let reduction = reductions.popFirst() {
      return isUndone(reduction)
        ? .drop(reduction.action, reduction.work, state) : .handOut(reduction)
    }
    guard let next = sent.popFirst() else {
      turn.end()
      return nil
    }
    if next.effect.isDropped { return .drop(next.action, next.effect.work, state) }
    return .handOut(reduction(of: next.action, next.effect.work, by: reducer))
  }

  /// Replaces the state without an action, and returns the running effects, whose actions are
  /// dropped from now on.
  mutating func restore(_ state: State) -> [RunningEffect] {
    let before = self.state
    for id in slices.keys { slices[id]?.note(before, state) }
    memory.change(isTurnTaken: turn.ask()) { $0 = state }
    undoneCount = reductionCount
    for effect in effects.values { effect.isDropped = true }
    defer { effects = [:] }
    return runningEffects
  }

  /// Whether the state was replaced since an action was reduced.
  func isUndone(_ reduction: Reduction) -> Bool { reduction.number <= undoneCount }

  private mutating func noteReceivers() {
    hasFurtherReceivers = isBusyRead || !watchers.isEmpty || !slices.isEmpty || !hooks.isEmpty
  }

  // MARK: Slices

  /// Adds a slice of a part.
  ///
  /// The first slice of a part begins the part's history.
  ///
  /// - Parameters:
  ///   - id: The part.
  ///   - action: The action that loads the slice. If data was loaded by an unknown action, it
  ///     counts as data of the first action.
  ///   - make: Creates the part from the actions that requested its data.
  mutating func register(
    _ id: ErasedID,
    _ action: ErasedID,
    _ make: (SliceAskers) -> SlicePart<State>
  ) {
    let askers = earlierAskers.removeValue(forKey: id)
    slices[id, default: make(askers ?? SliceAskers(last: action, ofData: action))]
      .history.ownerCount += 1
  }

  /// Records the action that requests the load of a part.
  mutating func ask(_ id: ErasedID, _ action: ErasedID) { slices[id]?.ask(action) }

  /// Removes a slice, and with the last slice also the history of its part.
  mutating func unregister(_ id: ErasedID) {
    slices[id]?.history.ownerCount -= 1
    guard slices[id]?.history.ownerCount == 0 else { return }
    earlierAskers[id] = slices.removeValue(forKey: id)?.askers
  }

  // MARK: Effects

  mutating func start(_ effect: RunningEffect) { effects[ObjectIdentifier(effect)] = effect }

  /// Removes an effect that has ended, and returns whether it was still running.
  mutating func end(_ effect: RunningEffect) -> Bool {
    effects.removeValue(forKey: ObjectIdentifier(effect)) != nil
  }

  /// Removes the effects with any of the given ids, except for the running effect that asks for the
  /// removal.
  ///
  /// Returns the removed effects; none if the asking effect was already removed.
  mutating func drop(_ ids: [EffectID], for dropper: RunningEffect? = nil) -> [RunningEffect] {
    guard !ids.isEmpty, dropper?.isDropped != true else { return [] }
    let dropped = effects.values.filter { effect in
      effect !== dropper && effect.ids.contains { ids.contains($0) }
    }
    for effect in dropped {
      effect.isDropped = true
      effects[ObjectIdentifier(effect)] = nil
    }
    return dropped
  }

  var runningEffects: [RunningEffect] { Array(effects.values) }

  // MARK: Watchers

  /// Returns whether a watcher's condition is already met; if not, the watcher is added.
  mutating func isMet(_ watcher: Watcher) -> Bool {
    // The owner of the turn must not end the turn before the watcher is added.
    turn.ask()
    if watcher.waiter.hasLeft || watcher.isMet(state, isIdle) { return true }
    watchers.append(watcher)
    return false
  }

  mutating func leave(_ waiter: Waiter) { watchers.removeAll { $0.waiter === waiter } }

  /// Removes the watchers whose condition is met, and returns their waiters.
  mutating func metWaiters() -> [Waiter] {
    guard !watchers.isEmpty else { return [] }
    let isIdle = isIdle
    let state = state
    let met = watchers.filter { $0.isMet(state, isIdle) }
    watchers.removeAll { $0.isMet(state, isIdle) }
    return met.map(\.waiter)
  }
}
