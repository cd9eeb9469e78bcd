/// The shape of a line between two points: straight, or a step.
public enum InterpolationMethod: UInt8, Hashable, Sendable {
  /// A straight line.
  case linear
  /// A step that jumps to the second value halfway between the two points.
  case stepCenter
  /// A step that jumps to the second value at the second point.
  case stepEnd
  /// A step that jumps to the second value at the first point.
  case stepStart
}
