/// A screen of the program.
enum Tab: String, CaseIterable, Codable, Sendable {
  case home, archive, favorites, profile

  var title: String {
    switch self {
    case .home: "Home"
    case .archive: "Archive"
    case .favorites: "Favorites"
    case .profile: "Profile"
    }
  }
}
