/// A direction, horizontal or vertical.
public enum Axis: UInt8, Hashable, Sendable {
  case horizontal
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Creates a set of directions from its bits.
    @_alwaysEmitIntoClient
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
