public import DiptychState
public import DiptychViews

/// A source of the pages that a list shows, and of the loads that it starts.
///
/// There is a conforming type for each initialiser style of ``PagingList``: ``PagingStateSource``,
/// ``PagedLoadableSource`` and ``OwnedPagingSource``.
public protocol PagingSource<Item, Cursor, Failure> {
  /// The type of an item.
  associatedtype Item
  /// The type of the cursor that a page is loaded with.
  associatedtype Cursor
  /// The type of a failure.
  associatedtype Failure: Error

  /// Returns the state to show, and the actions available in it.
  ///
  /// A source asks the renderer for the first load that it needs. An object owned by the source is
  /// kept at the renderer's current place.
  static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> PagingResolution<Item, Cursor, Failure>
}

/// The pages of a source in a frame, with the available actions.
public struct PagingResolution<Item, Cursor, Failure: Error> {
  /// The state.
  public var state: PagingState<Item, Cursor, Failure>
  /// The action that loads the list from its beginning, after a failure or to refresh.
  public var retry: RetryAction
  /// The action that loads the next page, also after a failure.
  public var loadMore: RetryAction
  /// The status of the failure's banner.
  public var announcement: AnnouncementStatus
  /// The reason why the state is idle, if it is.
  public var idleReason: IdleReason

  /// Creates a resolution from its parts.
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
