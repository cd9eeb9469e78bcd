/// The state of a store, what is to be told of it, and what runs.
///
/// All of it is used under the store's lock.
struct StoreBook<State: Sendable, Action: Sendable> {
  /// An action that was reduced.
  struct Reduction: Sendable {
    let before: State
    let after: State
    let action: Action
    let number: Int
    let work: StoreWork
  }

  /// An action of an effect, which is reduced when it is its turn.
  struct Sent: Sendable {
    let action: Action
    let effect: RunningEffect
  }

  /// The next step, outside of the lock.
  enum Step: Sendable {
    case handOut(Reduction)
    /// An action of an effect that was cancelled meanwhile.
    case drop(Sent, State)
  }

  /// Somebody who waits for something.
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

  /// Whether no action is to be handed out, and no effect runs.
  var isIdle: Bool { !isTurn && reductions.isEmpty && sent.isEmpty && effects.isEmpty }

  // MARK: Actions

  /// Reduces an action at once; it is handed out after those that were reduced before.
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

  /// Whether it is the caller's turn to take steps until ``nextStep(by:)`` is nil.
  mutating func beginTurn() -> Bool {
    if isTurn { return false }
    isTurn = true
    return true
  }

  /// The next step; nil ends the turn.
  ///
  /// What an effect has sent is reduced when all that was reduced before has been handed out: an
  /// action that cancels the effect has done so by then.
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

  mutating func register(_ slice: SliceRecord<State>, _ id: ErasedID) {
    if slices[id] == nil { slices[id] = slice }
  }

  // MARK: Effects

  mutating func start(_ effect: RunningEffect) { effects[ObjectIdentifier(effect)] = effect }

  /// Notes the end of an effect; whether it was running by then.
  mutating func end(_ effect: RunningEffect) -> Bool {
    effects.removeValue(forKey: ObjectIdentifier(effect)) != nil
  }

  /// Ends the effects that have one of some ids.
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

  /// Whether what somebody waits for is there already; if not, they are noted.
  mutating func isMet(_ watcher: Watcher) -> Bool {
    if watcher.waiter.hasLeft || watcher.isMet(state, isIdle) { return true }
    watchers.append(watcher)
    return false
  }

  mutating func leave(_ waiter: Waiter) { watchers.removeAll { $0.waiter === waiter } }

  /// Those who need wait no longer.
  mutating func metWaiters() -> [Waiter] {
    guard !watchers.isEmpty else { return [] }
    let isIdle = isIdle
    let met = watchers.filter { $0.isMet(state, isIdle) }
    watchers.removeAll { $0.isMet(state, isIdle) }
    return met.map(\.waiter)
  }
}
