/// The filters of the archive.
///
/// A dish must match all of them.
struct DishQuery: Hashable, Codable, Sendable {
  var keyword = ""
  /// The category, or nil for all.
  var category: String?

  /// Whether the filters are empty.
  ///
  /// Then all dishes match.
  var isEmpty: Bool { term.isEmpty && category == nil }

  /// The keyword, without white space at its ends.
  var term: String { trimmed(keyword) }

  /// Returns whether a dish matches all filters.
  func matches(_ dish: Dish) -> Bool {
    if let category, dish.category != category { return false }
    return term.isEmpty
      || [dish.name, dish.category, dish.shop, dish.introduction].contains { text in
        MatchRun.runs(of: text, matching: term).contains { $0.filter != nil }
      }
  }
}
