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
