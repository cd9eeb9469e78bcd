/// The pages that a refresh loads, and its effect on the existing pages.
public enum RefreshPolicy: String, Sendable, Hashable, CaseIterable {
  /// Loads the first page, which becomes the whole list.
  ///
  /// This is the default.
  case firstPage
  /// Loads as many pages as the list has, one after the other, and replaces them all at once, or
  /// none if one of them fails.
  case allPages
  /// Loads the first page, and puts the items that the list does not have before the list.
  case mergeFirst
}
