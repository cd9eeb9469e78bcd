/// The properties of a table that a renderer needs.
public struct _TableTraits: Sendable {
  /// The columns, from the leading one to the trailing one.
  ///
  /// The array is empty if the table declares no columns; the cells of the rows then define them.
  public package(set) var columns: [_ColumnTraits]
  /// The caption, or nil.
  package var caption: String?
  /// The border of the table.
  public package(set) var border = TableBorder.horizontal
  /// Whether a line separates each row from the next.
  package internal(set) var separatesRows = false
  /// Whether a table that is too wide shows each row as a record, with a line for each cell.
  package internal(set) var showsRecords = false
  /// The style of every second row in a terminal, or nil if the table is not striped.
  package internal(set) var stripes: TextStyle?
  /// Whether rows may have styles of their own, see `_Renderer.tableRowStyle(_:)`.
  package internal(set) var hasRowStyles = false
  /// Whether columns are aligned at decimal marks, and the rows can be read more than once.
  public internal(set) var alignsDecimals = false

  /// Creates the traits of a table with columns.
  public init(columns: [_ColumnTraits] = []) { self.columns = columns }

  /// Whether at least one column has a title.
  public var hasHeader: Bool { columns.contains(where: \.hasTitle) }

  /// Whether the title of any column is a view; `_Renderer.tableTitles(_:)` then draws all titles.
  public var hasTitleViews: Bool { columns.contains(where: \.hasTitleView) }

  /// Reads the words of the titles that are views.
  @usableFromInline
  mutating func readTitles(of views: [AnyView?], words: (AnyView) -> String) {
    for (index, view) in views.enumerated() {
      if let view { columns[index].title = words(view) }
    }
  }

  /// The titles over groups of columns, each with the number of its columns, from the leading edge.
  ///
  /// Columns without a group have an empty title. The array is empty if there is no group.
  package var groups: [(title: String, count: Int)] {
    guard columns.contains(where: { $0.groupCount > 0 }) else { return [] }
    return columns.filter { $0.groupCount > 0 || $0.group.isEmpty }
      .map { ($0.group, max($0.groupCount, 1)) }
  }

  /// Whether a narrow page shows each row as a record: on request, or if one of at least three
  /// columns contains sentences.
  package var becomesRecords: Bool {
    showsRecords || columns.count > 2 && columns.contains(where: \.isProse)
  }

  /// Whether at least one column has a footer.
  package var hasFooter: Bool { columns.contains { !$0.footer.isEmpty } }
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
}

/// The properties of a table column that a renderer needs.
public struct _ColumnTraits: Sendable {
  /// The title of the column.
  ///
  /// If the title is a view, this is the text of the view.
  package internal(set) var title: String
  /// Whether the title of the column is a view, drawn by `_Renderer.tableTitles(_:)`.
  package var hasTitleView = false
  /// The order of the rows if they are sorted by the column, otherwise nil.
  package internal(set) var sortOrder: ColumnSortOrder?
  /// The text below the column, such as a sum.
  package internal(set) var footer = ""
  /// The alignment of lines within a cell.
  public internal(set) var alignment: TextAlignment
  /// The vertical alignment of a cell that has fewer lines than its row.
  package internal(set) var verticalAlignment = VerticalAlignment.top
  /// The minimum width in cells, or nil for none.
  package internal(set) var minimumWidth: Int?
  /// The maximum width in cells, or nil for none.
  package internal(set) var maximumWidth: Int?
  /// The fraction of the table's width that the column takes, from 0 to 1, or nil.
  package internal(set) var fraction: Double?
  /// Whether the column takes the width that other columns leave.
  package internal(set) var isFlexible = false
  /// Whether content that is too wide is cut with an ellipsis, instead of being wrapped.
  package internal(set) var isTruncated: Bool
  /// The part of the content that an ellipsis replaces when the content is cut.
  package internal(set) var truncationMode = TruncationMode.tail
  /// Whether the cells of the column are the headers of their rows.
  public package(set) var isRowHeader = false
  /// The priority of the column.
  ///
  /// If the columns do not fit, columns of lower priority are left out first.
  package internal(set) var priority = 0

  /// Whether the cells are sentences, so that a row is easier to read as a record in a narrow page.
  package var isProse = false

  /// The title over the group of columns that the column is in, or an empty text.
  package var group = ""
  /// The number of columns of the group that begins with the column, or 0.
  package var groupCount = 0

  /// The title of the column after the title of its group.
  package var fullTitle: String { [group, title].filter { !$0.isEmpty }.joined(separator: " ") }

  /// Adds the title of the group to the title of the column, in place of the group.
  package mutating func joinTitles() { (title, group, groupCount) = (fullTitle, "", 0) }

  /// Whether the column has a title, which is a text or a view.
  package var hasTitle: Bool { hasTitleView || !title.isEmpty }

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

/// The column edges of a table: the columns where cells begin and end.
struct ColumnEdges: Sendable {
  /// The number of columns, from the leading edge, that have a cell of one column.
  ///
  /// Each of these columns is an edge, and the column after them is an edge too.
  private var simpleCount = 0
  /// The edges after the leading columns, in ascending order.
  private var others: [Int] = []
  /// The last column where a cell begins.
  private var lastStart = -1

  /// Adds the edges of a cell.
  mutating func insert(_ columns: Range<Int>) {
    lastStart = max(lastStart, columns.lowerBound)
    if columns.count == 1 && columns.lowerBound <= simpleCount {
      guard columns.lowerBound == simpleCount else { return }
      simpleCount += 1
      if others.first == simpleCount { others.removeFirst() }
    } else {
      insert(columns.lowerBound)
      insert(columns.upperBound)
    }
  }

  private mutating func insert(_ column: Int) {
    guard column > simpleCount else { return }
    let index = self.index(of: column)
    if index == others.count || others[index] != column { others.insert(column, at: index) }
  }

  /// The number of edges in `others` before a column.
  private func index(of column: Int) -> Int {
    if let last = others.last, last < column { return others.count }
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the first edge after a column; if there are no more edges, the next column.
  func next(after column: Int) -> Int {
    if column < simpleCount { return column + 1 }
    let index = self.index(of: column + 1)
    return index < others.count ? others[index] : column + 1
  }

  private func count(before column: Int) -> Int {
    column <= simpleCount ? column : simpleCount + 1 + index(of: column)
  }

  /// The number of edges up to the last edge where a cell begins.
  var columnCount: Int { count(before: lastStart + 1) }

  /// Returns the range of edges for a range of columns.
  ///
  /// The result is never empty.
  func joined(_ columns: Range<Int>) -> Range<Int> {
    let columnCount = columnCount
    let start = min(count(before: columns.lowerBound), max(columnCount - 1, 0))
    return start..<max(start + 1, min(count(before: columns.upperBound), columnCount))
  }
}

/// The sort order of the rows of a table by one of its columns.
public enum ColumnSortOrder: Hashable, Sendable {
  /// The smallest value first.
  case ascending
  /// The largest value first.
  case descending

  /// The value of the attribute `aria-sort`.
  package var ariaValue: String { self == .ascending ? "ascending" : "descending" }

  /// The symbol after the title of the column: U+25B4 or U+25BE, which are one cell wide in all
  /// terminals.
  public var symbol: String { self == .ascending ? "▴" : "▾" }

  /// The symbol after the title of the column, in output limited to ASCII.
  package var asciiSymbol: String { self == .ascending ? "^" : "v" }
}
