import Diptych

/// The state of the archive: the filters of now, and the results of the last answer.
struct ArchiveState: Equatable, Encodable, Sendable {
  var query = DishQuery()
  /// The results, with their query.
  var results = AsyncValue<SearchResults, APIError>.idle
  /// The categories to choose from, which stay when a search fails.
  var categories: [String] = []
}
