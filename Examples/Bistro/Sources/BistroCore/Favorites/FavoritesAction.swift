import Diptych

/// The actions of the favourites.
enum FavoritesAction: Hashable, Sendable {
  /// Reads the stored ids.
  case load
  /// The ids have changed, because reading began or ended, or because an edit was made or undone.
  case changed(AsyncValue<[Int], DatabaseError>)
  /// Loads the dishes.
  case loadDishes
  case dishes(Result<[Dish], APIError>)
  /// Loads the favourites of the guests.
  case loadGuests
  case guests(Result<[GuestFavorite], APIError>)
  /// Adds a dish, or removes it.
  case toggle(Int)
  /// A change could not be stored, and was undone.
  case failed(DatabaseError)
  case dismissFailure
}
