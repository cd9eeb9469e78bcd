/// A source that loads a list page by page.
///
/// The requirements that this protocol shares with ``Loadable``, such as `isBusy`, have default
/// implementations.
public protocol PagedLoadable<Item, Cursor, Failure>: _LoadingSource {
  /// The type of the list's items.
  associatedtype Item
  /// The type of the cursor that identifies a page to load.
  associatedtype Cursor
  /// The type of a load's failure.
  associatedtype Failure

  /// The state of the list.
  var state: PagingState<Item, Cursor, Failure> { get }

  /// Loads the list from its beginning, or joins the refresh in flight.
  func refresh() async

  /// Loads the next page, or joins the append in flight.
  ///
  /// Does nothing before the first load, during another operation, and at the end of the list. If
  /// all items were removed, the page after the removed items is loaded.
  func loadMore() async

  /// Loads the page before the first one, or joins the prepend in flight.
  ///
  /// Default: does nothing.
  ///
  /// Does nothing before the first load, during another operation, and if no page comes before the
  /// first one.
  func loadPrevious() async
}

extension PagedLoadable {
  /// Whether the state says that an operation is in flight.
  public var isBusy: Bool { state.inFlight != nil }
  public var needsLoad: Bool { state.loadPhase == .idle }
  public func loadPrevious() async {}
}
