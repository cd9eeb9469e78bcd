extension AsyncValue {
  /// The eight states of one value and one failure, in the order of ``AsyncCorner``.
  ///
  /// ```swift
  /// ForEach(AsyncValue.samples(value: User.ada, failure: Offline()), id: \.corner) { state in
  ///   Text(state.corner.rawValue)
  ///   AsyncValueView(value: state) { user in UserView(user) }
  /// }
  /// ```
  ///
  /// They are for previews, pictures and tests: who shows a state looks at all of them.
  ///
  /// - Parameters:
  ///   - value: The value of the states that have one.
  ///   - failure: The failure of the states that have one.
  /// - Returns: The states. The ``corner`` of each says which it is.
  public static func samples(value: Value, failure: Failure) -> [AsyncValue] {
    [
      .idle, .loading, .loaded(value), .reloading(value), .failed(failure), .retrying(failure),
      .reloadFailed(value, failure), .reloadRetrying(value, failure),
    ]
  }
}
