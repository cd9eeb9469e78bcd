/// What loads pages of a list.
public enum PagingOperation: String, Sendable, Hashable, Codable, CaseIterable {
  /// The list is loaded from its beginning.
  case refresh
  /// The page after the last one is loaded.
  case append
}
