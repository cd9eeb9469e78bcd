import Diptych

/// The favourites: those that are stored, and what the user has changed since.
struct FavoritesState: Equatable, Encodable, Sendable {
  /// The stored ids, in the order of their addition.
  var ids = AsyncValue<[Int], DatabaseError>.idle
  /// The changes that are not stored yet, by the id of the dish.
  var changes: [Int: FavoriteChange] = [:]
  /// The last change that could not be stored, and was taken back.
  var failure: FavoriteFailure?
  /// The dishes of the archive, for their cards.
  var dishes = AsyncValue<[Dish], APIError>.idle

  /// The favourites as the screens show them: the stored ones with the changes; nil before they
  /// were read.
  var current: [Int]? {
    ids.value.map { ids in
      changes.sorted { $0.key < $1.key }.reduce(into: ids) { ids, change in
        Self.apply(change.value.wanted, change.key, to: &ids)
      }
    }
  }

  /// Adds or removes an id.
  static func apply(_ isFavorite: Bool, _ id: Int, to ids: inout [Int]) {
    if !isFavorite { ids.removeAll { $0 == id } }
    if isFavorite, !ids.contains(id) { ids.append(id) }
  }
}
