/// The actions of the archive.
enum ArchiveAction: Hashable, Sendable {
  /// Loads by the filters that there are: first, again, or after a failure.
  case load
  case search(String)
  /// Selects a category, or none if it is selected already.
  case choose(String)
  case clear
  case found(DishQuery, Result<SearchResults, APIError>)
}
