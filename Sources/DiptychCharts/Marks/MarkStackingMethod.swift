/// The arrangement of marks of different series that have the same category or value.
public enum MarkStackingMethod: UInt8, Hashable, Sendable {
  /// The marks are stacked.
  case standard
  /// The marks are stacked, and each mark shows its share of the total of the stack.
  case normalized
  /// The marks are stacked, and the stack is centred on zero.
  case center
  /// Each mark begins at zero, and later marks cover earlier marks.
  case unstacked
}
