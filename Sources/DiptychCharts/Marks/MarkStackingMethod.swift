/// The place of marks of several series that have the same place on an axis.
public enum MarkStackingMethod: UInt8, Hashable, Sendable {
  /// On top of each other.
  case standard
  /// On top of each other, as shares of their sum.
  case normalized
  /// On top of each other, on both sides of the axis.
  case center
  /// In front of each other.
  case unstacked
}
