import Diptych
import Foundation

extension Services {
  /// Creates the services for the options of a command line.
  init(_ options: BistroOptions, environment: [String: String]) throws(BistroError) {
    api = try Self.api(options)
    let path = options.database ?? BistroDatabase.standardPath(in: environment)
    let database = BistroDatabase(path: path)
    favorites = database
    onboarding = database
    let failure = DatabaseError.failed(path: path, reason: "--fail says so")
    if options.failing == .favorites { favorites = MemoryRepository(failure: failure) }
    if options.failing == .storing {
      let repository = UnwritableRepository(base: database, failure: failure)
      favorites = repository
      onboarding = repository
    }
  }

  private static func api(_ options: BistroOptions) throws(BistroError) -> any APIClient {
    var api: any APIClient = FileAPI(folder: FileAPI.standardFolder)
    if let name = options.api {
      if let web = WebAPI(address: name) {
        api = web
      } else if name.contains("://") {
        throw .invalidAPI(name)
      } else {
        api = FileAPI(folder: name)
      }
    }
    if let failing = options.failing { api = FailingAPI(base: api, endpoints: failing.endpoints) }
    if options.delay > .zero { api = SlowAPI(base: api, delay: options.delay) }
    return api
  }
}
