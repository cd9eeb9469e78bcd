/// The treatment of items in a list that have the same id, within a page and across pages.
public enum DuplicatePolicy: String, Sendable, Hashable, CaseIterable {
  /// The first item keeps its place but takes the contents of the last one; the others are removed.
  ///
  /// This is the default: items don't jump, and none is outdated.
  case keepFirst
  /// The last item stays in its place; those before it are removed.
  case keepLast
  /// All items stay, and no id is reported.
  case allow
  /// All items stay, and the duplicate ids are reported.
  case report
}
