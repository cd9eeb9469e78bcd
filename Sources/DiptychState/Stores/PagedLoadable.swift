/// Something that loads a list page by page, and says how far it is.
public protocol PagedLoadable<Item, Cursor, Failure>: BusySource {
  /// What the list is made of.
  associatedtype Item
  /// What a page is asked for with.
  associatedtype Cursor
  /// How loading fails.
  associatedtype Failure: Error

  /// How far it is.
  var state: PagingState<Item, Cursor, Failure> { get }

  /// Loads the list from its beginning, or joins the refresh in flight.
  func refresh() async

  /// Loads the next page, or joins the append in flight. Does nothing while there is no first page,
  /// while the list is refreshed, and at the end. A list that lost its items goes on where they were.
  func loadMore() async

  /// Whether a first load has to be asked for. Default: whether the state is idle.
  ///
  /// See ``Loadable/needsLoad``.
  var needsLoad: Bool { get }

  /// Which first load this is. Default: 0. See ``Loadable/generation``.
  var generation: Int { get }

  /// Why the state is idle, if it is. Default: because nobody has asked yet. See
  /// ``Loadable/idleReason``.
  var idleReason: IdleReason { get }

  /// The last failure to tell the user of, or nil. Default: nil.
  var announcement: Announcement<Failure>? { get }

  /// Notes that the announcement was seen. Default: nothing.
  func dismissAnnouncement()
}

extension PagedLoadable {
  /// Whether the state says that something is in flight.
  public var isBusy: Bool { state.inFlight != nil }
  public var needsLoad: Bool { state.kind == .idle }
  public var generation: Int { 0 }
  public var idleReason: IdleReason { .notAsked }
  public var announcement: Announcement<Failure>? { nil }
  public func dismissAnnouncement() {}
}
