import Diptych

/// The archive as its view shows it.
struct ArchiveViewModel: Equatable, Sendable {
  /// A category to choose.
  struct Chip: Equatable, Sendable {
    let title: String
    let isSelected: Bool
  }

  let keyword: String
  let chips: [Chip]
  let hasFilters: Bool
  /// Whether the field of the search is looking for others than the dishes that are shown.
  let isSearching: Bool
  /// The line with the number of the results; empty while others are looked for.
  let count: String
  /// The dishes; nil before the first answer.
  let dishes: [DishViewModel]?

  init(_ state: AppState) {
    let (archive, favorites) = (state.archive, state.favorites.ids.value)
    keyword = archive.query.keyword
    hasFilters = !archive.query.isEmpty
    let results = archive.results.value
    let category = archive.query.category
    // A category that was named before any answer is a chip too.
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
