/// What a refresh of a list loads, and what becomes of the pages that are there.
public enum RefreshPolicy: String, Sendable, Hashable, CaseIterable {
  /// The first page is loaded, and is the list. The default.
  case firstPage
  /// As many pages as there are are loaded, one after the other, and replace them together: all or
  /// none.
  case allPages
  /// The first page is loaded; what it has and the list has not is put before the list.
  case mergeFirst
}
