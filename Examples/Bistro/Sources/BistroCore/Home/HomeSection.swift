/// A section of the home screen, in the order on it.
enum HomeSection: String, CaseIterable, Codable, Sendable {
  case banners, news, topics, trends, photos

  var title: String {
    switch self {
    case .banners: "On the table"
    case .news: "Recent news"
    case .topics: "Featured topics"
    case .trends: "Trends"
    case .photos: "Pickup photos"
    }
  }
}
