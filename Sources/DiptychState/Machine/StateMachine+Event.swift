extension StateMachine {
  /// A function that changes the state.
  typealias Step = EditList<State>.Step
  typealias Layer = EditList<State>.Layer
  /// A function that changes the state and reports irregularities of the response.
  typealias AnswerStep = @Sendable (inout State, inout [Change.Report]) -> Transition

  /// An input of a state machine.
  struct Event: Sendable {
    enum Kind: Sendable {
      /// A caller asks for a request and waits for it.
      case start(Start, Waiter)
      /// The request began another attempt.
      case attempt(Int, token: Int)
      /// An attempt of the request failed, and another attempt follows.
      case pause(RetryPolicy<Failure>.Pause, Task<Void, Never>, token: Int, Step)
      /// The next attempt begins at once.
      case endPause
      /// The request returned a response; the last response ends the request.
      ///
      /// The response of a refresh contains the edits that were confirmed before the refresh began.
      case answer(token: Int, isLast: Bool, isRefresh: Bool, AnswerStep)
      /// The request failed. A failure of a request whose own task was cancelled counts as a
      /// cancellation.
      case failure(Failure, token: Int, isCancelled: Bool, Step)
      /// The request ended without a response.
      case drop(token: Int, IdleReason)
      /// The request in flight, if there is one, is cancelled.
      case end(isReset: Bool, Step)
      /// Another key is selected; if that changes the state, the request is cancelled.
      case select(Step)
      /// A caller stops waiting; the last one ends the request if `isEnd`.
      case leave(Waiter, isEnd: Bool)
      /// Code outside the request edits the state.
      ///
      /// With a layer, the edit is pending until its call ends.
      case edit(Layer?, Step)
      /// Code outside the request replaces the data.
      ///
      /// `prepare` runs once. `put` runs again after each response of a request that began earlier.
      case replace(prepare: Step, put: Step)
      /// Code outside the request changes cached data, below the edits.
      ///
      /// If the step shows the data, it counts as a response that is older than the one in flight.
      case cache(isShown: Bool, Step)
      /// The call of an edit has succeeded; the replacement, if there is one, replaces the edit.
      case confirm(Layer, EditList<State>.Replacement?)
      /// The call of an edit has failed.
      case revert(Layer)
    }

    let name: Change.Event
    let kind: Kind

    /// Whether the event asks for a request.
    var isStart: Bool {
      if case .start = kind { true } else { false }
    }
  }

  /// A description of how a request begins.
  struct Start: Sendable {
    /// Whether a poll asks for the request.
    let isPoll = Polling.isOn
    /// Whether a request in flight is replaced instead of joined.
    var isRestart = false
    /// Selects another key; if that changes the state, the request in flight is cancelled.
    var select: Step?
    /// Changes the state.
    let step: Step
    /// Whether the requested operation is in flight in a state; if not, no request begins.
    let isInFlight: @Sendable (State) -> Bool
    /// The work of the request.
    ///
    /// It takes the request's token and the state at the beginning of the request.
    let work: @Sendable (Int, State) async -> Void
  }

  func attempt(_ attempt: Int, token: Int) {
    send(Event(name: .attempt, kind: .attempt(attempt, token: token)))
  }

  func pause(
    _ pause: RetryPolicy<Failure>.Pause,
    _ sleeper: Task<Void, Never>,
    token: Int,
    _ step: @escaping Step
  ) {
    send(Event(name: .pause, kind: .pause(pause, sleeper, token: token, step)))
  }

  func endPause() { send(Event(name: .pause, kind: .endPause)) }

  func answer(
    _ name: Change.Event,
    token: Int,
    isLast: Bool = true,
    isRefresh: Bool = true,
    _ step: @escaping AnswerStep
  ) {
    let kind = Event.Kind.answer(token: token, isLast: isLast, isRefresh: isRefresh, step)
    send(Event(name: name, kind: kind))
  }

  func fail(_ failure: Failure, token: Int, _ step: @escaping Step) {
    let isCancelled = Task.isCancelled
    send(Event(name: .fail, kind: .failure(failure, token: token, isCancelled: isCancelled, step)))
  }

  func drop(token: Int, _ reason: IdleReason = .givenUp) {
    send(Event(name: .cancel, kind: .drop(token: token, reason)))
  }

  func cancel() { send(Event(name: .cancel, kind: .end(isReset: false) { $0.cancel() })) }

  func reset() { send(Event(name: .reset, kind: .end(isReset: true) { $0.reset() })) }

  func select(_ step: @escaping Step) { send(Event(name: .select, kind: .select(step))) }

  // MARK: Edits

  func edit(_ step: @escaping Step) { send(Event(name: .update, kind: .edit(nil, step))) }

  func replace(_ prepare: @escaping Step, _ put: @escaping Step) {
    send(Event(name: .receive, kind: .replace(prepare: prepare, put: put)))
  }

  func cache(_ event: Change.Event = .receive, isShown: Bool = true, _ step: @escaping Step) {
    send(Event(name: event, kind: .cache(isShown: isShown, step)))
  }

  /// Applies an edit at once, runs a call, and undoes the edit if the call fails.
  ///
  /// - Parameters:
  ///   - step: The edit.
  ///   - isInsertion: Returns whether another edit changes the item that the edit inserts.
  ///   - confirmed: Returns an edit that replaces `step` after the call, or nil to keep `step`.
  ///   - isolation: The actor that the call runs on.
  ///   - call: The call.
  /// - Returns: The result of the call.
  /// - Throws: The error of the call.
  func edit<Result, Thrown: Error>(
    _ step: @escaping Step,
    ofItemIn isInsertion: (@Sendable (Step) -> Bool)? = nil,
    confirmedAs confirmed: (Result) -> EditList<State>.Replacement? = { _ in nil },
    isolation: isolated (any Actor)?,
    during call: () async throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    let layer = Layer(isInsertion: isInsertion)
    send(Event(name: .update, kind: .edit(layer, step)))
    do throws(Thrown) {
      let result = try await call()
      send(Event(name: .confirm, kind: .confirm(layer, confirmed(result))))
      return result
    } catch {
      send(Event(name: .revert, kind: .revert(layer)))
      throw error
    }
  }
}

