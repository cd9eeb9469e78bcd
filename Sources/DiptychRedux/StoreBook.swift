import DiptychState
import DiptychSystem

/// The state of a store, its queued actions and its running effects.
///
/// All members are used under the store's lock.
@usableFromInline
struct StoreBook<State: Sendable, Action: Sendable>: ~Copyable {
  /// The states before and after an action that only middlewares receive.
  @usableFromInline typealias Step = (before: State, after: State, number: Int, isStateRead: Bool)

  /// A reduced action, with the states before and after.
  struct Reduction: Sendable {
    let before: State
    let after: State
    let action: Action
    let number: Int
    let work: StoreWork
    /// Whether the action was not reduced, because its effect was cancelled in the meantime, or
    /// whether it was undone.
    var isDropped = false
  }

  /// A waiter with its condition.
  struct Watcher: Sendable {
    let isMet: @Sendable (_ state: State, _ isIdle: Bool) -> Bool
    let waiter: Waiter
  }

  @usableFromInline var state: State
  /// Whether a caller has the turn: the right to call the observers and middlewares.
  @usableFromInline var isTurnTaken = false
  /// Whether the state was ever read, so that it may have observers.
  @usableFromInline var isStateRead = false
  /// Whether an action has other receivers than the middlewares and the observers of the state.
  @usableFromInline var hasFurtherReceivers = false
  @usableFromInline var reductionCount = 0
  /// The number of the last action before the state was replaced.
  private var undoneCount = 0
  var isBusyRead = false { didSet { noteReceivers() } }
  var hooks = HookList<StateChange<State, Never>>() { didSet { noteReceivers() } }
  private(set) var slices: [ErasedID: SlicePart<State>] = [:] { didSet { noteReceivers() } }
  /// The actions that requested the data of parts without a slice.
  private var earlierAskers: [ErasedID: SliceAskers] = [:]
  private var watchers: [Watcher] = [] { didSet { noteReceivers() } }
  private var reductions = Queue<Reduction>() { didSet { noteReceivers() } }
  /// The actions that effects have sent.
  private var sent = Queue<(action: Action, effect: RunningEffect)>() { didSet { noteReceivers() } }
  private var effects: [ObjectIdentifier: RunningEffect] = [:]

  init(state: State) { self.state = state }

  private mutating func noteReceivers() {
    hasFurtherReceivers =
      isBusyRead || !hooks.isEmpty || !slices.isEmpty || !watchers.isEmpty || hasQueue
  }

  private var hasQueue: Bool { !reductions.isEmpty || !sent.isEmpty }

  /// Whether no action is queued and no effect is running.
  var isIdle: Bool { !isTurnTaken && !hasQueue && effects.isEmpty }

  // MARK: Actions

  /// Reduces an action and takes the turn for the caller; nil if another caller has the turn, or if
  /// there are further receivers.
  @inlinable
  mutating func reduceAlone(_ action: Action, by reducer: (inout State, Action) -> Void) -> Step? {
    guard !isTurnTaken && !hasFurtherReceivers else { return nil }
    isTurnTaken = true
    reductionCount += 1
    let before = state
    reducer(&state, action)
    return (before, state, reductionCount, isStateRead)
  }

  /// Ends the turn, unless actions or further receivers were added in the meantime; returns whether
  /// it has ended.
  @inlinable
  mutating func endTurnAlone() -> Bool {
    if !hasFurtherReceivers { isTurnTaken = false }
    return !isTurnTaken
  }

  /// Reduces an action at once, and queues it for the observers and middlewares, after the actions
  /// reduced before it; returns whether the caller has the turn now.
  mutating func reduce(
    _ action: Action,
    _ work: StoreWork,
    by reducer: (inout State, Action) -> Void
  ) -> Bool {
    let reduction = reduction(of: action, work, by: reducer)
    reductions.append(reduction)
    return takeTurn()
  }

  /// Queues an action of an effect; returns whether the caller has the turn now.
  mutating func append(_ action: Action, from effect: RunningEffect) -> Bool {
    sent.append((action, effect))
    return takeTurn()
  }

  private mutating func takeTurn() -> Bool {
    defer { isTurnTaken = true }
    return !isTurnTaken
  }

  private mutating func reduction(
    of action: Action,
    _ work: StoreWork,
    by reducer: (inout State, Action) -> Void
  ) -> Reduction {
    let before = state
    reducer(&state, action)
    let after = state
    for id in slices.keys { slices[id]?.note(before, after) }
    reductionCount += 1
    let number = reductionCount
    return Reduction(before: before, after: after, action: action, number: number, work: work)
  }

