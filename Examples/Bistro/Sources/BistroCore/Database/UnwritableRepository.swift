/// A repository that can be read, but throws an error for every change.
struct UnwritableRepository: FavoritesRepository, OnboardingRepository {
  let base: BistroDatabase
  let failure: DatabaseError

  func favorites() async throws(DatabaseError) -> [Int] { try await base.favorites() }

  func setFavorite(_ isFavorite: Bool, dish: Int) async throws(DatabaseError) { throw failure }

  func isOnboardingDone() async throws(DatabaseError) -> Bool {
    try await base.isOnboardingDone()
  }

  func finishOnboarding() async throws(DatabaseError) { throw failure }
}
