extension PagingState {
  /// Edits every item in place.
  ///
  /// The operation in flight and the failure do not change. When an append in flight ends, its page
  /// is added after the edited items.
  ///
  /// - Parameter update: A closure that edits an item; it is called once for each item, in order.
  /// - Throws: The error of `update`; items edited before the error stay edited.
  /// - Complexity: O(*n*) in the number of items.
  public mutating func updateItems<Thrown: Error>(
    _ update: (inout Item) throws(Thrown) -> Void
  ) throws(Thrown) {
    guard var pages else { return }
    self.pages = nil
    defer { self.pages = pages }
    for page in pages.indices {
      for item in pages[page].items.indices {
        try update(&pages[page].items[item])
      }
    }
  }

  /// Removes the items that satisfy a predicate.
  ///
  /// The pages stay, even empty ones, so the cursor of the next page is kept.
  ///
  /// - Parameter isRemoved: Returns whether to remove an item.
  /// - Complexity: O(*n*) in the number of items.
  public mutating func removeItems(where isRemoved: (Item) -> Bool) {
    guard var pages else { return }
    for page in pages.indices {
      pages[page].items.removeAll(where: isRemoved)
    }
    self.pages = pages
  }
}

extension PagingState {
  /// A position in a list for inserting or moving an item.
  ///
  /// ```swift
  /// store.insert(post, at: .after(id: 3))
  /// ```
  public struct Position: Sendable {
    enum Kind: Sendable {
      case start, end
      case before(@Sendable (Item) -> Bool)
      case after(@Sendable (Item) -> Bool)
    }

    let kind: Kind

    /// The position before the first item.
    public static var start: Position { Position(kind: .start) }

    /// The position after the last loaded item.
    public static var end: Position { Position(kind: .end) }

    /// Returns the position before the first item that matches a predicate.
    public static func before(where predicate: @escaping @Sendable (Item) -> Bool) -> Position {
      Position(kind: .before(predicate))
    }

    /// Returns the position after the first item that matches a predicate.
    public static func after(where predicate: @escaping @Sendable (Item) -> Bool) -> Position {
      Position(kind: .after(predicate))
    }
  }

  /// Inserts an item.
  ///
  /// The item is added to the page of the neighbouring item. Before the first load, the method does
  /// nothing.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - place: The position. If the list does not contain the item that the position refers to,
  ///     `before` inserts at the start, and `after` inserts at the end.
  /// - Returns: Whether the item was inserted; false before the first load.
  @discardableResult
  public mutating func insertItem(_ item: Item, at place: Position) -> Bool {
    guard let pages else { return false }
    if pages.isEmpty { self.pages = [Page(items: [], next: nil)] }
    let position = position(of: place) ?? (place.isAfter ? end : (page: 0, item: 0))
    self.pages?[position.page].items.insert(item, at: position.item)
    return true
  }

  /// Moves the first item that satisfies a predicate.
  ///
  /// - Parameters:
  ///   - isMoved: Returns whether an item is the item to move.
  ///   - place: The new position.
  /// - Returns: Whether the item was moved. The list does not change if no item satisfies the
  ///   predicate, or if the new position is relative to the moved item itself or to an item that
  ///   the list does not contain.
  @discardableResult
  public mutating func moveItem(where isMoved: (Item) -> Bool, to place: Position) -> Bool {
    guard let old = position(where: isMoved), let item = pages?[old.page].items[old.item] else {
      return false
    }
    let before = pages
    pages?[old.page].items.remove(at: old.item)
    guard let new = position(of: place) else {
      pages = before
      return false
    }
    pages?[new.page].items.insert(item, at: new.item)
    return true
  }

  /// Returns the position of the first item that satisfies a predicate.
  func position(where predicate: (Item) -> Bool) -> (page: Int, item: Int)? {
    guard let pages else { return nil }
    for (page, contents) in pages.enumerated() {
      let item = contents.items.firstIndex { Self.isMeant($0, by: predicate, drafts) }
      if let item { return (page, item) }
    }
    return nil
  }

  private func position(of place: Position) -> (page: Int, item: Int)? {
    switch place.kind {
    case .start: (0, 0)
    case .end: end
    case .before(let predicate): position(where: predicate)
    case .after(let predicate): position(where: predicate).map { ($0.page, $0.item + 1) }
    }
  }

  private var end: (page: Int, item: Int) {
    guard let pages, let last = pages.last else { return (0, 0) }
    return (pages.count - 1, last.items.count)
  }
}

extension PagingState.Position where Item: Identifiable & SendableMetatype, Item.ID: Sendable {
  /// Returns the position before the item with an id.
  public static func before(id: Item.ID) -> Self { before { $0.id == id } }

  /// Returns the position after the item with an id.
  public static func after(id: Item.ID) -> Self { after { $0.id == id } }
}

extension PagingState.Position {
  fileprivate var isAfter: Bool {
    switch kind {
    case .end, .after: true
    case .start, .before: false
    }
  }
}
