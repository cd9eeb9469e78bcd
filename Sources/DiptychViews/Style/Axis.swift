/// The direction in which a stack places its children.
public enum Axis: UInt8, Hashable, Sendable {
  case horizontal
  case vertical
}
