/// A part of the program that fails on request, to see what the screens then show.
enum FailingPart: String, CaseIterable, Sendable {
  case home, archive, favorites, profile
  case banners, news, topics, trends, photos
  case person, points, social, information
  /// Changes of the user, which are read but can't be stored.
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

  /// The screens that show the failure; those that only show the state show no change.
  var screens: [Tab] {
    switch self {
    case .home, .banners, .news, .topics, .trends, .photos: [.home]
    case .archive, .favorites: [.archive, .favorites]
    case .profile, .person, .points, .social, .information: [.profile]
    case .storing: []
    }
  }
}
