public import Testing

// The overloads with a source location, for helper functions that report where they were called.

extension Gate {
  /// Waits for a request and answers it; reports at a source location.
  ///
  /// - Parameters:
  ///   - number: The number of the request, from 1.
  ///   - answer: The answer.
  ///   - sourceLocation: The location for the issue of a second answer.
  public func answer(
    _ number: Int,
    with answer: Answer,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: .success(answer), at: CallSite(sourceLocation))
  }

  /// Waits for a request and fails it; reports at a source location.
  ///
  /// - Parameters:
  ///   - number: The number of the request, from 1.
  ///   - failure: The failure.
  ///   - sourceLocation: The location for the issue of a second answer.
  public func fail(
    _ number: Int,
    with failure: Failure,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: .failure(failure), at: CallSite(sourceLocation))
  }

  /// Waits for a request and ends it; reports at a source location.
  ///
  /// - Parameters:
  ///   - number: The number of the request, from 1.
  ///   - result: The answer, or the failure.
  ///   - sourceLocation: The location for the issue of a second answer.
  public func resume(
    _ number: Int,
    with result: Result<Answer, Failure>,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: result, at: CallSite(sourceLocation))
  }
}
