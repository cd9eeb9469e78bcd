import Diptych
import Foundation

@testable import BistroCore

/// The data of the API's files, which all tests use.
enum Sample {
  static let api = FileAPI(folder: FileAPI.standardFolder)

  /// The bytes of a resource.
  static func data(_ endpoint: Endpoint) throws -> Data {
    try Data(contentsOf: URL(filePath: FileAPI.standardFolder).appending(path: endpoint.path))
  }

  private static func value<Value: Decodable>(_ endpoint: Endpoint) throws -> Value {
    try JSONDecoder().decode(Value.self, from: data(endpoint))
  }

  static func dishes() throws -> [Dish] { try value(.archive) }

  static let failure = APIError.status(500, .archive)

  /// A state with every part in the same phase, with a few values in each list.
  static func state(_ phase: AsyncPhase, tab: Tab = .home) throws -> AppState {
    let dishes = Array(try dishes()[14..<17])
    let banners: [BannerItem] = try value(.banners)
    let news: [NewsItem] = try value(.news)
    let topics: [Topic] = try value(.topics)
    let trends: [Trend] = try value(.trends)
    let photos: [Photo] = try value(.photos)
    let guests: [GuestFavorite] = try value(.favorites)
    var state = AppState(tab: tab)
    state.home.banners = phase.state(Array(banners.prefix(2)), .status(500, .banners))
    state.home.news = phase.state(Array(news.prefix(2)), .status(500, .news))
    state.home.topics = phase.state(Array(topics.prefix(1)), .status(500, .topics))
    state.home.trends = phase.state(Array(trends.prefix(1)), .status(500, .trends))
    state.home.photos = phase.state(Array(photos.prefix(3)), .status(500, .photos))
    if state.home.banners.value != nil {
      state.archive.categories = SearchResults(of: DishQuery(), in: try self.dishes()).categories
    }
    state.archive.results = phase.state(
      SearchResults(of: DishQuery(), in: dishes),
      .status(500, .archive)
    )
    state.favorites.ids = phase.state([17, 15], .locked(path: "/home/ada/bistro.sqlite3"))
    state.favorites.guests = phase.state(Array(guests.prefix(2)), .status(500, .favorites))
    state.favorites.dishes = phase.state(dishes, .status(500, .archive))
    state.profile.person = phase.state(try value(.person), .status(500, .person))
    state.profile.points = phase.state(try value(.points), .status(500, .points))
    state.profile.social = phase.state(try value(.social), .status(500, .social))
    state.profile.information = phase.state(try value(.information), .status(500, .information))
    return state
  }
}

extension AsyncPhase {
  /// Returns the state of this phase with a value and a failure.
  func state<Value, Failure>(_ value: Value, _ failure: Failure) -> AsyncValue<Value, Failure> {
    let samples = AsyncValue.samples(value: value, failure: failure)
    return samples.first { $0.phase == self } ?? .idle
  }
}
