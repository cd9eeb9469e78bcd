/// A screen of the program.
enum Tab: String, CaseIterable, Codable, Sendable {
  case home, archive, favorites, profile

  /// The title with a symbol before it, as in the tab bar.
  var label: String { "\(icon) \(title)" }

  private var icon: String {
    switch self {
    case .home: "⌂"
    case .archive: "☰"
    case .favorites: "★"
    case .profile: "☺"
    }
  }

  var title: String {
    switch self {
    case .home: "Home"
    case .archive: "Archive"
    case .favorites: "Favorites"
    case .profile: "Profile"
    }
  }
}
