/// The properties of a table that a renderer needs.
public struct _TableTraits: Sendable {
  /// The columns, from the leading one to the trailing one.
  ///
  /// The array is empty if the table declares no columns; the cells of the rows then define them.
  public internal(set) var columns: [_ColumnTraits]
  /// The caption, or nil.
  public package(set) var caption: String?
  /// The border of the table.
  public package(set) var border = TableBorder.headerRule
  /// Whether a line separates each row from the next.
  public internal(set) var separatesRows = false
  /// Whether a table that is too wide shows each row as a record, with a line for each cell.
  public internal(set) var showsRecords = false
  /// The style of every second row in a terminal, or nil if the table is not striped.
  public internal(set) var stripes: TextStyle?
  /// Whether rows may have styles of their own, see ``Renderer/tableRowStyle(_:)``.
  public internal(set) var hasRowStyles = false
  /// The texts after decimal marks, which HTML needs; nil if no column is aligned at decimal marks.
  package var decimals: TableDecimals?

  /// Creates the traits of a table with columns.
  public init(columns: [_ColumnTraits] = []) {
    self.columns = columns
  }

  /// Whether at least one column has a title.
  public var hasHeader: Bool { columns.contains(where: \.hasTitle) }

  /// Whether the title of any column is a view; ``Renderer/tableTitles(_:)`` then draws all titles.
  public var hasTitleViews: Bool { columns.contains(where: \.hasTitleView) }

  /// Whether at least one column has a footer.
  public var hasFooter: Bool { columns.contains { !$0.footer.isEmpty } }
}

/// The border style of a table.
public enum TableBorder: UInt8, Hashable, Sendable {
  /// `┌─┬─┐`
  case square
  /// `╭─┬─╮`
  case rounded
  /// `┏━┳━┓`
  case heavy
  /// `╔═╦═╗`
  case double
  /// `+-+-+`
  case ascii
  /// A line below the header and above the footer only.
  case horizontal
  /// No lines.
  case none

  /// Another name of ``horizontal``.
  public static let headerRule = horizontal
}
