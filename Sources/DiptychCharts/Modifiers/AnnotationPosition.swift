/// The place of words at a mark.
public enum AnnotationPosition: UInt8, Hashable, Sendable {
  /// Above the mark, or behind the end of a lying bar.
  case automatic
  /// Above the mark.
  case top
  /// Below the mark.
  case bottom
  /// Before the mark.
  case leading
  /// Behind the mark.
  case trailing
  /// On the mark.
  case overlay
}
