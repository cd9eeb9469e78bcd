/// The arrangement of marks of several series that have the same place on an axis.
public enum MarkStackingMethod: UInt8, Hashable, Sendable {
  /// The marks are stacked.
  case standard
  /// The marks are stacked, and each mark shows its share of their sum.
  case normalized
  /// The marks are stacked, and the stack is centred on zero.
  case center
  /// Each mark begins at zero, in front of the marks before it.
  case unstacked
}
