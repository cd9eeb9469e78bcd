/// A runner that repeats a failed request as its policy says.
struct Attempts<Failure: Error>: Sendable {
  /// The result of a request.
  enum Outcome<Answer> {
    case answered(Answer)
    case failed(Failure)
    case cancelled
  }

  let policy: RetryPolicy<Failure>
  let clock: any Clock<Duration>
  let isCancellation: @Sendable (Failure) -> Bool

  /// Runs an operation until it answers, or until the policy allows no further attempt.
  ///
  /// - Parameters:
  ///   - attempting: Called before each attempt, with its number, counted from 1.
  ///   - operation: The operation.
  /// - Returns: The result of the last attempt.
  func outcome<Answer>(
    attempting: (Int) -> Void,
    of operation: () async throws(Failure) -> Answer
  ) async -> Outcome<Answer> {
    var attempt = 1
    while true {
      attempting(attempt)
      do throws(Failure) {
        return .answered(try await operation())
      } catch {
        if error is CancellationError || isCancellation(error) { return .cancelled }
        guard attempt < policy.maxAttempts, !Task.isCancelled, policy.shouldRetry(error) else {
          return .failed(error)
        }
      }
      do {
        try await clock.sleep(for: policy.delay(attempt))
      } catch {
        return .cancelled
      }
      attempt += 1
    }
  }
}

extension Attempts.Outcome {
  func map<Other>(_ transform: (Answer) -> Other) -> Attempts.Outcome<Other> {
    switch self {
    case .answered(let answer): .answered(transform(answer))
    case .failed(let failure): .failed(failure)
    case .cancelled: .cancelled
    }
  }
}
