import Synchronization

/// A fake API, which returns predefined outcomes after a delay.
///
/// The first article has such an API for its demonstrations:
///
/// ```swift
/// let api = FakeAPI(delay: .seconds(1), outcomes: .failure(Offline()), .success(User.stub))
/// let host = ViewHost { AsyncValueView(fetch: api.fetch) { Text($0.name) } }
/// ```
///
/// The first load fails after a second, and the retry shows the user.
struct FakeAPI<Request: Sendable, Value: Sendable, Failure: Error>: Sendable {
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let answer: @Sendable (Request) async throws(Failure) -> Value

  /// Creates an API that returns the results of a closure, which may call another API.
  ///
  /// - Parameters:
  ///   - delay: The time before the closure is called.
  ///   - clock: The clock that measures the delay.
  ///   - answer: Returns the response to a request.
  init(
    delay: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock(),
    answer: @escaping @Sendable (Request) async throws(Failure) -> Value
  ) {
    self.delay = delay
    self.clock = clock
    self.answer = answer
  }

  /// Returns the response to a request after the delay.
  ///
  /// If the caller's task is cancelled during the delay, the delay ends at once, and the response
  /// is still returned.
  func fetch(_ request: Request) async throws(Failure) -> Value {
    if delay > .zero { try? await clock.sleep(for: delay) }
    return try await answer(request)
  }
}

extension FakeAPI where Request == Void {
  /// Creates an API that returns the next outcome of a list for each call, and repeats the last
  /// outcome at the end of the list.
  ///
  /// - Parameters:
  ///   - delay: The time that each call takes.
  ///   - clock: The clock that measures the delay.
  ///   - first: The outcome of the first call.
  ///   - others: The outcomes of the calls after it.
  init(
    delay: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock(),
    outcomes first: Result<Value, Failure>,
    _ others: Result<Value, Failure>...
  ) {
    let script = Script([first] + others)
    self.init(delay: delay, clock: clock) { () throws(Failure) in try script.next().get() }
  }

  /// Returns or throws the next outcome after the delay.
  func fetch() async throws(Failure) -> Value { try await fetch(()) }
}

/// The outcomes that are left; the last one stays.
private final class Script<Outcome: Sendable>: Sendable {
  private let outcomes: Mutex<ArraySlice<Outcome>>

  init(_ outcomes: [Outcome]) { self.outcomes = Mutex(outcomes[...]) }

  func next() -> Outcome {
    outcomes.withLock { $0.count > 1 ? $0.removeFirst() : $0[$0.startIndex] }
  }
}
