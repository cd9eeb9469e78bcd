import DiptychState
public import DiptychSystem

// The steps of an action: it is reduced, and then the observers and the middlewares are called. The
// caller who has the turn does so for the actions of all callers.
extension Store {
  /// Changes the state for an action, and starts the effects of the action.
  ///
  /// ```swift
  /// store.dispatch(.select(3))
  /// await store.dispatch(.loadHome).finish()
  /// ```
  ///
  /// - Returns: The work of the action, which a caller may wait for.
  // Inlinable, so that it is specialised for the types of the program: benchmark `store/dispatch`.
  // The inlinable path is only used if no other receivers than middlewares are notified.
  @inlinable
  @discardableResult
  public func dispatch(_ action: Action) -> StoreTask {
    // The optimiser copies a tuple that is not taken apart, and retains a closure in an array.
    let (before, after, number, isRead) = book.withLock { $0.reduceAlone(action, by: reducer) }
    guard number > 0 else { return dispatchInTurn(action) }
    if isRead { tellState() }
    var work: StoreWork?
    func begin(_ effects: [Effect<Action>]?) {
      if let effects, !effects.isEmpty { start(effects, of: number, &work) }
    }
    begin(firstMiddlewares.first?(before, after, action))
    begin(firstMiddlewares.second?(before, after, action))
    begin(firstMiddlewares.third?(before, after, action))
    for middleware in middlewares.dropFirst(3) { begin(middleware(before, after, action)) }
    if !book.withLock({ $0.endTurnAlone() }) { takeFurtherSteps() }
    work?.end()
    return StoreTask(work: work)
  }

  @available(*, unavailable, renamed: "dispatch(_:)")
  @discardableResult
  public func send(_ action: Action) -> StoreTask { dispatch(action) }

  /// Dispatches an action if it has other receivers than middlewares, or if another caller has the
  /// turn.
  @usableFromInline
  func dispatchInTurn(_ action: Action) -> StoreTask {
    let work = StoreWork()
    dispatch(action, as: work)
    return StoreTask(work: work)
  }

  /// Dispatches an action as a part of work that has begun.
  func dispatch(_ action: Action, as work: StoreWork) {
    takeSteps { $0.reductions.append($0.reduction(of: action, work, by: reducer)) }
  }

  /// Queues an action sent by an effect.
  func send(_ action: Action, from effect: RunningEffect) {
    effect.work.begin()
    takeSteps { $0.sent.append((action, effect)) }
  }

  /// Queues an action, and takes the turn unless another caller has it.
  private func takeSteps(after queue: (inout StoreBook<State, Action>) -> Void) {
    let hasTurn = book.withLock { book in
      queue(&book)
      defer { book.isTurnTaken = true }
      return !book.isTurnTaken
    }
    guard hasTurn else { return }
    tell(isBusyPath)
    takeFurtherSteps()
  }

  /// Calls observers and middlewares for the queued actions, and ends the turn.
  @usableFromInline
  func takeFurtherSteps() {
    while takeStep() {}
    tell(isBusyPath)
  }

  private func takeStep() -> Bool {
    let (reduction, hooks, met) = book.withLock { book in
      (book.nextReduction(by: reducer), book.hooks.calls, book.metWaiters())
    }
    for waiter in met { waiter.resume() }
    guard let reduction else { return false }
    if !reduction.isDropped { tellState() }
    lazy var change = StateChange(reduction)
    for hook in hooks { hook(change) }
    if !reduction.isDropped {
      var work: StoreWork? = reduction.work
      for middleware in middlewares {
        let effects = middleware(reduction.before, reduction.after, reduction.action)
        start(effects, of: reduction.number, &work)
      }
    }
    reduction.work.end()
    return true
  }
}

extension StateChange where State: Sendable, Failure == Never {
  fileprivate init<Action>(_ reduction: StoreBook<State, Action>.Reduction) {
    let isEqual = areEqual(reduction.before, reduction.after) == true
    self.init(
      event: .action,
      before: reduction.before,
      after: reduction.after,
      transition: reduction.isDropped ? .illegal : isEqual ? .unchanged : .changed,
      token: reduction.isDropped ? 0 : reduction.number,
      attempt: 0,
      isDiscarded: reduction.isDropped,
      action: reduction.action
    )
  }
}
