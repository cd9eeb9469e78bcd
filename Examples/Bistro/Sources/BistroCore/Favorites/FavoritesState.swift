import Diptych

/// The favourites: the dishes that the user keeps, and those that guests have shown.
struct FavoritesState: Equatable, Encodable, Sendable {
  /// The ids of the kept dishes, the first added one first.
  var ids = AsyncValue<[Int], DatabaseError>.idle
  /// The dishes of the archive, for their cards.
  var dishes = AsyncValue<[Dish], APIError>.idle
  /// The favourites of the guests.
  var guests = AsyncValue<[GuestFavorite], APIError>.idle
  /// The reason why the last change could not be stored, and was taken back.
  var failure: DatabaseError?
}
