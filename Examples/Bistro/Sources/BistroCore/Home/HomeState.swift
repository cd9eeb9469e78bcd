import Diptych

/// The state of the home screen: five sections, each with a state of its own.
struct HomeState: Equatable, Encodable, Sendable {
  var banners = AsyncValue<[BannerItem], APIError>.idle
  var news = AsyncValue<[NewsItem], APIError>.idle
  var topics = AsyncValue<[Topic], APIError>.idle
  var trends = AsyncValue<[Trend], APIError>.idle
  var photos = AsyncValue<[Photo], APIError>.idle

  /// Whether a section is loading.
  func isLoading(_ section: HomeSection) -> Bool {
    switch section {
    case .banners: banners.isLoading
    case .news: news.isLoading
    case .topics: topics.isLoading
    case .trends: trends.isLoading
    case .photos: photos.isLoading
    }
  }

  /// The five lists combined into one value, for a screen that shows either all of them or none.
  var all: AsyncValue<([BannerItem], [NewsItem], [Topic], [Trend], [Photo]), APIError> {
    zip(banners, news, topics, trends, photos)
  }
}
