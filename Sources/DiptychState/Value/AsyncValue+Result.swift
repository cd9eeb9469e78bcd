extension AsyncValue {
  /// Ends the load in flight with a result.
  ///
  /// A `CancellationError` cancels the load; see ``cancel()``.
  ///
  /// - Returns: The effect of the event; ``Transition/illegal`` if no load is in flight.
  @discardableResult
  public mutating func end(_ result: Result<Value, Failure>) -> Transition {
    switch result {
    case .success(let value): succeed(value)
    case .failure(let failure) where failure is CancellationError: cancel()
    case .failure(let failure): fail(failure)
    }
  }
}

extension PagingState {
  /// Ends the operation in flight with a result.
  ///
  /// A `CancellationError` cancels the operation; see ``cancel()``.
  ///
  /// - Returns: The effect of the event; ``Transition/illegal`` if the operation is not in flight.
  @discardableResult
  public mutating func end(
    _ operation: PagingOperation,
    _ result: Result<Page, Failure>
  ) -> Transition {
    switch result {
    case .success(let page): succeed(operation, with: page)
    case .failure(let failure) where failure is CancellationError:
      inFlight == operation ? cancel() : .illegal
    case .failure(let failure): fail(operation, failure)
    }
  }
}
