/// The effect of a refresh while a page is being appended.
public enum RefreshWhileAppending: Sendable, Hashable, CaseIterable {
  /// Gives the append up, and begins the refresh.
  case cancelsAppend
  /// Ignores the refresh.
  case ignored
}
