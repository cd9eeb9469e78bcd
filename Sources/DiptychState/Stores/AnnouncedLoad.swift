/// The kind of load that an announcement is about.
public enum AnnouncedLoad: String, Sendable, Hashable, CaseIterable {
  /// A load without an earlier value.
  case first
  /// A load that was to replace a value.
  case reload
  /// A load of the next page of a list.
  case append
}
