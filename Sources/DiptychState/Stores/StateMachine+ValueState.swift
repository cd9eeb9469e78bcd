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

  func fail(_ failure: Failure, token: Int) {
    fail(failure, token: token) { $0.fail(failure) }
  }
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
}
