/// The way an axis places its numbers: linear or logarithmic.
public enum ScaleType: UInt8, Hashable, Sendable {
  /// A scale with equal distances for equal differences.
  case linear
  /// A logarithmic scale to base 10; only numbers above zero have a place on it.
  case log
}
