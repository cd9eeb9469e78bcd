import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The API over HTTP.
struct WebAPI: APIClient {
  private let address: String
  private let root: URL
  private let session: URLSession

  /// Creates a client of the server at an address, or returns nil if the address is not an HTTP
  /// URL.
  init?(address: String) {
    guard let root = URL(string: address), root.host() != nil,
      ["http", "https"].contains(root.scheme?.lowercased())
    else { return nil }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    self.address = address
    self.root = root
    session = URLSession(configuration: configuration)
  }

  func data(for request: APIRequest) async throws(APIError) -> Data {
    let url = root.appending(path: request.endpoint.path).appending(queryItems: items(of: request))
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await session.data(for: URLRequest(url: url))
    } catch {
      if Task.isCancelled { throw .cancelled }
      throw .unreachable(address: address, reason: Self.reason(error))
    }
    if let response = response as? HTTPURLResponse, response.statusCode != 200 {
      throw .status(response.statusCode, request.endpoint)
    }
    if let type = response.mimeType, type != "application/json" {
      throw .notJSON(request.endpoint, type: type)
    }
    return data
  }

  private func items(of request: APIRequest) -> [URLQueryItem] {
    var items: [URLQueryItem] = []
    let query = request.query
    if !query.keyword.isEmpty { items.append(URLQueryItem(name: "keyword", value: query.keyword)) }
    if let category = query.category {
      items.append(URLQueryItem(name: "category", value: category))
    }
    return items
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .cannotConnectToHost: "nothing listens there"
    case .cannotFindHost: "the name is not known"
    case .timedOut: "it took longer than 30 seconds"
    case .networkConnectionLost, .badServerResponse: "the connection ended before the answer did"
    case let code?: "error \(code.rawValue) of the network"
    case nil: "the network failed"
    }
  }
}
