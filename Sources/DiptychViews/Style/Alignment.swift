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
public struct Alignment: Hashable, Sendable {
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
