/// A part of the program that `--fail` makes fail, so that the user sees the failure on the
/// screens.
enum FailingPart: String, CaseIterable, Sendable {
  case home, archive, favorites, profile
  case banners, news, topics, trends, photos
  case person, points, social, information
  /// Storing changes of the user.
  ///
  /// The stored data can still be read.
  case storing

  /// The resources of the API that fail.
  var endpoints: Set<Endpoint> {
    switch self {
    case .home: [.banners, .news, .topics, .trends, .photos]
    case .profile: [.person, .points, .social, .information]
    case .favorites: [.favorites]
    case .storing: []
    case .archive: [.archive]
    case .banners: [.banners]
    case .news: [.news]
    case .topics: [.topics]
    case .trends: [.trends]
    case .photos: [.photos]
    case .person: [.person]
    case .points: [.points]
    case .social: [.social]
    case .information: [.information]
    }
  }

  /// The screens that show the failure when they are printed once, without keys.
  var screens: [Tab] {
    switch self {
    case .home, .banners, .news, .topics, .trends, .photos: [.home]
    case .archive, .favorites: [.archive, .favorites]
    case .profile, .person, .points, .social, .information: [.profile]
    case .storing: []
    }
  }
}
