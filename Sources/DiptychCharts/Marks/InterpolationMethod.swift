/// The course of a line from one point to the next.
public enum InterpolationMethod: UInt8, Hashable, Sendable {
  /// Straight.
  case linear
  /// A step in the middle between two points.
  case stepCenter
  /// A step at the second point.
  case stepEnd
  /// A step at the first point.
  case stepStart
}
