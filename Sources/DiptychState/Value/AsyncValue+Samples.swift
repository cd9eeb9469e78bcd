extension AsyncValue {
  /// Returns the eight states, made from the given value and failure, in the order of the cases.
  ///
  /// ```swift
  /// for state in AsyncValue.samples(value: User.ada, failure: Offline()) {
  ///   print(AsyncValueView(value: state) { user in UserView(user) }.rendered(as: .text()))
  /// }
  /// ```
  ///
  /// Use the states in previews, snapshots and tests, to look at a component in all of its states.
  ///
  /// - Parameters:
  ///   - value: The value, for the states that have a value.
  ///   - failure: The failure, for the states that have a failure.
  /// - Returns: The states.
  public static func samples(value: Value, failure: Failure) -> [AsyncValue] {
    [
      .idle, .loading, .loaded(value), .reloading(value), .failed(failure), .retrying(failure),
      .reloadFailed(value, failure), .reloadRetrying(value, failure),
    ]
  }
}
