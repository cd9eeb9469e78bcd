import Diptych

extension AppState {
  /// The message of the first part of a screen that could not be loaded, or nil if all parts were
  /// loaded.
  func failure(on tab: Tab) -> String? {
    let failures: [(any DisplayableError)?] =
      switch tab {
      case .home:
        [
          home.banners.failure, home.news.failure, home.topics.failure, home.trends.failure,
          home.photos.failure,
        ]
      case .archive: [archive.results.failure, favorites.ids.failure]
      case .favorites:
        [favorites.ids.failure, favorites.dishes.failure, favorites.guests.failure]
      case .profile:
        [
          profile.person.failure, profile.points.failure, profile.social.failure,
          profile.information.failure,
        ]
      }
    return failures.compactMap { $0?.message }.first
  }
}
