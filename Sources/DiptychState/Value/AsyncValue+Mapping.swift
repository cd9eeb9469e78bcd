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
  public var settled: AsyncValue { AsyncValue(value: value, failure: failure, isLoading: false) }
}

/// Returns the combined state of several values that are needed together.
///
/// ```swift
/// switch zip(user, posts) {
/// case .loaded(let (user, posts)): ...
/// }
/// ```
///
/// The combined state has a value if all states have a value. Its failure is the first failure in
/// the order of the arguments. It is loading if any state is loading. The combination of a single
/// state is that state.
///
/// - Complexity: O(*n*) in the number of states.
@inlinable
public func zip<each Value, Failure: Error>(
  _ states: repeat AsyncValue<each Value, Failure>
) -> AsyncValue<(repeat each Value), Failure> {
  var failure: Failure?
  var isLoading = false
  for state in repeat each states {
    failure = failure ?? state.failure
    isLoading = isLoading || state.isLoading
  }
  return AsyncValue(
    value: allPresent(repeat (each states).value),
    failure: failure,
    isLoading: isLoading
  )
}

/// Returns the combined state of several values that are needed together, with different failures.
///
/// ```swift
/// zip(user, posts).mapFailure { HomeFailure($0) }
/// ```
///
/// The states are combined as by the other overload of `zip`, whose states have the same failure
/// type. The failure of the combined state is an `any Error`.
///
/// - Complexity: O(*n*) in the number of states.
@inlinable
@_disfavoredOverload
public func zip<each Value, each Failure: Error>(
  _ states: repeat AsyncValue<each Value, each Failure>
) -> AsyncValue<(repeat each Value), any Error> {
  zip(repeat (each states).mapFailure { $0 as any Error })
}

/// Returns the combined state of any number of values of one type that are needed together.
///
/// The states are combined as by the other overloads of `zip`. Without states, the combination is
/// loaded.
///
/// - Complexity: O(*n*) in the number of states.
public func zip<Value, Failure: Error>(
  _ states: [AsyncValue<Value, Failure>]
) -> AsyncValue<[Value], Failure> {
  let values = states.compactMap(\.value)
  return AsyncValue(
    value: values.count == states.count ? values : nil,
    failure: states.lazy.compactMap(\.failure).first,
    isLoading: states.contains { $0.isLoading }
  )
}

/// Returns the values, or nil if one is missing.
@usableFromInline
func allPresent<each Value>(_ values: repeat (each Value)?) -> (repeat each Value)? {
  func present<T>(_ value: T?) throws(MissingValue) -> T {
    guard let value else { throw MissingValue() }
    return value
  }
  do {
    return (repeat try present(each values))
  } catch {
    return nil
  }
}

private struct MissingValue: Error {}
