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
  /// What is in flight stays in flight. The failure is gone, since this value is newer than it; to
  /// edit the value that is there, and keep the failure beside it, use ``update(_:)``.
  @inlinable
  @discardableResult
  public mutating func receive(_ value: Value) -> Transition {
    self = AsyncValue(value: value, failure: nil, isLoading: isLoading)
    return .changed
  }

  /// The value is edited, if there is one.
  ///
  /// The failure stays, and what is in flight stays in flight: the ``corner`` is the same.
  ///
  /// - Parameter body: Edits the value.
  /// - Returns: ``Transition/unchanged`` if there is no value.
  /// - Throws: What `body` throws; what it edited by then stays edited.
  @inlinable
  @discardableResult
  public mutating func update<Thrown: Error>(
    _ body: (inout Value) throws(Thrown) -> Void
  ) throws(Thrown) -> Transition {
    guard var value else { return .unchanged }
    let failure = failure
    let isLoading = isLoading
    // The value is held once, so that it is edited where it is.
    self = .idle
    defer { self = AsyncValue(value: value, failure: failure, isLoading: isLoading) }
    try body(&value)
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
