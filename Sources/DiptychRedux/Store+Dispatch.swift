import DiptychState
public import DiptychSystem

// The steps of an action: it is reduced, and then the observers and the middlewares are called.
extension Store {
  /// Changes the state for an action, and starts the effects of the action.
  ///
  /// ```swift
  /// store.dispatch(.select(3))
  /// await store.dispatch(.loadHome).finish()
  /// ```
  ///
  /// - Returns: The work of the action, which a caller may wait for.
  // Inlinable, so that it is specialised for the types of the program. Unspecialised code takes a
  // hundred times as long. The inlinable path is only used if no other receivers than middlewares
  // are notified.
  @inlinable
  @discardableResult
  public func dispatch(_ action: Action) -> StoreTask {
    guard let states = book.withLock({ $0.reduceAlone(action, by: reducer) }) else {
      return dispatchInTurn(action)
    }
    if states.isStateRead { tellState() }
    var work: StoreWork?
    middlewares?(states.before.pointee, states.after.pointee, action) { effects in
      if !effects.isEmpty { start(effects, of: &work) }
    }
    // This happens before the turn is given back, because its next owner creates a state in this
    // place.
    states.before.deinitialize(count: 1)
    if !turn.endUnlessAsked() { takeFurtherSteps(after: states) }
    guard let work else { return StoreTask(work: nil) }
    work.end()
    return StoreTask(work: work)
  }

  /// Dispatches an action if it has other receivers than middlewares, or if another caller has the
  /// turn.
  @usableFromInline
  @inline(never)
  func dispatchInTurn(_ action: Action) -> StoreTask {
    let work = StoreWork()
    work.begin()
    dispatch(action, as: work)
    return StoreTask(work: work)
  }

  /// Dispatches an action as a part of work that has begun.
  func dispatch(_ action: Action, as work: StoreWork) {
    let isTurn = book.withLock { book in
      book.reduce(action, work, by: reducer)
      return book.takeTurn()
    }
    if isTurn { takeSteps() }
  }

  /// Queues an action sent by an effect.
  func send(_ action: Action, from effect: RunningEffect) {
    effect.work.begin()
    let isTurn = book.withLock { book in
      book.append(StoreBook.Sent(action: action, effect: effect))
      return book.takeTurn()
    }
    if isTurn { takeSteps() }
  }

  /// Calls observers and middlewares for the reduced actions.
  ///
  /// The caller has the turn.
  private func takeSteps() {
    tell(isBusyPath)
    takeFurtherSteps()
  }

  /// Gives back the states of a step, and calls observers and middlewares for actions that were
  /// added in the meantime.
  @usableFromInline
  func takeFurtherSteps(after states: StateLoan<State>) {
    let place = book.withLock { $0.memory.takeBack(states) }
    place?.free()
    takeFurtherSteps()
  }

  /// Calls observers and middlewares for actions that were added in the meantime, and ends the
  /// turn.
  private func takeFurtherSteps() {
    while takeStep() {}
    tell(isBusyPath)
  }

  /// Notifies the observers of a new state.
  @usableFromInline
  func tellState() {
    writes.bump()
    tell(statePath)
  }

  private func takeStep() -> Bool {
    let (step, hooks, met) = book.withLock { book in
      let step = book.nextStep(by: reducer)
      return (step, book.hooks.calls, book.metWaiters())
    }
    for waiter in met { waiter.resume() }
    switch step {
    case nil: return false
    case .handOut(let reduction):
      tellState()
      if !hooks.isEmpty {
        let change = StateChange(reduction)
        for hook in hooks { hook(change) }
      }
      middlewares?(StatePlace(reduction.before), StatePlace(reduction.after), reduction.action) {
        effects in
        // A hook may have restored an earlier state.
        if !effects.isEmpty && !book.withLock({ $0.isUndone(reduction) }) {
          start(effects, reduction.work)
        }
      }
      reduction.work.end()
    case .drop(let action, let work, let state):
      if !hooks.isEmpty {
        let change = StateChange(dropping: action, in: state)
        for hook in hooks { hook(change) }
      }
      work.end()
    }
    return true
  }

  /// Starts effects of an action; its work begins with the first effects.
  @usableFromInline
  @inline(never)
  func start(_ effects: [Effect<Action>], of work: inout StoreWork?) {
    let begun = work ?? StoreWork()
    if work == nil { begun.begin() }
    work = begun
    start(effects, begun)
  }
}

extension StateChange where State: Sendable, Failure == Never {
  fileprivate init<Action>(_ reduction: StoreBook<State, Action>.Reduction) {
    self.init(
      event: .action,
      before: reduction.before,
      after: reduction.after,
      transition: areEqual(reduction.before, reduction.after) == true ? .unchanged : .changed,
      token: reduction.number,
      attempt: 0,
      action: reduction.action
    )
  }

  fileprivate init(dropping action: some Sendable, in state: State) {
    self.init(
      event: .action,
      before: state,
      after: state,
      transition: .illegal,
      token: 0,
      attempt: 0,
      isDiscarded: true,
      action: action
    )
  }
}
