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
  /// The line with the number of the results, or that others are being looked for; empty before the
  /// first answer.
  let count: String
  /// The dishes; nil before the first answer.
  let dishes: [DishViewModel]?

  init(_ state: AppState) {
    let (archive, favorites) = (state.archive, state.favorites.current)
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
    count =
      switch results {
      case let results? where results.query == archive.query:
        results.dishes.count == 1 ? "1 dish" : "\(results.dishes.count) dishes"
      case .some: archive.results.isLoading ? "Searching…" : ""
      case nil: ""
      }
  }
}
