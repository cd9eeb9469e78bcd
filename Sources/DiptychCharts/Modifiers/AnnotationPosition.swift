/// The place of an annotation relative to its mark.
public enum AnnotationPosition: UInt8, Hashable, Sendable {
  /// The annotation is above the mark.
  ///
  /// The annotation of a horizontal bar is after the end of the bar instead.
  case automatic
  /// The annotation is above the mark.
  case top
  /// The annotation is below the mark.
  case bottom
  /// The annotation is before the leading edge of the mark.
  case leading
  /// The annotation is after the trailing edge of the mark.
  case trailing
  /// The annotation is on the mark.
  case overlay
}
