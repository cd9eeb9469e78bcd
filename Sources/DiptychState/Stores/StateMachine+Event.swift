extension StateMachine {
  /// Changes the state.
  typealias Step = @Sendable (inout State) -> Transition
  /// Changes the state, and notes what was odd about the answer.
  typealias AnswerStep = @Sendable (inout State, inout [PagingReport]) -> Transition

  /// Something that happens to a machine.
  struct Event: Sendable {
    enum Kind: Sendable {
      /// A request is asked for, by a caller who waits for it.
      case start(Start, Waiter)
      /// The request was begun once more.
      case attempt(Int, token: Int)
      /// The request has something to say, and ends with it if that is the last.
      case answer(token: Int, isLast: Bool, AnswerStep)
      /// The request failed. If its own task was cancelled that is no failure.
      case failure(Failure, token: Int, isCancelled: Bool, Step)
      /// The request ended without an answer.
      case drop(token: Int, IdleReason)
      /// The request in flight, if there is one, is given up.
      case end(isReset: Bool, Step)
      /// If the state changes, it is about something else, and the request is given up.
      case select(Step)
      /// A caller waits no longer.
      case leave(Waiter, UnawaitedLoad)
      /// The state is changed from elsewhere.
      case edit(Step)
    }

    let name: StoreEvent
    let kind: Kind

    /// Whether it asks for a request.
    var isStart: Bool {
      if case .start = kind { true } else { false }
    }
  }

  /// How a request begins.
  struct Start: Sendable {
    /// Whether a request in flight is replaced rather than joined.
    var isRestart = false
    /// Changes what the state is about; if it does, the request in flight is given up.
    var select: Step?
    /// Changes the state.
    let step: Step
    /// Whether what is asked for is in flight in a state; if not, the event does nothing.
    let isInFlight: @Sendable (State) -> Bool
    /// What the request does.
    ///
    /// It gets its token, and the state that it begins in.
    let work: @Sendable (Int, State) async -> Void
  }

  func attempt(_ attempt: Int, token: Int) {
    send(Event(name: .attempt, kind: .attempt(attempt, token: token)))
  }

  func answer(_ name: StoreEvent, token: Int, isLast: Bool = true, _ step: @escaping AnswerStep) {
    send(Event(name: name, kind: .answer(token: token, isLast: isLast, step)))
  }

  func fail(_ failure: Failure, token: Int, _ step: @escaping Step) {
    let isCancelled = Task.isCancelled
    send(Event(name: .fail, kind: .failure(failure, token: token, isCancelled: isCancelled, step)))
  }

  func drop(token: Int, _ reason: IdleReason = .givenUp) {
    send(Event(name: .cancel, kind: .drop(token: token, reason)))
  }

  func cancel() {
    send(Event(name: .cancel, kind: .end(isReset: false) { $0.cancel() }))
  }

  func reset() {
    send(Event(name: .reset, kind: .end(isReset: true) { $0.reset() }))
  }

  func select(_ step: @escaping Step) {
    send(Event(name: .select, kind: .select(step)))
  }

  func edit(_ name: StoreEvent, _ step: @escaping Step) {
    send(Event(name: name, kind: .edit(step)))
  }
}
