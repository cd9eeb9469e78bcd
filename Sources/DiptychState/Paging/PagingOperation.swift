/// An operation that loads pages of a list.
public enum PagingOperation: String, Sendable, Hashable, Codable, CaseIterable {
  /// Loads the list from its beginning.
  case refresh
  /// Loads the page after the last one.
  case append
}
