extension PagingState {
  /// Returns pages in which duplicate ids are treated by a policy.
  ///
  /// - Parameters:
  ///   - pages: The pages of a list, in order. Each page stays, though it may lose items.
  ///   - policy: The treatment of items with the same id.
  ///   - id: Returns the id of an item.
  /// - Returns: The pages, and the duplicate ids in the order in which they first appear. With
  ///   ``DuplicatePolicy/allow`` ids are not compared, and none is returned.
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

  /// Returns pages with a new first page merged in, as a refresh with ``RefreshPolicy/mergeFirst``
  /// does.
  ///
  /// A new item replaces the existing item with the same id; the other new items are put before the
  /// first item. The number of pages and the cursor of the next page stay. If the new page and the
  /// list have no id in common, items between them may be missing.
  ///
  /// - Parameters:
  ///   - first: The page loaded by a refresh.
  ///   - pages: The existing pages. If there are none, the new page is the only one.
  ///   - id: Returns the id of an item.
  /// - Returns: The pages of the list.
  /// - Complexity: O(*n*) in the number of items.
  public static func merging<ID: Hashable>(
    _ first: Page,
    intoFirstOf pages: [Page],
    id: (Item) -> ID
  ) -> [Page] {
    guard !pages.isEmpty else { return [first] }
    let newer = Dictionary(first.items.map { (id($0), $0) }, uniquingKeysWith: { $1 })
    var known: Set<ID> = []
    var merged = pages
    for page in merged.indices {
      merged[page].items = pages[page].items.map { item in
        known.insert(id(item))
        return newer[id(item)] ?? item
      }
    }
    merged[0].items.insert(contentsOf: first.items.filter { !known.contains(id($0)) }, at: 0)
    return merged
  }
}
