/// Whether a failed request is begun again by itself, and when.
///
/// ```swift
/// AsyncStore(retry: .exponential(maxAttempts: 3), fetch: api.user)
/// ```
///
/// The state stays in flight while the store waits: who looks sees one load.
public struct RetryPolicy<Failure: Error>: Sendable {
  /// How often a request is tried, the first time included; at least 1.
  public var maxAttempts: Int
  /// How long to wait after an attempt that failed; the first one has the number 1.
  public var delay: @Sendable (_ attempt: Int) -> Duration
  /// Whether a failure is worth another attempt.
  public var shouldRetry: @Sendable (Failure) -> Bool

  /// Creates a policy.
  public init(
    maxAttempts: Int,
    delay: @escaping @Sendable (_ attempt: Int) -> Duration,
    shouldRetry: @escaping @Sendable (Failure) -> Bool = { _ in true }
  ) {
    self.maxAttempts = maxAttempts
    self.delay = delay
    self.shouldRetry = shouldRetry
  }

  /// A failure is a failure.
  public static var never: RetryPolicy {
    RetryPolicy(maxAttempts: 1, delay: { _ in .zero })
  }

  /// Waits twice as long after each attempt.
  ///
  /// - Parameters:
  ///   - maxAttempts: How often a request is tried, the first time included.
  ///   - base: How long to wait after the first attempt.
  ///   - limit: How long to wait at most.
  ///   - shouldRetry: Whether a failure is worth another attempt.
  /// - Returns: The policy. It never waits longer than `limit`, nor adds anything random.
  public static func exponential(
    maxAttempts: Int = 4,
    base: Duration = .seconds(1),
    limit: Duration = .seconds(30),
    shouldRetry: @escaping @Sendable (Failure) -> Bool = { _ in true }
  ) -> RetryPolicy {
    RetryPolicy(
      maxAttempts: maxAttempts,
      delay: { attempt in
        var delay = base
        for _ in 1..<max(attempt, 1) where delay < limit { delay *= 2 }
        return min(delay, limit)
      },
      shouldRetry: shouldRetry
    )
  }
}
