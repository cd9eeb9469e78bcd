/// A side of a line of text, relative to the direction of reading.
public enum HorizontalEdge: UInt8, Hashable, Sendable, CaseIterable {
  /// The side where a line of text starts.
  case leading
  /// The side where a line of text ends.
  case trailing
}
