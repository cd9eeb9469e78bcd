/// A position across a line.
public enum HorizontalAlignment: UInt8, Hashable, Sendable {
  case leading
  case center
  case trailing
}

/// A position across a row.
public enum VerticalAlignment: UInt8, Hashable, Sendable {
  case top
  case center
  case bottom
}

/// A position in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// The position across.
  public var horizontal: HorizontalAlignment
  /// The position down.
  public var vertical: VerticalAlignment

  /// Creates a position from its two parts.
  @inlinable
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

/// Where the lines of a text begin and end.
public enum TextAlignment: UInt8, Hashable, Sendable {
  case leading
  case center
  case trailing
  /// On both sides: the spaces of every line but the last are widened.
  case justified
}