  /// Returns the next action for the observers and middlewares, or nil at the end of the turn.
  ///
  /// An action of an effect is reduced after the observers and middlewares were called for all
  /// earlier actions. So if one of the earlier actions cancels the effect, the action is dropped.
  mutating func nextReduction(by reducer: (inout State, Action) -> Void) -> Reduction? {
    if let reduction = reductions.popFirst() {
      return isUndone(reduction.number) ? dropped(reduction.action, reduction.work) : reduction
    }
    guard let (action, effect) = sent.popFirst() else {
      isTurnTaken = false
      return nil
    }
    return effect.isDropped
      ? dropped(action, effect.work) : reduction(of: action, effect.work, by: reducer)
  }

  private func dropped(_ action: Action, _ work: StoreWork) -> Reduction {
    Reduction(before: state, after: state, action: action, number: 0, work: work, isDropped: true)
  }

  /// Replaces the state without an action, and returns the running effects, whose actions are
  /// dropped from now on.
  mutating func restore(_ state: State) -> [RunningEffect] {
    let before = self.state
    self.state = state
    for id in slices.keys { slices[id]?.note(before, state) }
    undoneCount = reductionCount
    return drop(where: { _ in true })
  }

  /// Whether the state was replaced since an action was reduced.
  func isUndone(_ number: Int) -> Bool { number <= undoneCount }

  // MARK: Slices

  /// Adds a slice of a part; the first slice of a part begins the part's history.
  ///
  /// - Parameters:
  ///   - id: The slice. If data was loaded by an unknown action, it counts as data of the action of
  ///     the first slice.
  ///   - facts: Returns the properties of the part of a state.
  mutating func register(_ id: SliceID, _ facts: @escaping @Sendable (State) -> SliceFacts) {
    let askers = earlierAskers.removeValue(forKey: id.path)
    let unknown = SliceAskers(last: id.action, ofData: id.action)
    slices[id.path, default: SlicePart(askers ?? unknown, facts)].ownerCount += 1
  }

  /// Records that a slice requests the load of its part.
  mutating func ask(_ id: SliceID) { slices[id.path]?.askers.last = id.action }

  /// Removes a slice, and with the last slice also the history of its part.
  mutating func unregister(_ id: SliceID) {
    slices[id.path]?.ownerCount -= 1
    guard slices[id.path]?.ownerCount == 0 else { return }
    earlierAskers[id.path] = slices.removeValue(forKey: id.path)?.askers
  }

  // MARK: Effects

  var runningEffects: [RunningEffect] { Array(effects.values) }

  mutating func start(_ effect: RunningEffect) { effects[ObjectIdentifier(effect)] = effect }

  /// Removes an effect that has ended, and returns whether it was still running.
  mutating func end(_ effect: RunningEffect) -> Bool {
    effects.removeValue(forKey: ObjectIdentifier(effect)) != nil
  }

  /// Removes and returns the effects with any of the given ids, except for the running effect that
  /// asks for it; none if the asking effect was already removed.
  mutating func drop(_ ids: [EffectID], for dropper: RunningEffect? = nil) -> [RunningEffect] {
    guard !ids.isEmpty, dropper?.isDropped != true else { return [] }
    return drop { effect in
      effect !== dropper && effect.ids.contains { ids.contains($0) }
    }
  }

  private mutating func drop(where isDropped: (RunningEffect) -> Bool) -> [RunningEffect] {
    let dropped = effects.values.filter(isDropped)
    for effect in dropped {
      effect.isDropped = true
      effects[ObjectIdentifier(effect)] = nil
    }
    return dropped
  }

  // MARK: Watchers

  /// Returns whether a watcher's condition is already met; if not, the watcher is added.
  mutating func isMet(_ watcher: Watcher) -> Bool {
    if watcher.isMet(state, isIdle) { return true }
    watchers.append(watcher)
    return false
  }

  mutating func leave(_ waiter: Waiter) { watchers.removeAll { $0.waiter === waiter } }

  /// Removes the watchers whose condition is met, and returns their waiters.
  mutating func metWaiters() -> [Waiter] {
    guard !watchers.isEmpty else { return [] }
    let isIdle = isIdle
    let met = watchers.filter { $0.isMet(state, isIdle) }.map(\.waiter)
    for waiter in met { leave(waiter) }
    return met
  }
}
