/// The state of a store, its queued actions and its running effects.
///
/// All members are used under the store's lock.
struct StoreBook<State: Sendable, Action: Sendable> {
  /// A reduced action, with the states before and after.
  struct Reduction: Sendable {
    let before: State
    let after: State
    let action: Action
    let number: Int
    let work: StoreWork
  }

  /// An action sent by an effect, queued until its turn comes.
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
  struct Watcher: Sendable {
    let isMet: @Sendable (_ state: State, _ isIdle: Bool) -> Bool
    let waiter: Waiter
  }

  private(set) var state: State
  private var reductions: [Reduction] = []
  private var sent: [Sent] = []
  private(set) var isTurn = false
  private var reductionCount = 0
  private var effects: [ObjectIdentifier: RunningEffect] = [:]
  private var watchers: [Watcher] = []
  private(set) var slices: [ErasedID: SliceRecord<State>] = [:]

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