extension StateMachine where State: ValueState {
  typealias Work = @Sendable (Int, State) async -> Void

  func load(
    _ event: Change.Event = .start,
    isRestart: Bool = false,
    select: Step? = nil,
    step: @escaping Step = { $0.start() },
    work: @escaping Work
  ) async {
    await request(
      event,
      Start(
        isRestart: isRestart,
        select: select,
        step: step,
        isInFlight: { $0.isLoading },
        work: work
      )
    )
  }

  func retry(work: @escaping Work) async {
    endPause()
    await request(
      .retry,
      Start(
        step: { $0.failure == nil ? .unchanged : $0.start() },
        isInFlight: { $0.isLoading && $0.failure != nil },
        work: work
      )
    )
  }

  func pause(_ pause: RetryPolicy<Failure>.Pause, _ sleeper: Task<Void, Never>, token: Int) {
    self.pause(pause, sleeper, token: token) { $0.failAttempt(pause.failure) }
  }

  func fail(_ failure: Failure, token: Int) { fail(failure, token: token) { $0.fail(failure) } }
}

extension StateMachine where State: ValueState, State.Value: Sendable {
  func finish(_ outcome: LoadOptions<Failure>.Outcome<State.Value>, token: Int) {
    switch outcome {
    case .answered(let value): answer(.succeed, token: token) { state, _ in state.succeed(value) }
    case .failed(let failure): fail(failure, token: token)
    case .cancelled: drop(token: token)
    }
  }
}

extension AsyncValue {
  /// Sets the failure of an attempt; another attempt follows.
  mutating func failAttempt(_ failure: Failure) -> Transition {
    guard isLoading else { return .illegal }
    self = AsyncValue(value: value, failure: failure, isLoading: true)
    return .changed
  }
}

// `receive(_:)` in two steps. When a received value is put over a later response, only the second
// step runs, so the failure stays.
extension AsyncValue {
  mutating func clearFailure() -> Transition {
    self = AsyncValue(value: value, failure: nil, isLoading: isLoading)
    return .changed
  }

  mutating func put(_ value: Value) -> Transition {
    self = AsyncValue(value: value, failure: failure, isLoading: isLoading)
    return .changed
  }

  /// Shows a cached value if there is no value; an idle state then asks for a load.
  mutating func cache(_ value: Value) -> Transition {
    guard self.value == nil else { return .unchanged }
    self = AsyncValue(value: value, failure: failure, isLoading: isLoading || failure == nil)
    return .changed
  }
}

/// A mark for loads that a poll starts.
package enum Polling {
  /// Whether the current task is a poll.
  @TaskLocal package static var isOn = false
}

/// Returns whether two failures are equal; compares failures that are not `Equatable` by their
/// descriptions.
package func isSame(_ first: any Error, as second: any Error) -> Bool {
  areEqual(first, second) ?? (String(describing: first) == String(describing: second))
}
