/// A change of a favourite that is not stored yet.
struct FavoriteChange: Hashable, Encodable, Sendable {
  /// The wish of the user, which the screens show.
  var wanted: Bool
  /// The value that is being written.
  var writing: Bool
}
