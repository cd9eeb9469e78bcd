import Diptych
import DiptychRedux

extension ArchiveState {
  static func reduce(_ state: inout ArchiveState, _ action: ArchiveAction) {
    switch action {
    case .load: state.results.start()
    case .search(let keyword): state.begin { $0.keyword = keyword }
    case .choose(let category):
      state.begin { $0.category = $0.category == category ? nil : category }
    case .clear: state.begin { $0 = DishQuery() }
    case .found(let query, let result): state.end(query, result)
    }
  }

  /// Begins the search for another query, and removes the failure of an earlier search.
  private mutating func begin(_ change: (inout DishQuery) -> Void) {
    change(&query)
    results = AsyncValue(value: results.value, failure: nil, isLoading: true)
  }

  private mutating func end(_ query: DishQuery, _ result: Result<SearchResults, APIError>) {
    if case .success(let results) = result { categories = results.categories }
    if case .failure(let error) = result, error != .cancelled, results.value?.query != query {
      // The results of another query are not kept, because they are not an older version of these
      // results.
      results = .failed(error)
    } else {
      results.end(result)
    }
  }

  /// Returns the middleware that searches with the filters of the state after the action.
  ///
  /// A search cancels the previous search, so the previous response never reaches the reducer.
  static func middleware(_ api: any APIClient) -> Middleware<ArchiveState, ArchiveAction> {
    { before, after, action in
      switch action {
      case .load where before.results.isLoading: []
      case .load, .search, .choose, .clear: [search(after.query, in: api)]
      case .found: []
      }
    }
  }

  private static func search(
    _ query: DishQuery,
    in api: any APIClient
  ) -> Effect<ArchiveAction> {
    .load(\ArchiveState.results, { .found(query, $0) }) { () async throws(APIError) in
      try await api.results(of: query)
    }
  }
}
