/// The mapping of numbers to places on an axis.
public enum ScaleType: UInt8, Hashable, Sendable {
  /// Equal distances for equal differences.
  case linear
  /// Equal distances for equal ratios, to base 10; only numbers above zero have a place.
  case log
}
