extension AsyncValue {
  /// The same state of another value.
  ///
  /// The ``corner`` stays, and `state.map { $0 }` is `state`.
  ///
  /// - Parameter transform: Makes the other value; called once if there is a value.
  /// - Returns: The state with the other value, if there is one.
  /// - Throws: What `transform` throws.
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

  /// The same state of another failure.
  ///
  /// The ``corner`` stays, and `state.mapFailure { $0 }` is `state`.
  ///
  /// - Parameter transform: Makes the other failure; called once if there is a failure.
  /// - Returns: The state with the other failure, if there is one.
  /// - Throws: What `transform` throws.
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

  /// The state without what is in flight: what ``cancel()`` leaves.
  @inlinable
  public var settled: AsyncValue {
    AsyncValue(value: value, failure: failure, isLoading: false)
  }
}
