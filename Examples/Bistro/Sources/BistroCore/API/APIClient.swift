import Foundation

/// A client that gets the responses of the API.
protocol APIClient: Sendable {
  /// Returns the body of the response to a request.
  func data(for request: APIRequest) async throws(APIError) -> Data
}

extension APIClient {
  func banners() async throws(APIError) -> [BannerItem] { try await value(of: .banners) }
  func news() async throws(APIError) -> [NewsItem] { try await value(of: .news) }
  func topics() async throws(APIError) -> [Topic] { try await value(of: .topics) }
  func trends() async throws(APIError) -> [Trend] { try await value(of: .trends) }
  func photos() async throws(APIError) -> [Photo] { try await value(of: .photos) }
  func person() async throws(APIError) -> Person { try await value(of: .person) }
  func points() async throws(APIError) -> Points { try await value(of: .points) }
  func social() async throws(APIError) -> [SocialLink] { try await value(of: .social) }
  func information() async throws(APIError) -> Information { try await value(of: .information) }

  /// Returns the favourites of the guests.
  func guests() async throws(APIError) -> [GuestFavorite] { try await value(of: .favorites) }

  /// Returns all dishes.
  func dishes() async throws(APIError) -> [Dish] { try await value(of: .archive) }

  /// Returns the dishes that match a query, and the categories of all dishes in the response.
  ///
  /// A server may return only matching dishes. A server of static files returns all dishes, so they
  /// are filtered here.
  func results(of query: DishQuery) async throws(APIError) -> SearchResults {
    let request = APIRequest(endpoint: .archive, query: query)
    let dishes: [Dish] = try await value(of: request)
    return SearchResults(of: query, in: dishes)
  }

  private func value<Value: Decodable>(of endpoint: Endpoint) async throws(APIError) -> Value {
    try await value(of: APIRequest(endpoint: endpoint))
  }

  private func value<Value: Decodable>(of request: APIRequest) async throws(APIError) -> Value {
    let data = try await data(for: request)
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw APIError(decoding: error, of: request.endpoint)
    }
  }
}
