/// A resource of the API.
enum Endpoint: String, CaseIterable, Codable, Sendable {
  case banners, news, topics, trends, photos, archive, favorites
  case person, points, social, information

  /// The path below the root of the API.
  var path: String {
    switch self {
    case .banners, .news, .topics, .trends, .photos, .archive, .favorites: "\(rawValue).json"
    case .person, .points, .social, .information: "profile/\(rawValue).json"
    }
  }
}
