/// A policy that says whether and when a failed request is repeated.
///
/// ```swift
/// AsyncStore(options: LoadOptions(retry: .exponential(maxAttempts: 3)), fetch: api.user)
/// ```
///
/// The state stays in flight between attempts, so all attempts look like one load.
public struct RetryPolicy<Failure: Error>: Sendable {
  /// The maximum number of attempts, including the first; at least 1.
  public var maxAttempts: Int
  /// Returns the delay after a failed attempt with a given number, counted from 1.
  public var delay: @Sendable (_ attempt: Int) -> Duration
  /// Whether a request is repeated after a given failure.
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

  /// A policy that never repeats a request.
  public static var never: RetryPolicy {
    RetryPolicy(maxAttempts: 1, delay: { _ in .zero })
  }

  /// Returns a policy whose delay doubles after each attempt.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - base: The delay after the first attempt.
  ///   - limit: The maximum delay.
  ///   - shouldRetry: Whether a request is repeated after a given failure.
  /// - Returns: The policy. Its delays are at most `limit` and contain no random part.
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
