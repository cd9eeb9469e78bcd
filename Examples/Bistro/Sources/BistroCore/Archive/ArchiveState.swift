import Diptych

/// The state of the archive, with the current filters and the results of the last response.
struct ArchiveState: Equatable, Encodable, Sendable {
  var query = DishQuery()
  /// The last results, and the query that they match.
  var results = AsyncValue<SearchResults, APIError>.idle
  /// The categories to choose from.
  ///
  /// If a search fails, the categories stay.
  var categories: [String] = []
}
