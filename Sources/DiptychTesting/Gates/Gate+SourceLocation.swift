public import Testing

// For helpers of a test, which report where they were called.

extension Gate {
  /// Waits for a request to arrive, answers it, and reports at a place of Swift Testing.
  ///
  /// - Parameters:
  ///   - number: The number of the request, from 1.
  ///   - answer: The answer.
  ///   - sourceLocation: Where a second answer is reported.
  public func answer(
    _ number: Int,
    with answer: Answer,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: .success(answer), at: CallSite(sourceLocation))
  }

  /// Waits for a request to arrive, fails it, and reports at a place of Swift Testing.
  ///
  /// - Parameters:
  ///   - number: The number of the request, from 1.
  ///   - failure: The failure.
  ///   - sourceLocation: Where a second answer is reported.
  public func fail(
    _ number: Int,
    with failure: Failure,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: .failure(failure), at: CallSite(sourceLocation))
  }

  /// Waits for a request to arrive, ends it, and reports at a place of Swift Testing.
  ///
  /// - Parameters:
  ///   - number: The number of the request, from 1.
  ///   - result: The answer, or the failure.
  ///   - sourceLocation: Where a second answer is reported.
  public func resume(
    _ number: Int,
    with result: Result<Answer, Failure>,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: result, at: CallSite(sourceLocation))
  }
}
