/// The options of a store's loads.
///
/// ```swift
/// AsyncStore(options: LoadOptions(retry: .exponential(maxAttempts: 3)), fetch: api.user)
/// ```
public struct LoadOptions<Failure: Error>: Sendable {
  /// The policy for repeating a failed request, or for iterating a failed sequence again.
  public var retry: RetryPolicy<Failure>
  /// The clock that measures the delay between attempts.
  public var clock: any Clock<Duration>
  /// Whether a load is cancelled if all callers that wait for it are cancelled.
  public var cancelsUnawaited: Bool
  /// Whether a failure means that the request was cancelled.
  ///
  /// `CancellationError` always means a cancellation.
  public var isCancellation: @Sendable (Failure) -> Bool

  /// Creates options.
  public init(
    retry: RetryPolicy<Failure> = .never,
    clock: any Clock<Duration> = ContinuousClock(),
    cancelsUnawaited: Bool = true,
    isCancellation: @escaping @Sendable (Failure) -> Bool = { _ in false }
  ) {
    self.retry = retry
    self.clock = clock
    self.cancelsUnawaited = cancelsUnawaited
    self.isCancellation = isCancellation
  }
}

// MARK: - Requests

extension LoadOptions {
  /// The result of a request.
  enum Outcome<Answer> {
    case answered(Answer)
    case failed(Failure)
    case cancelled
  }

  /// Runs an operation until it succeeds, or until the policy allows no further attempt.
  ///
  /// - Parameters:
  ///   - attempting: Called before each attempt, with its number, counted from 1.
  ///   - pausing: Called before each pause, with the task that is cancelled to end it.
  ///   - operation: The operation.
  /// - Returns: The result of the last attempt.
  func outcome<Answer>(
    attempting: (Int) -> Void,
    pausing: Pausing,
    of operation: () async throws(Failure) -> Answer
  ) async -> Outcome<Answer> {
    var attempt = 1
    while true {
      attempting(attempt)
      do throws(Failure) {
        return .answered(try await operation())
      } catch {
        switch await next(after: attempt, error, pausing: pausing) {
        case .attempt: attempt += 1
        case .failure: return .failed(error)
        case .cancellation: return .cancelled
        }
      }
    }
  }

  /// A function that is called before each pause, with the task that is cancelled to end it.
  typealias Pausing = (RetryPolicy<Failure>.Pause, Task<Void, Never>) -> Void

  /// The step that follows a failed attempt.
  enum Next { case attempt, failure, cancellation }

  /// Returns the step after a failed attempt.
  ///
  /// If another attempt follows, the function first waits for the delay.
  func next(after attempt: Int, _ failure: Failure, pausing: Pausing) async -> Next {
    if isCancelled(failure) { return .cancellation }
    guard attempt < retry.maxAttempts, !Task.isCancelled, retry.shouldRetry(failure) else {
      return .failure
    }
    let delay = retry.delay(attempt, failure)
    // Without a delay, the state does not show that an attempt failed.
    guard delay > .zero else { return .attempt }
    // Whoever waits for the clock to have a sleeper then sees the pause in the state.
    let (pause, start) = AsyncStream<Never>.makeStream()
    let sleeper = Task { [clock] in
      for await _ in pause {}
      _ = try? await clock.sleep(for: delay)
    }
    pausing(RetryPolicy.Pause(attempt: attempt, failure: failure, delay: delay), sleeper)
    start.finish()
    await withTaskCancellationHandler {
      await sleeper.value
    } onCancel: {
      sleeper.cancel()
    }
    return Task.isCancelled ? .cancellation : .attempt
  }

  /// Whether a failure means that the request was cancelled.
  func isCancelled(_ failure: Failure) -> Bool {
    failure is CancellationError || isCancellation(failure)
  }
}

extension LoadOptions.Outcome {
  func map<Other>(_ transform: (Answer) -> Other) -> LoadOptions.Outcome<Other> {
    switch self {
    case .answered(let answer): .answered(transform(answer))
    case .failed(let failure): .failed(failure)
    case .cancelled: .cancelled
    }
  }
}

