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
}
