extension AsyncValue {
  /// Begins a load.
  ///
  /// The value and the failure stay. If a load is already in flight, nothing changes.
  @inlinable
  @discardableResult
  public mutating func start() -> Transition {
    if isLoading { return .unchanged }
    self = AsyncValue(value: value, failure: failure, isLoading: true)
    return .changed
  }

  /// Ends the load in flight with a value, and clears the failure.
  @inlinable
  @discardableResult
  public mutating func succeed(_ value: Value) -> Transition {
    guard isLoading else { return .illegal }
    self = .loaded(value)
    return .changed
  }

  /// Ends the load in flight with a failure; the value stays.
  @inlinable
  @discardableResult
  public mutating func fail(_ failure: Failure) -> Transition {
    guard isLoading else { return .illegal }
    self = AsyncValue(value: value, failure: failure, isLoading: false)
    return .changed
  }

  /// Ends the load in flight without a result, and restores the state from before the load.
  @inlinable
  @discardableResult
  public mutating func cancel() -> Transition {
    guard isLoading else { return .unchanged }
    self = AsyncValue(value: value, failure: failure, isLoading: false)
    return .changed
  }

  /// Sets a value from another source, such as a stream, an edit or a cache.
  ///
  /// A load in flight stays in flight. The failure is cleared, because the value is newer. To edit
  /// the existing value and keep the failure, use ``update(_:)``.
  @inlinable
  @discardableResult
  public mutating func receive(_ value: Value) -> Transition {
    self = AsyncValue(value: value, failure: nil, isLoading: isLoading)
    return .changed
  }

  /// Edits the value, if there is one.
  ///
  /// The failure and a load in flight stay, so the case is the same.
  ///
  /// - Parameter body: A closure that edits the value.
  /// - Returns: ``Transition/changed`` if there is a value, and ``Transition/unchanged`` otherwise.
  /// - Throws: The error of `body`; edits made before the error are kept.
  @inlinable
  @discardableResult
  public mutating func update<Thrown: Error>(
    _ body: (inout Value) throws(Thrown) -> Void
  ) throws(Thrown) -> Transition {
    guard var value else { return .unchanged }
    let failure = failure
    let isLoading = isLoading
    // With a single reference left, the value is edited in place instead of copied.
    self = .idle
    defer { self = AsyncValue(value: value, failure: failure, isLoading: isLoading) }
    try body(&value)
    return .changed
  }

  /// Discards everything, including a load in flight.
  ///
  /// No other event removes the value.
  @inlinable
  @discardableResult
  public mutating func reset() -> Transition {
    if case .idle = self { return .unchanged }
    self = .idle
    return .changed
  }
}

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

/// The effect of an event on a state.
public enum Transition: String, Sendable, Hashable, CaseIterable {
  /// The event changed the state.
  case changed
  /// Nothing changed, for example because a load was cancelled while no load was in flight.
  case unchanged
  /// The event ends a load that is not in flight.
  ///
  /// Nothing changed.
  ///
  /// The cause is a result that arrives too late, or that belongs to another operation. The event
  /// returns this transition instead of trapping, so the caller can record it.
  case illegal
}
