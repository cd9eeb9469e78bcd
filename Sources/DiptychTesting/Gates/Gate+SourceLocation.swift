public import Testing

// The overloads with a source location are for helper functions that report issues at the place of
// their own call.

extension Gate {
  /// Waits for a request to arrive and answers it, and reports issues at a source location.
  ///
  /// - Parameters:
  ///   - number: The number of the request; the first request has number 1.
  ///   - answer: The answer.
  ///   - sourceLocation: The location of the issue that is reported for a second answer.
  public func answer(
    _ number: Int,
    with answer: Answer,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: .success(answer), at: CallSite(sourceLocation))
  }

  /// Waits for a request to arrive and lets it fail, and reports issues at a source location.
  ///
  /// - Parameters:
  ///   - number: The number of the request; the first request has number 1.
  ///   - failure: The failure.
  ///   - sourceLocation: The location of the issue that is reported for a second answer.
  public func fail(
    _ number: Int,
    with failure: Failure,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: .failure(failure), at: CallSite(sourceLocation))
  }

  /// Waits for a request to arrive and ends it with a result, and reports issues at a source
  /// location.
  ///
  /// - Parameters:
  ///   - number: The number of the request; the first request has number 1.
  ///   - result: The answer, or the failure.
  ///   - sourceLocation: The location of the issue that is reported for a second answer.
  public func resume(
    _ number: Int,
    with result: Result<Answer, Failure>,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: result, at: CallSite(sourceLocation))
  }
}
