import Diptych

/// The state of the home screen: five sections, each with a state of its own.
struct HomeState: Equatable, Encodable, Sendable {
  var banners = AsyncValue<[BannerItem], APIError>.idle
  var news = AsyncValue<[NewsItem], APIError>.idle
  var topics = AsyncValue<[Topic], APIError>.idle
  var trends = AsyncValue<[Trend], APIError>.idle
  var photos = AsyncValue<[Photo], APIError>.idle

  /// Whether a load of a section is in flight.
  func isLoading(_ section: HomeSection) -> Bool {
    switch section {
    case .banners: banners.isLoading
    case .news: news.isLoading
    case .topics: topics.isLoading
    case .trends: trends.isLoading
    case .photos: photos.isLoading
    }
  }

  /// The five lists as one, for a screen that shows all or nothing.
  var all: AsyncValue<([BannerItem], [NewsItem], [Topic], [Trend], [Photo]), APIError> {
    zip(banners, news, topics, trends, photos)
  }
}
