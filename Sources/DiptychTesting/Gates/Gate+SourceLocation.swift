public import Testing

// The overloads with a source location are for helper functions that report issues at the place of
// their own call.

extension Gate {
  /// Waits for a request to arrive, and answers the request.
  ///
  /// Issues are reported at `sourceLocation`. A helper function of your tests can pass the location
  /// of its own caller.
  ///
  /// - Parameters:
  ///   - number: The number of the request. The first request has number 1.
  ///   - answer: The value that `fetch` returns.
  ///   - sourceLocation: The source location where issues are reported.
  public func answer(
    _ number: Int,
    with answer: Answer,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: .success(answer), at: CallSite(sourceLocation))
  }

  /// Waits for a request to arrive, and lets the request fail.
  ///
  /// Issues are reported at `sourceLocation`. A helper function of your tests can pass the location
  /// of its own caller.
  ///
  /// - Parameters:
  ///   - number: The number of the request. The first request has number 1.
  ///   - failure: The error that `fetch` throws.
  ///   - sourceLocation: The source location where issues are reported.
  public func fail(
    _ number: Int,
    with failure: Failure,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: .failure(failure), at: CallSite(sourceLocation))
  }

  /// Waits for a request to arrive, and ends the request with a result.
  ///
  /// Issues are reported at `sourceLocation`. A helper function of your tests can pass the location
  /// of its own caller.
  ///
  /// - Parameters:
  ///   - number: The number of the request. The first request has number 1.
  ///   - result: The value that `fetch` returns, or the error that it throws.
  ///   - sourceLocation: The source location where issues are reported.
  public func resume(
    _ number: Int,
    with result: Result<Answer, Failure>,
    sourceLocation: SourceLocation
  ) async {
    await resume(number, with: result, at: CallSite(sourceLocation))
  }
}
