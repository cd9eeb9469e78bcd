import Foundation

/// An API whose answers take longer.
struct DelayedAPI: APIClient {
  let base: any APIClient
  let delay: Duration

  func data(for request: APIRequest) async throws(APIError) -> Data {
    do {
      try await Task.sleep(for: delay)
    } catch {
      throw .cancelled
    }
    return try await base.data(for: request)
  }
}
