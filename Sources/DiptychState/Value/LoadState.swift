/// A summary of one or several ``AsyncValue``s, without the associated values.
///
/// Create it where you need it, and never store it: a stored summary can contradict its source.
///
/// ```swift
/// if LoadState(combining: user, posts) == .loading { ProgressView() }
/// ```
public enum LoadState: String, Sendable, Hashable, CaseIterable {
  /// At least one value was not loaded yet, and no load is in flight.
  case idle
  /// At least one load is in flight.
  case loading
  /// All values are loaded.
  case loaded
  /// At least one last load failed, and none is in flight.
  case failed

  /// Creates a summary of a state: a load in flight hides a failure, and a failure hides a value.
  public init<Value, Failure: Error>(_ state: AsyncValue<Value, Failure>) {
    self.init(combining: state)
  }

  /// Creates a summary of several states.
  ///
  /// It is loading if any state is in flight, in a reload as well as in a first load; otherwise
  /// failed if any has a failure; otherwise loaded if all have a value; otherwise idle.
  ///
  /// - Complexity: O(*n*) in the number of states.
  public init<each Value, each Failure: Error>(
    combining states: repeat AsyncValue<each Value, each Failure>
  ) {
    var isLoading = false
    var hasFailure = false
    var hasAllValues = true
    for state in repeat each states {
      isLoading = isLoading || state.isLoading
      hasFailure = hasFailure || state.failure != nil
      hasAllValues = hasAllValues && state.value != nil
    }
    self = isLoading ? .loading : hasFailure ? .failed : hasAllValues ? .loaded : .idle
  }

  /// Creates a summary from the presence of values alone.
  ///
  /// It is idle if all are missing, loading if some are, and loaded if none is. A first load in
  /// flight, a failure and a reload can't be detected this way; ``init(combining:)`` can detect
  /// them.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public init<each Value>(presence values: repeat (each Value)?) {
    var hasOne = false
    var hasAll = true
    for value in repeat each values {
      hasOne = hasOne || value != nil
      hasAll = hasAll && value != nil
    }
    self = hasAll ? .loaded : hasOne ? .loading : .idle
  }
}
