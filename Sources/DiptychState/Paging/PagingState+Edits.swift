extension PagingState {
  /// Edits every item where it is.
  ///
  /// What is in flight, and the failure, stay: an append is added to the items as they are when it
  /// ends.
  ///
  /// - Parameter update: Edits an item; called once for each, in order.
  /// - Throws: What `update` throws; the items before are edited then.
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

  /// Removes items.
  ///
  /// The pages stay, empty ones too, and with them where the next items are.
  ///
  /// - Parameter isRemoved: Whether an item goes.
  /// - Complexity: O(*n*) in the number of items.
  public mutating func removeItems(where isRemoved: (Item) -> Bool) {
    guard var pages else { return }
    for page in pages.indices {
      pages[page].items.removeAll(where: isRemoved)
    }
    self.pages = pages
  }
}
