/// The state of a list that is loaded page by page.
///
/// It has pages (nil before the first load), the failure of the last operation that ended, and at
/// most one operation in flight. Without pages, only a refresh can be in flight or have failed. At
/// the end of the list, no append can be in flight or have failed. For a list that begins at its
/// first page, this leaves 17 combinations, and no other combination can be created. If the first
/// page has a ``Page/previous`` cursor, a third operation, the prepend, loads the page before the
/// first one.
public struct PagingState<Item, Cursor, Failure: Error> {
  /// The pages, in order; nil until the list was loaded once.
  public internal(set) var pages: [Page]?
  /// The last operation that ended and its failure, or nil if that operation succeeded.
  public internal(set) var failure: (operation: PagingOperation, error: Failure)?
  /// The operation in flight, or nil.
  public internal(set) var inFlight: PagingOperation?
  /// The inserted items that have been replaced since the edit that is being applied was made.
  var drafts: [Draft] = []

  /// An inserted item that was replaced by the stored item.
  struct Draft {
    let item: Item
    let isStored: @Sendable (Item) -> Bool
  }

  /// Returns whether an item, or the inserted item that it has replaced, satisfies a predicate.
  static func isMeant(_ item: Item, by predicate: (Item) -> Bool, _ drafts: [Draft]) -> Bool {
    predicate(item) || drafts.contains { $0.isStored(item) && predicate($0.item) }
  }

  /// Creates the state of a list that was never loaded.
  public init() {}

  /// Creates a state from its parts, or returns nil if the parts contradict each other.
  ///
  /// - Parameters:
  ///   - pages: The pages, or nil if nothing was loaded yet.
  ///   - failure: The failure of the last operation to end.
  ///   - inFlight: The operation in flight.
  public init?(
    pages: [Page]?,
    failure: (operation: PagingOperation, error: Failure)? = nil,
    inFlight: PagingOperation? = nil
  ) {
    self.pages = pages
    self.failure = failure
    self.inFlight = inFlight
    for operation in [failure?.operation, inFlight].compactMap(\.self) where operation != .refresh {
      guard cursor(of: operation) != nil else { return nil }
    }
  }

  /// Whether the list was loaded to its end, so no next page can be loaded.
  public var isAtEnd: Bool {
    guard let last = pages?.last else { return pages != nil }
    return last.next == nil
  }

  /// The items of all pages, in order; nil until the list was loaded once.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var items: [Item]? { pages.map { $0.flatMap(\.items) } }

  /// Whether the list was loaded and has no items.
  public var isEmpty: Bool { pages?.allSatisfy(\.items.isEmpty) ?? false }

  /// The cursor that loads the next page, or nil before the first load and at the end of the list.
  public var nextCursor: Cursor? { pages?.last?.next }

  /// The cursor that loads the page before the first one, or nil if there is no such page.
  public var previousCursor: Cursor? { pages?.first?.previous }

  /// The cursor of the page that an operation loads; nil for a refresh.
  func cursor(of operation: PagingOperation) -> Cursor? {
    switch operation {
    case .refresh: nil
    case .append: nextCursor
    case .prepend: previousCursor
    }
  }
}

// MARK: - Conformances

extension PagingState: Sendable where Item: Sendable, Cursor: Sendable {}
extension PagingState.Draft: Sendable where Item: Sendable {}

extension PagingState: Equatable where Item: Equatable, Cursor: Equatable, Failure: Equatable {
  public static func == (first: PagingState, second: PagingState) -> Bool {
    first.pages == second.pages && first.inFlight == second.inFlight
      && first.failure?.operation == second.failure?.operation
      && first.failure?.error == second.failure?.error
  }
}

extension PagingState: Hashable where Item: Hashable, Cursor: Hashable, Failure: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pages)
    hasher.combine(inFlight)
    hasher.combine(failure?.operation)
    hasher.combine(failure?.error)
  }
}

/// An operation that loads pages of a list.
public enum PagingOperation: String, Sendable, Hashable, Codable, CaseIterable {
  /// Loads the list from its beginning.
  case refresh
  /// Loads the page after the last one.
  case append
  /// Loads the page before the first one.
  case prepend
}

extension PagingState {
  /// A page of a list: its items, and the cursors of the previous and the next page.
  public struct Page {
    /// The items, in order.
    public var items: [Item]
    /// The cursor that loads the page before this one, or nil if this is the first page.
    public var previous: Cursor?
    /// The cursor that loads the next page, or nil if this is the last page.
    public var next: Cursor?

    /// Creates a page.
    public init(items: [Item], previous: Cursor? = nil, next: Cursor?) {
      self.items = items
      self.previous = previous
      self.next = next
    }

    /// The cursor of the page that an operation loads after this one.
    subscript(operation: PagingOperation) -> Cursor? {
      get { operation == .prepend ? previous : next }
      set { if operation == .prepend { previous = newValue } else { next = newValue } }
    }
  }
}

extension PagingState.Page: Sendable where Item: Sendable, Cursor: Sendable {}
extension PagingState.Page: Equatable where Item: Equatable, Cursor: Equatable {}
extension PagingState.Page: Hashable where Item: Hashable, Cursor: Hashable {}
extension PagingState.Page: Encodable where Item: Encodable, Cursor: Encodable {}
extension PagingState.Page: Decodable where Item: Decodable, Cursor: Decodable {}

extension PagingState {
  /// Returns the failure of an operation, or nil.
  ///
  /// Only the last operation that ended can have a failure.
  public func failure(of operation: PagingOperation) -> Failure? {
    failure?.operation == operation ? failure?.error : nil
  }

  /// The state after ``cancel()``: the same pages and failure, but no operation in flight.
  public var settled: PagingState {
    var state = self
    state.inFlight = nil
    return state
  }
}

extension PagingState {
  /// Returns the seventeen states that a list without a previous page can have, made from the given
  /// page and failure.
  ///
  /// ```swift
  /// for state in PagingState.samples(items: posts, next: 3, failure: Offline()) {
  ///   print(PagingList(state: state) { List($0) { Text($0.title) } }.rendered(as: .text()))
  /// }
  /// ```
  ///
  /// Use the states in previews, snapshots and tests, to look at a list in all of its states.
  ///
  /// - Parameters:
  ///   - items: The items, for the states that have a page.
  ///   - next: The cursor of the next page, for the states that have a next page.
  ///   - failure: The failure, for the states that have a failure.
  /// - Returns: The states. The states without pages come first.
  public static func samples(items: [Item], next: Cursor, failure: Failure) -> [PagingState] {
    let more = [Page(items: items, next: next)]
    let all = [Page(items: items, next: nil)]
    let states: [(pages: [Page]?, failed: PagingOperation?, inFlight: PagingOperation?)] = [
      (nil, nil, nil), (nil, nil, .refresh), (nil, .refresh, nil), (nil, .refresh, .refresh),
      (more, nil, nil), (all, nil, nil), (more, nil, .refresh), (all, nil, .refresh),
      (more, nil, .append), (more, .refresh, nil), (all, .refresh, nil),
      (more, .refresh, .refresh), (all, .refresh, .refresh), (more, .refresh, .append),
      (more, .append, nil), (more, .append, .refresh), (more, .append, .append),
    ]
    return states.compactMap { pages, failed, inFlight in
      PagingState(pages: pages, failure: failed.map { ($0, failure) }, inFlight: inFlight)
    }
  }
}
