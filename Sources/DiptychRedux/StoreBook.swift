import DiptychState
import DiptychSystem

/// The state of a store, its queued actions and its running effects.
///
/// All members are used under the store's lock.
@usableFromInline
struct StoreBook<State: Sendable, Action: Sendable>: ~Copyable {
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
  var slices: [ErasedID: SlicePart<State>] = [:] { didSet { noteReceivers() } }
  private var watchers: [Watcher] = [] { didSet { noteReceivers() } }
  /// The actions that were reduced, for the observers and middlewares.
  var reductions = Queue<Reduction>() { didSet { noteReceivers() } }
  /// The actions that effects have sent.
  var sent = Queue<(action: Action, effect: RunningEffect)>() { didSet { noteReceivers() } }
  var effects: [ObjectIdentifier: RunningEffect] = [:]

  init(state: State) { self.state = state }

  private mutating func noteReceivers() {
    hasFurtherReceivers =
      isBusyRead || !hooks.isEmpty || !slices.isEmpty || !watchers.isEmpty || hasQueue
  }

  private var hasQueue: Bool { !reductions.isEmpty || !sent.isEmpty }

  /// Whether no action is queued and no effect is running.
  var isIdle: Bool { !isTurnTaken && !hasQueue && effects.isEmpty }

  // MARK: Actions

  /// Reduces an action and takes the turn for the caller; the number is 0 if another caller has the
  /// turn, or if there are further receivers.
  @inlinable
  mutating func reduceAlone(
    _ action: Action,
    by reducer: (inout State, Action) -> Void
  ) -> (before: State, after: State, number: Int, isRead: Bool) {
    guard !isTurnTaken && !hasFurtherReceivers else { return (state, state, 0, false) }
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

  /// Reduces an action.
  mutating func reduction(
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
    return effect.isDropped.withLock { $0 }
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

  // MARK: Effects

  /// Removes and returns the effects with any of the given ids.
  mutating func drop(_ ids: [EffectID]) -> [RunningEffect] {
    ids.isEmpty ? [] : drop { effect in effect.ids.contains { ids.contains($0) } }
  }

  private mutating func drop(where isDropped: (RunningEffect) -> Bool) -> [RunningEffect] {
    let dropped = effects.values.filter(isDropped)
    for effect in dropped {
      effect.isDropped.withLock { $0 = true }
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
    let met = watchers.filter { $0.isMet(state, isIdle) }.map(\.waiter)
    for waiter in met { leave(waiter) }
    return met
  }
}
