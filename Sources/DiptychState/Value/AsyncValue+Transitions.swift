extension AsyncValue {
  /// A load begins.
  ///
  /// Value and failure stay; a load that is in flight is joined.
  @inlinable
  @discardableResult
  public mutating func start() -> Transition {
    if isLoading { return .unchanged }
    self = AsyncValue(value: value, failure: failure, isLoading: true)
    return .changed
  }

  /// The load in flight ends with a value; the failure before it is gone.
  @inlinable
  @discardableResult
  public mutating func succeed(_ value: Value) -> Transition {
    guard isLoading else { return .illegal }
    self = .loaded(value)
    return .changed
  }

  /// The load in flight ends with a failure; the value stays.
  @inlinable
  @discardableResult
  public mutating func fail(_ failure: Failure) -> Transition {
    guard isLoading else { return .illegal }
    self = AsyncValue(value: value, failure: failure, isLoading: false)
    return .changed
  }

  /// The load in flight is given up: the state is what it was before the load.
  @inlinable
  @discardableResult
  public mutating func cancel() -> Transition {
    guard isLoading else { return .unchanged }
    self = AsyncValue(value: value, failure: failure, isLoading: false)
    return .changed
  }

  /// A value comes from elsewhere: an element of a stream, an edit, a cache.
  ///
  /// What is in flight stays in flight; the failure is gone.
  @inlinable
  @discardableResult
  public mutating func receive(_ value: Value) -> Transition {
    self = AsyncValue(value: value, failure: nil, isLoading: isLoading)
    return .changed
  }

  /// Everything is forgotten, what is in flight too.
  ///
  /// No other event loses a value.
  @inlinable
  @discardableResult
  public mutating func reset() -> Transition {
    if case .idle = self { return .unchanged }
    self = .idle
    return .changed
  }
}
