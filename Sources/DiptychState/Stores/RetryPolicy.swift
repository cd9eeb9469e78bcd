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
  public static var never: RetryPolicy {
    RetryPolicy(maxAttempts: 1, delay: { _, _ in .zero })
  }

  /// Returns a policy whose delay doubles after each attempt.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - base: The delay after the first attempt.
  ///   - limit: The maximum delay.
  ///   - jitter: The random fraction of each delay, from 0 to 1. With 0.5, each delay is between
  ///     half and all of its full length. This prevents many clients from repeating their requests
  ///     at the same time.
  ///   - shouldRetry: Whether a request is repeated after a given failure.
  /// - Returns: The policy.
  public static func exponential(
    maxAttempts: Int = 4,
    base: Duration = .seconds(1),
    limit: Duration = .seconds(30),
    jitter: Double = 0,
    shouldRetry: @escaping @Sendable (Failure) -> Bool = { _ in true }
  ) -> RetryPolicy {
    RetryPolicy(
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

    /// Creates a pause that begins now.
    init(attempt: Int, failure: Failure, delay: Duration) {
      self.attempt = attempt
      self.failure = failure
      self.delay = delay
      next = .now + delay
    }
  }
}
