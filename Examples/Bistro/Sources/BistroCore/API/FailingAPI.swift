import Foundation

/// An API with some resources that fail, as with an error of the server.
struct FailingAPI: APIClient {
  let base: any APIClient
  let endpoints: Set<Endpoint>

  func data(for request: APIRequest) async throws(APIError) -> Data {
    if endpoints.contains(request.endpoint) { throw .status(500, request.endpoint) }
    return try await base.data(for: request)
  }
}
