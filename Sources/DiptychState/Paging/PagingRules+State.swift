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
    reporting: inout [PagingState<Item, Cursor, Failure>.Report]
  ) -> Transition {
    let earlier = state.pages ?? []
    var pages = pages
    var reports = reports
    if operation != .refresh, goesBack(pages, of: operation, to: earlier) {
      pages[pages.count - 1][operation] = nil
      reports.append(.cursorStuck)
    }
    let merged = merge(pages, of: operation, into: earlier)
    let transition = state.succeed(
      operation,
      replacingPagesWith: limit(merged.pages, after: operation)
    )
    guard transition == .changed else { return transition }
    reporting = reports
    if !merged.duplicates.isEmpty {
      reporting.append(.duplicates(merged.duplicates.compactMap { $0?.description }))
    }
    return transition
  }

  /// Returns all pages, and the ids of new items that the list already contained or that arrived
  /// twice.
  private func merge<Cursor, Failure>(
    _ arriving: [PagingState<Item, Cursor, Failure>.Page],
    of operation: PagingOperation,
    into pages: [PagingState<Item, Cursor, Failure>.Page]
  ) -> (pages: [PagingState<Item, Cursor, Failure>.Page], duplicates: [AnyHashable?]) {
    typealias State = PagingState<Item, Cursor, Failure>
    guard let id else {
      return switch operation {
      case .refresh: (arriving, [])
      case .append: (pages + arriving, [])
      case .prepend: (arriving + pages, [])
      }
    }
    let earlier = operation == .refresh ? [] : pages
    let policy = duplicates
    var (merged, duplicates) = State.merging(earlier + arriving, duplicates: policy, id: id)
    if operation == .append, policy == .report {
      // The other ids were reported when their pages arrived.
      let reported = Set(State.merging(earlier, duplicates: policy, id: id).duplicates)
      duplicates.removeAll { reported.contains($0) }
    }
    if operation == .prepend {
      return (Array(merged.suffix(arriving.count) + merged.prefix(pages.count)), duplicates)
    }
    return (merged, duplicates)
  }

  /// Returns the pages without the pages beyond the maximum that can be loaded again.
  private func limit<Cursor, Failure>(
    _ pages: [PagingState<Item, Cursor, Failure>.Page],
    after operation: PagingOperation
  ) -> [PagingState<Item, Cursor, Failure>.Page] {
    guard let maxPages else { return pages }
    var kept = pages[...]
    while kept.count > Swift.max(1, maxPages) {
      switch operation {
      case .append where kept[kept.startIndex + 1].previous != nil: kept.removeFirst()
      case .prepend where kept[kept.endIndex - 2].next != nil: kept.removeLast()
      case .refresh, .append, .prepend: return Array(kept)
      }
    }
    return Array(kept)
  }

  /// Whether the last new page has a cursor that the list already contains, and no page has a new
  /// item.
  private func goesBack<Cursor, Failure>(
    _ arriving: [PagingState<Item, Cursor, Failure>.Page],
    of operation: PagingOperation,
    to earlier: [PagingState<Item, Cursor, Failure>.Page]
  ) -> Bool {
    guard let next = arriving.last?[operation],
      earlier.contains(where: { $0[operation].map { isSame($0, next) } ?? false })
    else { return false }
    let items = arriving.flatMap(\.items)
    guard let id else { return items.isEmpty }
    let known = Set(earlier.lazy.flatMap(\.items).map(id))
    return items.allSatisfy { known.contains(id($0)) }
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
    let drafts = drafts
    updateItems { item in
      guard Self.isMeant(item, by: predicate, drafts) else { return }
      body(&item)
      transition = .changed
    }
    return transition
  }

  /// Shows cached pages if there are no pages; an idle list then asks for a refresh.
  mutating func cache(_ pages: [Page]) -> Transition {
    guard self.pages == nil, !pages.isEmpty else { return .unchanged }
    self.pages = pages
    if failure == nil { inFlight = .refresh }
    return .changed
  }

  /// Inserts an item, unless the list has an item with the same id.
  mutating func insert(
    _ item: Item,
    at place: Position,
    unlessKnownBy id: (@Sendable (Item) -> AnyHashable?)?
  ) -> Transition {
    if let id, let itemID = id(item), position(where: { id($0) == itemID }) != nil {
      return .unchanged
    }
    return insertItem(item, at: place) ? .changed : .unchanged
  }

  /// Moves the first item that matches a predicate.
  mutating func move(where predicate: (Item) -> Bool, to place: Position) -> Transition {
    moveItem(where: predicate, to: place) ? .changed : .unchanged
  }

  /// Removes the items that match a predicate.
  mutating func remove(where predicate: (Item) -> Bool) -> Transition {
    guard position(where: predicate) != nil else { return .unchanged }
    let drafts = drafts
    removeItems { Self.isMeant($0, by: predicate, drafts) }
    return .changed
  }
}
