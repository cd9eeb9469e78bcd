extension PagingState {
  /// Treats items with the same id according to a policy, and returns the resulting pages.
  ///
  /// - Parameters:
  ///   - pages: The pages of a list, in order. A page that loses all of its items stays as an empty
  ///     page.
  ///   - policy: The treatment of items with the same id.
  ///   - id: Returns the id of an item.
  /// - Returns: The pages, and the duplicate ids in the order of their first appearance.
  ///   ``DuplicatePolicy/allow`` compares no ids, so no duplicate id is returned.
  /// - Complexity: O(*n*) in the number of items.
  public static func merging<ID: Hashable>(
    _ pages: [Page],
    duplicates policy: DuplicatePolicy,
    id: (Item) -> ID
  ) -> (pages: [Page], duplicates: [ID]) {
    guard policy != .allow else { return (pages, []) }
    var newest: [ID: Item] = [:]
    var counts: [ID: Int] = [:]
    for item in pages.lazy.flatMap(\.items) {
      newest[id(item)] = item
      counts[id(item), default: 0] += 1
    }

    var duplicates: [ID] = []
    var seen: [ID: Int] = [:]
    var merged = pages
    for page in merged.indices {
      merged[page].items = pages[page].items.compactMap { item in
        let id = id(item)
        seen[id, default: 0] += 1
        let isFirst = seen[id] == 1
        let isLast = seen[id] == counts[id]
        if isFirst, !isLast { duplicates.append(id) }
        return switch policy {
        case .keepFirst: isFirst ? newest[id] : nil
        case .keepLast: isLast ? item : nil
        case .allow, .report: item
        }
      }
    }
    return (merged, duplicates)
  }

  /// Merges a newly loaded first page into the pages of a list, and returns the resulting pages.
  ///
  /// A refresh with ``RefreshPolicy/mergeFirst`` merges its page in this way.
  ///
  /// The new page replaces the items at the beginning of the list, for example the first 20 items.
  /// An item that was one of them and is not on the new page is removed, because the server no
  /// longer has it. Later items stay. If the new page contains an item that was far down in the
  /// list, only that item is moved up, and the items above its old position stay. The number of
  /// pages and the cursor of the next page do not change.
  ///
  /// In these cases, the new page becomes the whole list:
  ///
  /// - The new page and the list have no item in common, so there may be a gap between them.
  /// - The new page has a previous page, so its position in the list is unknown.
  /// - No page follows the new page.
  ///
  /// - Parameters:
  ///   - first: The page loaded by a refresh.
  ///   - pages: The existing pages. If the list is empty, the new page becomes the whole list.
  ///   - id: Returns the id of an item.
  /// - Returns: The pages of the list.
  /// - Complexity: O(*n*) in the number of items.
  public static func merging<ID: Hashable>(
    _ first: Page,
    intoFirstOf pages: [Page],
    id: (Item) -> ID
  ) -> [Page] {
    let arrived = Set(first.items.map(id))
    let ids = pages.flatMap(\.items).map(id)
    guard first.next != nil, first.previous == nil, ids.contains(where: arrived.contains) else {
      return [first]
    }
    let last = lastReplaced(of: ids, by: arrived)
    var merged = pages
    var index = 0
    for page in merged.indices {
      merged[page].items = pages[page].items.filter { item in
        defer { index += 1 }
        return index > last && !arrived.contains(id(item))
      }
    }
    merged[0].items = first.items + merged[0].items
    merged[0].previous = nil
    return merged
  }

  /// Returns the index of the last item of a list that a new first page replaces, or -1.
  ///
  /// The index is the one that explains the new page with the fewest changes. Items up to the index
  /// that are not on the page count as removed. Items after the index that are on the page count as
  /// moved up.
  private static func lastReplaced<ID: Hashable>(of ids: [ID], by arrived: Set<ID>) -> Int {
    var moved = ids.count { arrived.contains($0) }
    var removed = 0
    var best = (index: -1, cost: moved)
    for (index, id) in ids.enumerated() {
      guard arrived.contains(id) else {
        removed += 1
        continue
      }
      moved -= 1
      if moved + removed <= best.cost { best = (index, moved + removed) }
    }
    return best.index
  }
}
