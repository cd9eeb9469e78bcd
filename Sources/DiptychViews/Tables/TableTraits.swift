/// What a renderer needs to know of a table.
public struct TableTraits: Hashable, Sendable {
  /// The columns, from the leading one on; none where only the rows know.
  public var columns: [ColumnTraits]
  /// What the table shows, where that is said.
  public var caption: String?
  /// The lines that it is drawn with.
  public var border = TableBorder.square
  /// Whether there is a line between any two rows.
  public var separatesRows = false

  /// Creates the traits of a table with some columns.
  public init(columns: [ColumnTraits] = []) {
    self.columns = columns
  }

  /// Whether a column has a title.
  public var hasHeader: Bool { columns.contains(where: \.hasTitle) }

  /// Whether a view heads a column: the titles of all are drawn by ``Renderer/tableTitles(_:)`` then.
  public var hasTitleViews: Bool { columns.contains(where: \.hasTitleView) }

  /// Whether a column has a footer.
  public var hasFooter: Bool { columns.contains { !$0.footer.isEmpty } }
}

/// The lines that a table is drawn with.
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
  /// No line but below the header and above the footer.
  case horizontal
  /// No line at all.
  case none
}
