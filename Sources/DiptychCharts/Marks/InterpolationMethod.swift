/// The shape of a line between two points: straight, or a step.
public enum InterpolationMethod: UInt8, Hashable, Sendable {
  /// A straight line.
  case linear
  /// A step in the middle between the two points.
  case stepCenter
  /// A step at the second point.
  case stepEnd
  /// A step at the first point.
  case stepStart
}
