/// A section of the home screen.
///
/// The cases are in the order of the screen.
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