/// A policy that determines whether and when a failed request is repeated.
///
/// ```swift
/// AsyncStore(options: LoadOptions(retry: .exponential(maxAttempts: 3)), fetch: api.user)
/// ```
///
/// All attempts belong to one load. During the pause between two attempts, the load is still in
/// flight, and the state contains the failure of the last attempt, as in
/// ``AsyncValue/retrying(_:)``. A component shows the failure with a button that begins the next
/// attempt at once. The store's `pause` is the current ``Pause``.
public struct RetryPolicy<Failure: Error>: Sendable {
  /// The maximum number of attempts, including the first; numbers below 1 count as 1.
  public var maxAttempts: Int
  /// A closure that returns the delay before the next attempt.
  ///
  /// It takes the number of the failed attempt, counted from 1, and its failure. If the delay is
  /// zero, the next attempt begins without a pause.
  ///
  /// The failure may contain the delay, for example from the `Retry-After` header of an HTTP
  /// response.
  public var delay: @Sendable (_ attempt: Int, _ failure: Failure) -> Duration
  /// Whether a request is repeated after a given failure.
  public var shouldRetry: @Sendable (Failure) -> Bool

  /// Creates a policy.
  public init(
    maxAttempts: Int,
    delay: @escaping @Sendable (_ attempt: Int, _ failure: Failure) -> Duration,
    shouldRetry: @escaping @Sendable (Failure) -> Bool = { _ in true }
  ) {
    self.maxAttempts = maxAttempts
    self.delay = delay
    self.shouldRetry = shouldRetry
  }

  /// A policy that never repeats a request.
  public static var never: RetryPolicy { RetryPolicy(maxAttempts: 1, delay: { _, _ in .zero }) }

  /// Returns a policy whose delay doubles after each attempt.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - base: The delay after the first attempt.
  ///   - limit: The maximum delay.
  ///   - jitter: The random fraction of each delay; numbers below 0 count as 0, and numbers above 1
  ///     as 1. With 0.5, each delay is between half and all of its full length. This prevents many
  ///     clients from repeating their requests at the same time.
  ///   - shouldRetry: Whether a request is repeated after a given failure.
  /// - Returns: The policy.
  public static func exponential(
    maxAttempts: Int = 4,
    base: Duration = .seconds(1),
    limit: Duration = .seconds(30),
    jitter: Double = 0,
    shouldRetry: @escaping @Sendable (Failure) -> Bool = { _ in true }
  ) -> RetryPolicy {
    // A comparison, because the minimum and the maximum of a NaN depend on their order.
    let jitter = jitter > 0 ? min(jitter, 1) : 0
    return RetryPolicy(
      maxAttempts: maxAttempts,
      delay: { attempt, _ in
        var delay = base
        for _ in 1..<max(attempt, 1) where delay < limit { delay *= 2 }
        return min(delay, limit) * (1 - jitter * .random(in: 0...1))
      },
      shouldRetry: shouldRetry
    )
  }
}

extension RetryPolicy {
  /// The pause between a failed attempt and the next one.
  public struct Pause: Sendable {
    /// The number of the attempt that failed, counted from 1.
    public let attempt: Int
    /// The failure of that attempt.
    public let failure: Failure
    /// The length of the pause.
    public let delay: Duration
    /// The time of the next attempt, which is only correct if the store's clock is a
    /// `ContinuousClock`.
    public let next: ContinuousClock.Instant

    /// Creates a pause with any failure from another pause.
    init<Other: Error>(_ pause: RetryPolicy<Other>.Pause) where Failure == any Error {
      attempt = pause.attempt
      failure = pause.failure
      delay = pause.delay
      next = pause.next
    }

    /// Creates a pause that begins now.
    init(attempt: Int, failure: Failure, delay: Duration) {
      self.attempt = attempt
      self.failure = failure
      self.delay = delay
      next = .now + delay
    }
  }
}
