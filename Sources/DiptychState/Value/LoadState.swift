/// A coarse view of one or several ``AsyncValue``s, without what they hold.
///
/// Make it where you need it, and never store it: what is derived can't contradict its source.
///
/// ```swift
/// if LoadState(combining: user, posts) == .loading { ProgressView() }
/// ```
public enum LoadState: String, Sendable, Hashable, CaseIterable {
  /// Something was not loaded yet, and is not on its way.
  case idle
  /// Something is in flight.
  case loading
  /// Everything is there.
  case loaded
  /// The last load of something failed, and nothing is in flight.
  case failed

  /// What is to be seen of a state: what is in flight hides a failure, and a failure hides a value.
  public init<Value, Failure: Error>(_ state: AsyncValue<Value, Failure>) {
    self.init(combining: state)
  }

  /// What is to be seen of several states at once.
  ///
  /// It is loading if any state is in flight, a reload as well as a first load; else failed if any
  /// has a failure; else loaded if all have a value.
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

  /// What can be told from which values are there, if nothing else is known.
  ///
  /// It is idle if none is there, loading if some are, and loaded if all are. It can tell neither a
  /// first load from none, nor a failure, nor a reload; ``init(combining:)`` can.
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
