/// A change of a favourite that is not stored yet.
struct FavoriteChange: Hashable, Encodable, Sendable {
  /// What the user wants, which the screens show.
  var wanted: Bool
  /// What is being written.
  var writing: Bool
}
