/// The failure to store one favourite.
struct FavoriteFailure: Hashable, Encodable, Sendable {
  let dish: Int
  let error: DatabaseError
}
