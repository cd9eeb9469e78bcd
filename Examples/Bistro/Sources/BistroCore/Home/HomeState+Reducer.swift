import Diptych
import DiptychRedux

extension HomeState {
  static func reduce(_ state: inout HomeState, _ action: HomeAction) {
    switch action {
    case .load: for section in HomeSection.allCases { state.start(section) }
    case .loadSection(let section): state.start(section)
    case .banners(let result): state.banners.end(result)
    case .news(let result): state.news.end(result)
    case .topics(let result): state.topics.end(result)
    case .trends(let result): state.trends.end(result)
    case .photos(let result): state.photos.end(result)
    }
  }

  private mutating func start(_ section: HomeSection) {
    switch section {
    case .banners: banners.start()
    case .news: news.start()
    case .topics: topics.start()
    case .trends: trends.start()
    case .photos: photos.start()
    }
  }

  /// Returns the middleware that loads the sections, in parallel.
  static func middleware(_ api: any APIClient) -> Middleware<HomeState, HomeAction> {
    { before, _, action in
      let sections: [HomeSection] =
        switch action {
        case .load: HomeSection.allCases
        case .loadSection(let section): [section]
        case .banners, .news, .topics, .trends, .photos: []
        }
      return sections.filter { !before.isLoading($0) }.map { load($0, from: api) }
    }
  }

  private static func load(
    _ section: HomeSection,
    from api: any APIClient
  ) -> Effect<HomeAction> {
    switch section {
    case .banners: .load(\HomeState.banners, HomeAction.banners, fetch: api.banners)
    case .news: .load(\HomeState.news, HomeAction.news, fetch: api.news)
    case .topics: .load(\HomeState.topics, HomeAction.topics, fetch: api.topics)
    case .trends: .load(\HomeState.trends, HomeAction.trends, fetch: api.trends)
    case .photos: .load(\HomeState.photos, HomeAction.photos, fetch: api.photos)
    }
  }
}
