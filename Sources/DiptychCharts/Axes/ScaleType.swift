/// The way an axis places its numbers: linear or logarithmic.
public enum _ScaleType: UInt8, Hashable, Sendable {
  /// A linear scale, where equal differences between numbers have equal distances.
  case linear
  /// A logarithmic scale with base 10, which can only show numbers above zero.
  case log
}
