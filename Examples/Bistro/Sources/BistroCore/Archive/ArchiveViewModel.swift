import Diptych

/// The data that the view of the archive shows.
struct ArchiveViewModel: Equatable, Sendable {
  /// A category to choose.
  struct Chip: Equatable, Sendable {
    let title: String
    let isSelected: Bool
  }

  let keyword: String
  let chips: [Chip]
  let hasFilters: Bool
  /// Whether a search is running whose query differs from the query of the shown dishes.
  let isSearching: Bool
  /// The line with the number of results; empty until the results of the current query have
  /// arrived.
  let count: String
  /// The dishes; nil before the first response.
  let dishes: [DishViewModel]?

  init(_ state: AppState) {
    let (archive, favorites) = (state.archive, state.favorites.ids.value)
    keyword = archive.query.keyword
    hasFilters = !archive.query.isEmpty
    let results = archive.results.value
    let category = archive.query.category
    // A category from the command line is shown as a chip even before the first response.
    var categories = archive.categories
    if let category, !categories.contains(category) { categories.append(category) }
    chips = categories.map { Chip(title: $0, isSelected: $0 == category) }
    dishes = results.map { results in
      results.dishes.map { dish in
        DishViewModel(dish, query: results.query, isFavorite: favorites?.contains(dish.id))
      }
    }
    let isAnswered = results?.query == archive.query
    isSearching = results != nil && !isAnswered && archive.results.isLoading
    count =
      if let results, isAnswered {
        results.dishes.count == 1 ? "1 dish" : "\(results.dishes.count) dishes"
      } else {
        ""
      }
  }
}
