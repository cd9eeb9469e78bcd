/// The filters of the archive, which apply together.
struct DishQuery: Hashable, Codable, Sendable {
  var keyword = ""
  /// The category, or nil for all.
  var category: String?

  /// Whether all dishes match.
  var isEmpty: Bool { term.isEmpty && category == nil }

  /// The keyword without blanks around it.
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
