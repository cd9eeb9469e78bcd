/// What is done about items of a list that have the same id, within a page and across pages.
public enum DuplicatePolicy: String, Sendable, Hashable, CaseIterable {
  /// The first one keeps its place, and becomes what the last one is; the others go. The default:
  /// nothing jumps, and nothing is out of date.
  case keepFirst
  /// The last one stays, in its place; those before it go.
  case keepLast
  /// All stay, and no id is reported.
  case allow
  /// All stay, and the ids are reported.
  case report
}
