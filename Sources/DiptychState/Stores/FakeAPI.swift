import Synchronization

/// A stand-in for an API, which answers late, and by a script or a function.
///
/// It is for previews, demonstrations and screens whose server does not exist yet:
///
/// ```swift
/// let api = FakeAPI(delay: .seconds(1), outcomes: .failure(Offline()), .success(User.stub))
/// let host = ViewHost { AsyncValueView(fetch: api.fetch) { Text($0.name) } }
/// ```
///
/// The first load fails after a second, and the retry shows the user. A test that decides itself
/// when an answer comes has a `Gate` of `DiptychTesting`.
public struct FakeAPI<Request: Sendable, Value: Sendable, Failure: Error>: Sendable {
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let answer: @Sendable (Request) async throws(Failure) -> Value

  /// Creates an API that answers by a function, such as a call of another API.
  ///
  /// - Parameters:
  ///   - delay: The time that each answer takes longer.
  ///   - clock: The clock that measures the delay.
  ///   - answer: Returns the answer to a request.
  public init(
    delay: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock(),
    answer: @escaping @Sendable (Request) async throws(Failure) -> Value
  ) {
    self.delay = delay
    self.clock = clock
    self.answer = answer
  }

  /// Returns the answer to a request, after the delay.
  ///
  /// A caller whose task is cancelled does not wait for the delay.
  public func fetch(_ request: Request) async throws(Failure) -> Value {
    if delay > .zero { try? await clock.sleep(for: delay) }
    return try await answer(request)
  }
}

extension FakeAPI where Request == Void {
  /// Creates an API that answers by a script: each call has the next outcome, and calls after the
  /// last outcome have that one again.
  ///
  /// - Parameters:
  ///   - delay: The time that each answer takes.
  ///   - clock: The clock that measures the delay.
  ///   - first: The outcome of the first call.
  ///   - others: The outcomes of the calls after it.
  public init(
    delay: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock(),
    outcomes first: Result<Value, Failure>,
    _ others: Result<Value, Failure>...
  ) {
    let script = Script([first] + others)
    self.init(delay: delay, clock: clock) { () throws(Failure) in try script.next().get() }
  }

  /// Returns the next answer, after the delay.
  public func fetch() async throws(Failure) -> Value { try await fetch(()) }
}

/// The outcomes that are left; the last one stays.
private final class Script<Outcome: Sendable>: Sendable {
  private let outcomes: Mutex<ArraySlice<Outcome>>

  init(_ outcomes: [Outcome]) { self.outcomes = Mutex(outcomes[...]) }

  func next() -> Outcome {
    outcomes.withLock { $0.count > 1 ? $0.removeFirst() : $0[$0.startIndex] }
  }
}
