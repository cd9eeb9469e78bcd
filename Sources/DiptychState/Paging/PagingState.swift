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
