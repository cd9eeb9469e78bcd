import DiptychTesting

@testable import BistroCore

/// A repository whose writes wait until the test responds.
struct GateFavorites: FavoritesRepository {
  /// A write.
  struct Write: Hashable, Sendable {
    let dish: Int
    let isFavorite: Bool
  }

  var stored: [Int] = []
  let gate = Gate<Write, Void, DatabaseError>()

  func favorites() async throws(DatabaseError) -> [Int] { stored }

  func setFavorite(_ isFavorite: Bool, dish: Int) async throws(DatabaseError) {
    try await gate.fetch(Write(dish: dish, isFavorite: isFavorite))
  }
}
