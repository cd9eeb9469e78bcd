import BistroFolderTesting
import Diptych
import DiptychTesting
import Foundation

@testable import BistroCore

/// An API whose requests wait until the test answers them.
struct GateAPI: APIClient {
  let gate = Gate<APIRequest, Data, APIError>()

  func data(for request: APIRequest) async throws(APIError) -> Data {
    try await gate.fetch(request)
  }

  /// Waits for a request, and answers it from the files.
  func answer(_ number: Int) async throws {
    let request = await gate.request(number)
    await gate.answer(number, with: try Sample.data(request.endpoint))
  }

  /// Waits for a number of requests, and answers those for an endpoint.
  func answer(_ endpoint: Endpoint, of count: Int) async throws {
    for number in 1...count where await gate.request(number).endpoint == endpoint {
      await gate.answer(number, with: try Sample.data(endpoint))
    }
  }
}

extension Services {
  /// Services from the files and from memory, some of them replaced.
  static func mock(
    api: any APIClient = Sample.api,
    favorites: (any FavoritesRepository)? = nil,
    onboarding: (any OnboardingRepository)? = nil
  ) -> Services {
    let memory = MemoryRepository()
    return Services(
      api: api,
      favorites: favorites ?? memory,
      onboarding: onboarding ?? memory
    )
  }
}
