public import DiptychState

/// A type that shows a ``/DiptychState/PagingState`` more coarsely, and can be made one again.
///
/// Like an ``AsyncValueProjection``, for a list.
public protocol PagingStateProjection<Item, Failure> {
  /// The element of the list.
  associatedtype Item
  /// How loading fails.
  associatedtype Failure: Error

  /// Creates what this type shows of a state.
  ///
  /// - Complexity: O(*n*) in the number of items.
  init<Cursor>(_ state: PagingState<Item, Cursor, Failure>)

  /// The state that holds what is left, with all items in one page.
  ///
  /// - Parameter next: What the next page is asked for with.
  /// - Returns: A state that shows this one.
  func pagingState<Cursor>(next: Cursor) -> PagingState<Item, Cursor, Failure>
}

extension PagingStateProjection {
  /// Whether a refresh is in flight.
  public var isLoading: Bool { coarse.inFlight == .refresh }

  /// Whether the next page is on its way.
  public var isPaging: Bool { coarse.inFlight == .append }

  /// Whether the last operation failed, and none is in flight.
  public var isFailure: Bool { coarse.inFlight == nil && coarse.failure != nil }

  /// The items, if this type still holds some.
  public var items: [Item]? { coarse.pages?.first?.items }

  /// The items, by the name that a single value has: ``items``.
  public var value: [Item]? { items }

  private var coarse: PagingState<Item, Void, Failure> { pagingState(next: ()) }
}
