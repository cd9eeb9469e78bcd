import Diptych

extension AppState {
  /// The message of the first failure on a screen, if a part of it could not be loaded.
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
