/// What happened to a store.
public enum StoreEvent: String, Sendable, Hashable, CaseIterable {
  /// A load was asked for.
  case start
  /// A load was asked for that takes the place of the one in flight.
  case restart
  /// A list was asked for from its beginning.
  case refresh
  /// The next page of a list was asked for.
  case loadMore
  /// What failed was asked for again.
  case retry
  /// The request in flight failed, and was begun once more.
  case attempt
  /// The request answered.
  case succeed
  /// The request failed.
  case fail
  /// The request was given up.
  case cancel
  /// A value came from elsewhere, or as an element of a stream.
  case receive
  /// The value was edited.
  case update
  /// Another key was selected; one that is loaded at once is a ``start``.
  case select
  /// Everything was forgotten.
  case reset
  /// An action was dispatched to a ``Store``; ``StateChange/action`` says which.
  case action
}
