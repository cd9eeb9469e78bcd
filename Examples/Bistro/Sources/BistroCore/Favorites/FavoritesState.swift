import Diptych

/// The favourites of the user and of the guests.
struct FavoritesState: Equatable, Encodable, Sendable {
  /// The ids of the user's favourites, starting with the favourite that was added first.
  var ids = AsyncValue<[Int], DatabaseError>.idle
  /// All dishes of the archive, for the cards of the favourites.
  var dishes = AsyncValue<[Dish], APIError>.idle
  /// The favourites of the guests.
  var guests = AsyncValue<[GuestFavorite], APIError>.idle
  /// The reason why the last change could not be stored, so that it was undone, or nil.
  var failure: DatabaseError?
}
