/// A side of a rectangle.
public enum Edge: UInt8, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of sides of a rectangle.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @_alwaysEmitIntoClient
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The distances from the sides of a rectangle: cells horizontally, lines vertically.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Int
  public var leading: Int
  public var bottom: Int
  public var trailing: Int

  /// Creates insets from four distances; a negative distance counts as 0.
  @_alwaysEmitIntoClient
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = Swift.max(top, 0)
    self.leading = Swift.max(leading, 0)
    self.bottom = Swift.max(bottom, 0)
    self.trailing = Swift.max(trailing, 0)
  }

  /// Creates insets with the same distance on each of the given sides, and with 0 on the other
  /// sides.
  @_alwaysEmitIntoClient
  public init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}
