/// The state of a store, its queued actions and its running effects.
///
/// All members are used under the store's lock.
@usableFromInline
struct StoreBook<State: Sendable, Action: Sendable> {
  /// A reduced action, with the states before and after.
  @usableFromInline
  struct Reduction: Sendable {
    let before: State
    let after: State
    let action: Action
    let number: Int
    let work: StoreWork
  }

  /// An action sent by an effect, queued until its turn comes.
  @usableFromInline
  struct Sent: Sendable {
    let action: Action
    let effect: RunningEffect
  }

  /// The next step to take outside of the lock.
  enum Step: Sendable {
    case handOut(Reduction)
    /// Drop an action whose effect was cancelled in the meantime.
    case drop(Sent, State)
  }

  /// A waiter with its condition.
  @usableFromInline
  struct Watcher: Sendable {
    let isMet: @Sendable (_ state: State, _ isIdle: Bool) -> Bool
    let waiter: Waiter
  }

  @usableFromInline var state: State
  /// Whether anything of the store was ever read, so that it may have observers.
  @usableFromInline var isRead = false
  @usableFromInline var reductions: [Reduction] = []
  @usableFromInline var sent: [Sent] = []
  @usableFromInline var isTurn = false
  @usableFromInline var reductionCount = 0
  private var effects: [ObjectIdentifier: RunningEffect] = [:]
  @usableFromInline var watchers: [Watcher] = []
  @usableFromInline var hooks = HookList<StateChange<State, Never>>()
  @usableFromInline private(set) var slices: [ErasedID: SliceRecord<State>] = [:]

  init(state: State) {
    self.state = state
  }

  /// Whether no action is queued and no effect is running.
  var isIdle: Bool { !isTurn && reductions.isEmpty && sent.isEmpty && effects.isEmpty }

  // MARK: Actions

  /// Reduces an action at once, and queues it to be handed out after the actions reduced before.
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
    reducer(&state, action)
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

  /// An action that only middlewares have to be told of, and observers if there may be any.
  // Not an optional one: its fields would go through memory, and be destroyed by a table.
  @usableFromInline
  struct LoneReduction {
    /// Whether the action was reduced; if not, it has to be queued.
    @usableFromInline let isReduced: Bool
    @usableFromInline let isRead: Bool
    @usableFromInline let before: State
    @usableFromInline let after: State

    @inlinable
    @inline(__always)
    init(isReduced: Bool, isRead: Bool, before: State, after: State) {
      self.isReduced = isReduced
      self.isRead = isRead
      self.before = before
      self.after = after
    }
  }

  /// Reduces an action and gives the caller the turn, which ``endTurnAlone()`` ends, unless another
  /// has the turn or somebody waits for a state.
  @inlinable
  @inline(__always)
  mutating func reduceAlone(
    _ action: Action,
    by reducer: (inout State, Action) -> Void
  ) -> LoneReduction {
    let before = state
    let isReduced = !isTurn && watchers.isEmpty && slices.isEmpty && hooks.isEmpty
    if isReduced {
      isTurn = true
      reductionCount &+= 1
      reducer(&state, action)
    }
    return LoneReduction(isReduced: isReduced, isRead: isRead, before: before, after: state)
  }

  /// Ends a turn in which nothing was queued and after which nobody has to be told; returns whether
  /// that is so.
  @inlinable
  @inline(__always)
  mutating func endTurnAlone() -> Bool {
    guard reductions.isEmpty && sent.isEmpty && watchers.isEmpty && !isRead else { return false }
    isTurn = false
    return true
  }

  mutating func append(_ sent: Sent) { self.sent.append(sent) }

  /// Returns whether the caller gets the turn to take steps until ``nextStep(by:)`` returns nil.
  mutating func beginTurn() -> Bool {
    if isTurn { return false }
    isTurn = true
    return true
  }

  /// Returns the next step, or nil at the end of the turn.
  ///
  /// An action of an effect is reduced after all earlier reductions have been handed out. An action
  /// among those that cancels the effect has done so by then.
  mutating func nextStep(by reducer: (inout State, Action) -> Void) -> Step? {
    if !reductions.isEmpty { return .handOut(reductions.removeFirst()) }
    guard !sent.isEmpty else {
      isTurn = false
      return nil
    }
    let next = sent.removeFirst()
    if next.effect.isDropped { return .drop(next, state) }
    return .handOut(reduction(of: next.action, next.effect.work, by: reducer))
  }

  /// Replaces the state without an action, and returns the running effects, whose actions are
  /// dropped from now on.
  mutating func restore(_ state: State) -> [RunningEffect] {
    for id in slices.keys { slices[id]?.note(self.state, state) }
    self.state = state
    for effect in effects.values { effect.isDropped = true }
    defer { effects = [:] }
    return runningEffects
  }

  mutating func register(_ slice: SliceRecord<State>, _ id: ErasedID) {
    if slices[id] == nil { slices[id] = slice }
  }

  // MARK: Effects

  mutating func start(_ effect: RunningEffect) { effects[ObjectIdentifier(effect)] = effect }

  /// Removes an effect that has ended, and returns whether it was still running.
  mutating func end(_ effect: RunningEffect) -> Bool {
    effects.removeValue(forKey: ObjectIdentifier(effect)) != nil
  }

  /// Removes the effects with any of the given ids, and returns them.
  mutating func drop(_ ids: [ErasedID]) -> [RunningEffect] {
    guard !ids.isEmpty else { return [] }
    let dropped = effects.values.filter { effect in effect.ids.contains { ids.contains($0) } }
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
    if watcher.waiter.hasLeft || watcher.isMet(state, isIdle) { return true }
    watchers.append(watcher)
    return false
  }

  mutating func leave(_ waiter: Waiter) { watchers.removeAll { $0.waiter === waiter } }

  /// Removes the watchers whose condition is met, and returns their waiters.
  mutating func metWaiters() -> [Waiter] {
    guard !watchers.isEmpty else { return [] }
    let isIdle = isIdle
    let met = watchers.filter { $0.isMet(state, isIdle) }
    watchers.removeAll { $0.isMet(state, isIdle) }
    return met.map(\.waiter)
  }
}
