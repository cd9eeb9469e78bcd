/// The properties of a table column that a renderer needs.
public struct _ColumnTraits: Sendable {
  /// The title of the column.
  ///
  /// If the title is a view, this is the text of the view.
  public internal(set) var title: String
  /// Whether the title of the column is a view, drawn by ``Renderer/tableTitles(_:)``.
  public package(set) var hasTitleView = false
  /// The order of the rows if they are sorted by the column, otherwise nil.
  public internal(set) var sortOrder: ColumnSortOrder?
  /// The text below the column, such as a sum.
  public internal(set) var footer = ""
  /// The alignment of lines within a cell.
  public internal(set) var alignment: TextAlignment
  /// The vertical alignment of a cell that has fewer lines than its row.
  public internal(set) var verticalAlignment = VerticalAlignment.top
  /// The minimum width in cells, or nil for none.
  public internal(set) var minimumWidth: Int?
  /// The maximum width in cells, or nil for none.
  public internal(set) var maximumWidth: Int?
  /// The fraction of the table's width that the column takes, from 0 to 1, or nil.
  public internal(set) var fraction: Double?
  /// Whether the column takes the width that other columns leave.
  public internal(set) var isFlexible = false
  /// Whether content that is too wide is cut with an ellipsis, instead of being wrapped.
  public internal(set) var isTruncated: Bool
  /// The part of the content that an ellipsis replaces when the content is cut.
  public internal(set) var truncationMode = TruncationMode.tail
  /// Whether the cells of the column are the headers of their rows.
  public package(set) var isRowHeader = false
  /// The priority of the column.
  ///
  /// If the columns do not fit, columns of lower priority are left out first.
  public internal(set) var priority = 0

  /// Whether the column has a title, which is a text or a view.
  public var hasTitle: Bool { hasTitleView || !title.isEmpty }

  /// The sort order that the title shows; nil if the column has no title.
  public var shownOrder: ColumnSortOrder? { hasTitle ? sortOrder : nil }

  /// Creates the traits of a column that wraps its content and is as wide as its cells.
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
