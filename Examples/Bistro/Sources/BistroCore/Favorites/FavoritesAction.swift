/// The actions of the favourites.
enum FavoritesAction: Hashable, Sendable {
  /// Reads the stored ids.
  case load
  case loaded(Result<[Int], DatabaseError>)
  /// Loads the dishes.
  case loadDishes
  case dishes(Result<[Dish], APIError>)
  /// Adds a dish, or removes it.
  case toggle(Int)
  /// A change was stored, or was not.
  case stored(dish: Int, isFavorite: Bool, DatabaseError?)
  case dismissFailure
}
