public import DiptychState

/// A coarser form of ``/DiptychState/PagingState`` that merges some of its states, with conversions
/// in both directions.
///
/// It is the counterpart of ``AsyncValueProjection`` for a paged list. For example,
/// ``PagingDataState/Case3`` can't distinguish a failed first load from a failed refresh.
public protocol PagingStateProjection<Item, Failure> {
  /// The type of the list's items.
  associatedtype Item
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Creates the projection of a state.
  ///
  /// - Complexity: O(*n*) in the number of items.
  init<Cursor>(_ state: PagingState<Item, Cursor, Failure>)

  /// Returns the simplest of the states that have this projection.
  ///
  /// - Parameter next: The cursor of the next page.
  /// - Returns: A state with the same projection. It has all items in one page.
  func pagingState<Cursor>(next: Cursor) -> PagingState<Item, Cursor, Failure>
}

extension PagingStateProjection {
  /// Whether a refresh is in flight.
  public var isLoading: Bool { coarse.inFlight == .refresh }

  /// Whether the next page is being loaded.
  public var isPaging: Bool { coarse.inFlight == .append }

  /// Whether the last operation failed, and no operation is in flight.
  public var isFailure: Bool { coarse.inFlight == nil && coarse.failure != nil }

  /// The items, or nil if the projection has no items.
  public var items: [Item]? { coarse.pages?.first?.items }

  /// The items, or nil if the projection has no items; another name for ``items``.
  ///
  /// An ``AsyncValueProjection`` has a property with the same name.
  public var value: [Item]? { items }

  private var coarse: PagingState<Item, Void, Failure> { pagingState(next: ()) }
}
