/// The store of the favourites across runs.
package protocol FavoritesRepository: Sendable {
  /// Returns the ids of the favourite dishes, in the order of their addition.
  func favorites() async throws(DatabaseError) -> [Int]

  /// Adds or removes a dish; the change is stored when the call returns.
  func setFavorite(_ isFavorite: Bool, dish: Int) async throws(DatabaseError)
}
