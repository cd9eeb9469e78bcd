// The way of an action: it is reduced, and then the observers and the middlewares are called.
extension Store {
  /// Changes the state for an action, and starts the effects of the action.
  ///
  /// ```swift
  /// store.dispatch(.select(3))
  /// await store.dispatch(.loadHome).finish()
  /// ```
  ///
  /// - Returns: The work of the action, which a caller may wait for.
  // Compiled with the types of the program that dispatches, as long as nothing but middlewares has to
  // be told: in code for all types an action takes a hundred times as long.
  @inlinable
  @discardableResult
  public func dispatch(_ action: Action) -> StoreTask {
    let isStateRead: Bool, before: State, after: State
    do {
      (isStateRead, before, after) = try book.withLock {
        book throws(StoreBook<State, Action>.NotAlone) in
        try book.reduceAlone(action, by: reducer)
      }
    } catch {
      return dispatchInTurn(action)
    }
    if isStateRead { tellState() }
    var work: StoreWork?
    middlewares?(before, after, action) { effects in
      if !effects.isEmpty { start(effects, of: &work) }
    }
    work?.end()
    if !turn.endUnlessAsked() { takeFurtherSteps() }
    return StoreTask(work: work)
  }

  /// Dispatches an action that others have to be told of, or that has to wait for others.
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
      return book.turn.take()
    }
    if isTurn { takeSteps() }
  }

  /// Queues an action sent by an effect.
  func send(_ action: Action, from effect: RunningEffect) {
    effect.work.begin()
    let isTurn = book.withLock { book in
      book.append(StoreBook.Sent(action: action, effect: effect))
      return book.turn.take()
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

  /// Calls observers and middlewares for what was added in the meantime, and ends the turn.
  @usableFromInline
  func takeFurtherSteps() {
    while takeStep() {}
    tell(isBusyPath)
  }

  /// Tells the observers of a new state.
  @usableFromInline
  func tellState() {
    WriteCount.bump()
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
      middlewares?(reduction.before, reduction.after, reduction.action) { effects in
        start(effects, reduction.work)
      }
      reduction.work.end()
    case .drop(let sent, let state):
      if !hooks.isEmpty {
        let change = StateChange(dropping: sent.action, in: state)
        for hook in hooks { hook(change) }
      }
      sent.effect.work.end()
    }
    return true
  }

  /// Starts the effects of an action, whose work begins with the first of them.
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
      isDiscarded: false,
      announcement: nil,
      reports: [],
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
      announcement: nil,
      reports: [],
      action: action
    )
  }
}
