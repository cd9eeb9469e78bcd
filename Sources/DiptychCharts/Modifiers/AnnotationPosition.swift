/// The place of an annotation relative to its mark.
public enum AnnotationPosition: UInt8, Hashable, Sendable {
  /// Above the mark, or after the end of a horizontal bar.
  case automatic
  /// Above the mark.
  case top
  /// Below the mark.
  case bottom
  /// Before the leading edge of the mark.
  case leading
  /// After the trailing edge of the mark.
  case trailing
  /// On the mark.
  case overlay
}
