/// The dishes that match a query, and the query itself.
struct SearchResults: Hashable, Codable, Sendable {
  let query: DishQuery
  let dishes: [Dish]
  /// The categories of all dishes, in the order of the archive.
  let categories: [String]

  /// Creates the results of a query among some dishes.
  init(of query: DishQuery, in dishes: [Dish]) {
    self.query = query
    self.dishes = dishes.filter(query.matches)
    var seen: Set<String> = []
    categories = dishes.map(\.category).filter { seen.insert($0).inserted }
  }
}
