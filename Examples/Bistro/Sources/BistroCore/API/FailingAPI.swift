import Foundation

/// An API that fails for some resources, as if the server had an error.
struct FailingAPI: APIClient {
  let base: any APIClient
  let endpoints: Set<Endpoint>

  func data(for request: APIRequest) async throws(APIError) -> Data {
    if endpoints.contains(request.endpoint) { throw .status(500, request.endpoint) }
    return try await base.data(for: request)
  }
}

/// An API whose responses arrive after a delay, as if the server were slow.
struct SlowAPI: APIClient {
  let base: any APIClient
  let delay: Duration

  func data(for request: APIRequest) async throws(APIError) -> Data {
    // A cancelled delay ends at once.
    try? await Task.sleep(for: delay)
    return try await base.data(for: request)
  }
}
