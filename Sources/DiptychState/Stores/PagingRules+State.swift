extension PagingRules {
  /// Returns the number of pages that a refresh loads.
  func pageCount<Cursor, Failure>(in state: PagingState<Item, Cursor, Failure>) -> Int {
    refresh == .allPages ? state.pages?.count ?? 1 : 1
  }

  /// Ends an operation with the pages that it loaded.
  func apply<Cursor, Failure>(
    _ pages: [PagingState<Item, Cursor, Failure>.Page],
    _ reports: [PagingState<Item, Cursor, Failure>.Report],
    of operation: PagingOperation,
    to state: inout PagingState<Item, Cursor, Failure>,
    index: inout PageIndex<Item, Cursor, Failure>,
    reporting: inout [PagingState<Item, Cursor, Failure>.Report]
  ) -> Transition {
    let merged = merge(pages, of: operation, into: state.pages ?? [], index: &index)
    let transition = state.succeed(operation, replacingPagesWith: merged.pages)
    guard transition == .changed else { return transition }
    reporting = reports
    if !merged.duplicates.isEmpty {
      reporting.append(.duplicates(merged.duplicates.compactMap { $0?.description }))
    }
    return transition
  }

  /// Returns all pages, and the ids of arriving items that the list already contained or that
  /// arrived twice.
  private func merge<Cursor, Failure>(
    _ arriving: [PagingState<Item, Cursor, Failure>.Page],
    of operation: PagingOperation,
    into pages: [PagingState<Item, Cursor, Failure>.Page],
    index: inout PageIndex<Item, Cursor, Failure>
  ) -> (pages: [PagingState<Item, Cursor, Failure>.Page], duplicates: [AnyHashable?]) {
    typealias State = PagingState<Item, Cursor, Failure>
    let earlier = operation == .append ? pages : []
    guard let id else { return (earlier + arriving, []) }
    if operation == .append, duplicates != .allow, let page = arriving.first {
      return index.append(page, to: earlier, duplicates: duplicates, id: id)
    }
    var merged = State.merging(earlier + arriving, duplicates: duplicates, id: id)
    // An empty list takes the new pages instead: merging would keep its end although more pages
    // exist.
    if operation == .refresh, refresh == .mergeFirst, !pages.allSatisfy(\.items.isEmpty) {
      merged.pages = State.merging(merged.pages[0], intoFirstOf: pages, id: id)
    }
    return merged
  }
}

extension PagingState {
  typealias Report = StateChange<Self, Failure>.Report

  /// Edits the items that match a predicate.
  mutating func update(
    where predicate: (Item) -> Bool,
    _ body: (inout Item) -> Void
  ) -> Transition {
    var transition = Transition.unchanged
    updateItems { item in
      guard predicate(item) else { return }
      body(&item)
      transition = .changed
    }
    return transition
  }

  /// Inserts an item, unless the list has one with its id.
  mutating func insert(
    _ item: Item,
    at place: Place,
    unlessKnownBy id: (@Sendable (Item) -> AnyHashable?)?
  ) -> Transition {
    if let id, let itemID = id(item), position(where: { id($0) == itemID }) != nil {
      return .unchanged
    }
    return insertItem(item, at: place) ? .changed : .unchanged
  }

  /// Moves the first item that matches a predicate.
  mutating func move(where predicate: (Item) -> Bool, to place: Place) -> Transition {
    moveItem(where: predicate, to: place) ? .changed : .unchanged
  }

  /// Removes the items that match a predicate.
  mutating func remove(where predicate: (Item) -> Bool) -> Transition {
    guard pages?.contains(where: { $0.items.contains(where: predicate) }) == true else {
      return .unchanged
    }
    removeItems(where: predicate)
    return .changed
  }
}
