/// Something that loads a list page by page, and says how far it is.
public protocol PagedLoadable<Item, Cursor, Failure>: LoadingSource {
  /// What the list is made of.
  associatedtype Item
  /// What a page is asked for with.
  associatedtype Cursor
  /// How loading fails.
  associatedtype Failure

  /// How far it is.
  var state: PagingState<Item, Cursor, Failure> { get }

  /// Loads the list from its beginning, or joins the refresh in flight.
  func refresh() async

  /// Loads the next page, or joins the append in flight. Does nothing while there is no first page,
  /// while the list is refreshed, and at the end. A list that lost its items goes on where they were.
  func loadMore() async
}

extension PagedLoadable {
  /// Whether the state says that something is in flight.
  public var isBusy: Bool { state.inFlight != nil }
  public var needsLoad: Bool { state.kind == .idle }
}
