public import DiptychState
public import DiptychViews

/// Where a list gets the state of its pages from, and what it may start.
///
/// There is a conformance for each style of ``PagingList``: ``PagingStateSource``,
/// ``PagedLoadableSource`` and ``OwnedPagingSource``.
public protocol PagingSource<Item, Cursor, Failure> {
  /// What the list is made of.
  associatedtype Item
  /// What a page is asked for with.
  associatedtype Cursor
  /// How loading fails.
  associatedtype Failure: Error

  /// What there is to show, and what can be done about it.
  ///
  /// A source asks the renderer for the first load that it wants. What it owns is kept at the place
  /// where the renderer stands.
  static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> PagingResolution<Item, Cursor, Failure>
}

/// What a source says of its pages in a frame.
public struct PagingResolution<Item, Cursor, Failure: Error> {
  /// The state.
  public var state: PagingState<Item, Cursor, Failure>
  /// The action that loads the list from its beginning, after a failure or anew.
  public var retry: RetryAction
  /// What loads the next page, or tries that again.
  public var loadMore: RetryAction
  /// The banner of the failure.
  public var announcement: AnnouncementStatus
  /// The reason for which the state is idle, if it is.
  public var idleReason: IdleReason

  /// Creates what a source says.
  public init(
    state: PagingState<Item, Cursor, Failure>,
    retry: RetryAction = RetryAction(),
    loadMore: RetryAction = RetryAction(),
    announcement: AnnouncementStatus = .permanent,
    idleReason: IdleReason = .notAsked
  ) {
    self.state = state
    self.retry = retry
    self.loadMore = loadMore
    self.announcement = announcement
    self.idleReason = idleReason
  }
}
