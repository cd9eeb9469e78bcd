/// The actions of the archive.
enum ArchiveAction: Hashable, Sendable {
  /// Loads the dishes that match the current filters, for the first time or again.
  case load
  case search(String)
  /// Selects a category.
  ///
  /// If the category is already selected, it is deselected.
  case choose(String)
  case clear
  case found(DishQuery, Result<SearchResults, APIError>)
}
