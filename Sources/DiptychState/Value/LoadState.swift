/// A summary of one or several ``AsyncValue``s, without the associated values.
///
/// Create it where you need it, and never store it, because a stored summary can contradict its
/// source.
///
/// ```swift
/// if LoadState(combining: user, posts) == .loading { ProgressView() }
/// ```
public enum LoadState: String, Sendable, Hashable, CaseIterable {
  /// At least one value was not loaded yet, no load is in flight, and there is no failure.
  case idle
  /// At least one load is in flight.
  case loading
  /// All values are loaded.
  case loaded
  /// At least one state has a failure, and no load is in flight.
  case failed

  /// Creates a summary of a state: a load in flight hides a failure, and a failure hides a value.
  public init<Value, Failure: Error>(_ state: AsyncValue<Value, Failure>) {
    self.init(combining: state)
  }

  /// Creates a summary of several states.
  ///
  /// The summary is the first of these that applies: ``loading`` if any first load or reload is in
  /// flight, ``failed`` if any state has a failure, ``loaded`` if all states have a value, or
  /// ``idle``.
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
  /// The summary is ``loaded`` if no value is nil, and ``idle`` if all values are nil. If only some
  /// values are nil, a load is assumed to be in flight, so the summary is ``loading``. Values alone
  /// don't tell whether a load has failed, or whether a first load or a reload is in flight. Use
  /// ``init(combining:)`` to include failures and loads.
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
