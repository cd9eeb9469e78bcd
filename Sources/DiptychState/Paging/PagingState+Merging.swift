extension PagingState {
  /// Pages in which each id is there once, or as often as the policy allows.
  ///
  /// - Parameters:
  ///   - pages: The pages of a list, in order. Each stays, though it may lose items.
  ///   - policy: What is done about items with the same id.
  ///   - id: The id of an item.
  /// - Returns: The pages, and each id that was there more than once, in the order in which they
  ///   were first seen. With ``DuplicatePolicy/allow`` no id is looked at, and none returned.
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

  /// Pages with a new first page merged in: what ``RefreshPolicy/mergeFirst`` makes of a refresh.
  ///
  /// An item with an id that is there replaces the one that is; the others are put before the first
  /// item. The pages stay otherwise, and so does where the next items are. If nothing in the new page
  /// is known, items between it and the list can be missing.
  ///
  /// - Parameters:
  ///   - first: The page that a refresh brought.
  ///   - pages: The pages that are there. If there are none, the new one is the only page.
  ///   - id: The id of an item.
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
