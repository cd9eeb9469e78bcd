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
