/// What a renderer needs to know of a column of a table.
public struct ColumnTraits: Hashable, Sendable {
  /// The title of the column; the words of it where it is a view.
  public var title: String
  /// Whether a view heads the column, which ``Renderer/tableTitles(_:)`` draws.
  public package(set) var hasTitleView = false
  /// The order of the rows, where they are sorted by the column.
  public var sortOrder: ColumnSortOrder?
  /// What closes the column, such as a sum.
  public var footer = ""
  /// Where the lines of its cells stand.
  public var alignment: TextAlignment
  /// Where its cells stand in a row that is higher.
  public var verticalAlignment = VerticalAlignment.top
  /// The fewest cells it takes, where that is said.
  public var minimumWidth: Int?
  /// The most cells it takes, where that is said.
  public var maximumWidth: Int?
  /// The part of the table's width that it takes, from 0 to 1, where that is said.
  public var fraction: Double?
  /// Whether it takes what other columns leave.
  public var isFlexible = false
  /// Whether a cell that is too long is cut with an ellipsis; it is wrapped otherwise.
  public var isTruncated: Bool
  /// Whether its cells head their rows.
  public var isRowHeader = false
  /// How important the column is: one with a lower priority than others can be left out.
  public var priority = 0

  /// Whether something heads the column.
  package var hasTitle: Bool { hasTitleView || !title.isEmpty }

  /// The order that the title shows: one that is empty shows none.
  package var shownOrder: ColumnSortOrder? { hasTitle ? sortOrder : nil }

  /// Creates the traits of a column that wraps and is as wide as its cells.
  public init(
    title: String,
    alignment: TextAlignment = .leading,
    minimumWidth: Int? = nil,
    maximumWidth: Int? = nil,
    isTruncated: Bool = false
  ) {
    self.title = title
    self.alignment = alignment
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.isTruncated = isTruncated
  }
}
