/// The options of a store's loads.
///
/// ```swift
/// AsyncStore(options: LoadOptions(retry: .exponential(maxAttempts: 3)), fetch: api.user)
/// ```
public struct LoadOptions<Failure: Error>: Sendable {
  /// The effect on a load if all callers that wait for it are cancelled.
  public enum WhenUnawaited: Sendable, Hashable, CaseIterable {
    /// The load is cancelled.
    case cancels
    /// The load continues.
    case continues
  }

  /// The policy for repeating a failed request, or for iterating a failed sequence again.
  public var retry: RetryPolicy<Failure>
  /// The clock that measures the delay between attempts.
  public var clock: any Clock<Duration>
  /// The effect on a load if all callers that wait for it are cancelled.
  public var whenUnawaited: WhenUnawaited
  /// Whether a failure means that the request was cancelled.
  ///
  /// `CancellationError` always means a cancellation.
  public var isCancellation: @Sendable (Failure) -> Bool

  /// Creates options.
  public init(
    retry: RetryPolicy<Failure> = .never,
    clock: any Clock<Duration> = ContinuousClock(),
    whenUnawaited: WhenUnawaited = .cancels,
    isCancellation: @escaping @Sendable (Failure) -> Bool = { _ in false }
  ) {
    self.retry = retry
    self.clock = clock
    self.whenUnawaited = whenUnawaited
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
    let sleeper = Task { [clock] in _ = try? await clock.sleep(for: delay) }
    pausing(RetryPolicy.Pause(attempt: attempt, failure: failure, delay: delay), sleeper)
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
