/// A horizontal alignment.
public enum HorizontalAlignment: UInt8, Hashable, Sendable {
  case leading
  case center
  case trailing
}

/// A vertical alignment.
public enum VerticalAlignment: UInt8, Hashable, Sendable {
  case top
  case center
  case bottom
}

/// An alignment in both directions.
public struct Alignment: Equatable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two directions.
  @_alwaysEmitIntoClient
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The alignment of a text's lines.
public enum TextAlignment: UInt8, Hashable, Sendable {
  case leading
  case center
  case trailing
  /// Aligned on both sides, by wider spaces in every line except the last.
  case justified
  /// Aligned at the decimal marks of the cells of a column.
  ///
  /// A number without a decimal mark, or a text without a number, ends where the decimal marks of
  /// other cells are. Outside of a table, the alignment is trailing. In HTML, it is also trailing
  /// if the rows of the table are a sequence that is not a `Collection`.
  ///
  /// ```swift
  /// TableColumn("Size", alignment: .decimal, value: \.size)
  /// ```
  ///
  /// ```text
  ///    Size
  /// ───────
  /// 1234.5
  ///    0.25
  ///   12
  ///  n/a
  /// ```
  case decimal
}

/// A direction, horizontal or vertical.
public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: UInt8

    /// Creates a set of directions from its bits.
    @_alwaysEmitIntoClient
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle.
public enum Edge: Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of sides of a rectangle.
  public struct Set: OptionSet, Sendable {
    public let rawValue: UInt8

    @_alwaysEmitIntoClient
    public init(rawValue: UInt8) { self.rawValue = rawValue }

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
public struct EdgeInsets: Equatable, Sendable {
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

/// A side of a line of text, relative to the direction of reading.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The side where a line of text starts.
  case leading
  /// The side where a line of text ends.
  case trailing
}
