/// An event of a store.
public enum StoreEvent: String, Sendable, Hashable, CaseIterable {
  /// A load was asked for.
  case start
  /// A load was asked for that replaces the one in flight.
  case restart
  /// A list was asked for, from its beginning.
  case refresh
  /// The next page of a list was asked for.
  case loadMore
  /// The failed operation was asked for again.
  case retry
  /// The request in flight failed and began another attempt.
  case attempt
  /// The request answered.
  case succeed
  /// The request failed.
  case fail
  /// The request was cancelled.
  case cancel
  /// A value came from elsewhere, or as an element of a sequence.
  case receive
  /// The value was edited.
  case update
  /// Another key was selected without a load; a selection with a load is a ``start``.
  case select
  /// The store was reset.
  case reset
  /// An action was dispatched to a Redux `Store`; see ``StateChange/action``.
  case action
}
