import Synchronization

/// Favourites and settings in memory, for tests and for a site.
final class MemoryRepository: FavoritesRepository, OnboardingRepository {
  private let state: Mutex<(favorites: [Int], isOnboardingDone: Bool)>
  /// The error that every call throws, or nil for no error.
  private let failure: DatabaseError?

  init(favorites: [Int] = [], isOnboardingDone: Bool = true, failure: DatabaseError? = nil) {
    state = Mutex((favorites, isOnboardingDone))
    self.failure = failure
  }

  private func check() throws(DatabaseError) {
    if let failure { throw failure }
  }

  func favorites() async throws(DatabaseError) -> [Int] {
    try check()
    return state.withLock { $0.favorites }
  }

  func setFavorite(_ isFavorite: Bool, dish: Int) async throws(DatabaseError) {
    try check()
    state.withLock { state in
      if !isFavorite { state.favorites.removeAll { $0 == dish } }
      if isFavorite, !state.favorites.contains(dish) { state.favorites.append(dish) }
    }
  }

  func isOnboardingDone() async throws(DatabaseError) -> Bool {
    try check()
    return state.withLock { $0.isOnboardingDone }
  }

  func finishOnboarding() async throws(DatabaseError) {
    try check()
    state.withLock { $0.isOnboardingDone = true }
  }
}
