/// What a renderer needs to know of a column of a table.
public struct ColumnTraits: Hashable, Sendable {
  /// What heads the column.
  public var title: String
  /// Where the lines of its cells stand.
  public var alignment: TextAlignment
  /// The fewest cells it takes, where that is said.
  public var minimumWidth: Int?
  /// The most cells it takes, where that is said.
  public var maximumWidth: Int?
  /// Whether a cell that is too long is cut with an ellipsis; it is wrapped otherwise.
  public var isTruncated: Bool
  /// Whether its cells head their rows.
  public var isRowHeader: Bool
  /// What closes the column, such as a sum; empty if nothing does.
  public var footer: String

  /// Creates the traits of a column that wraps and is as wide as its cells.
  public init(
    title: String,
    alignment: TextAlignment = .leading,
    minimumWidth: Int? = nil,
    maximumWidth: Int? = nil,
    isTruncated: Bool = false,
    isRowHeader: Bool = false,
    footer: String = ""
  ) {
    self.title = title
    self.alignment = alignment
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.isTruncated = isTruncated
    self.isRowHeader = isRowHeader
    self.footer = footer
  }
}
