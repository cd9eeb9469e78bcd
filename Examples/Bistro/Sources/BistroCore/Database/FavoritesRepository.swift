/// The permanent storage of the favourites.
package protocol FavoritesRepository: Sendable {
  /// Returns the ids of the favourite dishes, starting with the favourite that was added first.
  func favorites() async throws(DatabaseError) -> [Int]

  /// Adds or removes a dish.
  ///
  /// When the call returns, the change is stored.
  func setFavorite(_ isFavorite: Bool, dish: Int) async throws(DatabaseError)
}
