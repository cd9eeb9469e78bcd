/// Which load an announcement is about.
public enum AnnouncedLoad: String, Sendable, Hashable, CaseIterable {
  /// Nothing was there yet.
  case first
  /// A value was there, and was to be replaced.
  case reload
  /// A list was there, and its next page was to be loaded.
  case append
}
