extension AsyncValue {
  /// Returns the state with its value transformed.
  ///
  /// The case stays the same, so `state.map { $0 }` equals `state`.
  ///
  /// - Parameter transform: A closure that returns the new value. It is called once if there is a
  ///   value, and not at all otherwise.
  /// - Returns: The state with the new value, if there is one.
  /// - Throws: The error of `transform`.
  @inlinable
  public func map<NewValue, Thrown: Error>(
    _ transform: (Value) throws(Thrown) -> NewValue
  ) throws(Thrown) -> AsyncValue<NewValue, Failure> {
    AsyncValue<NewValue, Failure>(
      value: try value.map(transform),
      failure: failure,
      isLoading: isLoading
    )
  }

  /// Returns the state with its failure transformed.
  ///
  /// The case stays the same, so `state.mapFailure { $0 }` equals `state`.
  ///
  /// - Parameter transform: A closure that returns the new failure. It is called once if there is a
  ///   failure, and not at all otherwise.
  /// - Returns: The state with the new failure, if there is one.
  /// - Throws: The error of `transform`.
  @inlinable
  public func mapFailure<NewFailure: Error, Thrown: Error>(
    _ transform: (Failure) throws(Thrown) -> NewFailure
  ) throws(Thrown) -> AsyncValue<Value, NewFailure> {
    AsyncValue<Value, NewFailure>(
      value: value,
      failure: try failure.map(transform),
      isLoading: isLoading
    )
  }

  /// The state after ``cancel()``: the same value and failure, but no load in flight.
  @inlinable
  public var settled: AsyncValue {
    AsyncValue(value: value, failure: failure, isLoading: false)
  }
}
