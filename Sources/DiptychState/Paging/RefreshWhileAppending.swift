/// What a refresh does while a page is being appended.
public enum RefreshWhileAppending: Sendable, Hashable, CaseIterable {
  /// The append is given up, and the refresh begins.
  case cancelsAppend
  /// The refresh is ignored.
  case ignored
}
