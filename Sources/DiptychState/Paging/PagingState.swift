/// The state of a list that is loaded page by page.
///
/// It has pages or none yet, the failure of the last operation that ended, and at most one
/// operation in flight. Without pages only a refresh can run or have failed, and at the end of the
/// list no append can; 17 combinations remain, and no other can be made.
public struct PagingState<Item, Cursor, Failure: Error> {
  /// The pages, in order; nil until the list was loaded once.
  public internal(set) var pages: [Page]?
  /// The failure of the last operation that ended, with the operation; any success clears it.
  public internal(set) var failure: (operation: PagingOperation, error: Failure)?
  /// What is being loaded.
  public internal(set) var inFlight: PagingOperation?

  /// Creates the state of a list of which nothing was loaded yet.
  public init() {}

  /// Creates a state of its parts, or nil if they do not belong together.
  ///
  /// - Parameters:
  ///   - pages: The pages, or nil if nothing was loaded yet.
  ///   - failure: The failure of the last operation that ended.
  ///   - inFlight: What is being loaded.
  public init?(
    pages: [Page]?,
    failure: (operation: PagingOperation, error: Failure)? = nil,
    inFlight: PagingOperation? = nil
  ) {
    self.pages = pages
    self.failure = failure
    self.inFlight = inFlight
    let canAppend = pages != nil && !isAtEnd
    guard canAppend || (failure?.operation != .append && inFlight != .append) else { return nil }
  }

  /// Whether the last page is there.
  public var isAtEnd: Bool {
    guard let last = pages?.last else { return pages != nil }
    return last.next == nil
  }

  /// The items of all pages, in order; nil until the list was loaded once.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var items: [Item]? { pages.map { $0.flatMap(\.items) } }

  /// Whether the list was loaded and holds nothing.
  public var isEmpty: Bool { pages?.allSatisfy(\.items.isEmpty) ?? false }

  /// What the next page is asked for with; nil before the first page and after the last one.
  public var nextCursor: Cursor? { pages?.last?.next }
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
