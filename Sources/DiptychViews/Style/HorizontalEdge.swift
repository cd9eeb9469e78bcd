/// A side of a line of text, which depends on the writing direction.
public enum HorizontalEdge: UInt8, Hashable, Sendable, CaseIterable {
  /// The side where a line of text starts.
  case leading
  /// The side where a line of text ends.
  case trailing
}
