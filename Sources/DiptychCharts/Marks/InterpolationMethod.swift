/// The shape of a line between two points: straight, or a step.
public enum InterpolationMethod: UInt8, Hashable, Sendable {
  /// A straight line.
  case linear
  /// A step whose jump is in the middle between the two points.
  case stepCenter
  /// A step whose jump is at the second point.
  case stepEnd
  /// A step whose jump is at the first point.
  case stepStart
}
