import BistroFolderTesting
import Diptych
import DiptychTesting
import Foundation

@testable import BistroCore

/// An API whose requests wait until the test responds.
struct GateAPI: APIClient {
  let gate = Gate<APIRequest, Data, APIError>()

  func data(for request: APIRequest) async throws(APIError) -> Data {
    try await gate.fetch(request)
  }

  /// Waits for a request, and responds with the data of the files.
  func answer(_ number: Int) async throws {
    let request = await gate.request(number)
    await gate.answer(number, with: try Sample.data(request.endpoint))
  }

  /// Waits for a number of requests, and responds to the requests for an endpoint.
  func answer(_ endpoint: Endpoint, of count: Int) async throws {
    for number in 1...count where await gate.request(number).endpoint == endpoint {
      await gate.answer(number, with: try Sample.data(endpoint))
    }
  }
}

extension Services {
  /// Services that use the files and memory.
  ///
  /// The arguments replace some of them.
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
