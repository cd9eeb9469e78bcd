import Diptych

/// The actions of the favourites.
enum FavoritesAction: Hashable, Sendable {
  /// Reads the stored ids.
  case load
  /// The ids have changed: a load began or ended, or a change was made or undone.
  case changed(AsyncValue<[Int], DatabaseError>)
  /// Loads the dishes.
  case loadDishes
  case dishes(Result<[Dish], APIError>)
  /// Loads the favourites of the guests.
  case loadGuests
  case guests(Result<[GuestFavorite], APIError>)
  /// Adds a dish, or removes it.
  case toggle(Int)
  /// A change could not be stored, and was taken back.
  case failed(DatabaseError)
  case dismissFailure
}
