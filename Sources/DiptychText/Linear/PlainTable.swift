import DiptychViews

/// A table while it is written.
struct PlainTable {
  /// The title of each column, as far as there is one.
  private var titles: [String]
  /// Whether cells find their own columns.
  private let findsColumns: Bool
  private var slots = TableSlots()
  private var column = 0
  /// Whether a row is open, and none of its cells.
  private(set) var isInRow = false
  /// Whether the rows head the columns.
  private(set) var isHead = false

  init(_ table: TableTraits) {
    titles = table.columns.map(\.title)
    findsColumns = table.columns.isEmpty
  }

  mutating func beginRow() {
    isInRow = true
    column = 0
    slots.beginRow()
  }

  mutating func endRow() {
    isInRow = false
    if findsColumns { slots.endRow() }
  }

  /// Begins a group of rows, or the rows behind one.
  mutating func beginGroup(isHead: Bool) {
    slots.endGroup()
    self.isHead = isHead
  }

  /// The columns of the next cell.
  mutating func place(_ span: CellSpan) -> Range<Int> {
    if findsColumns { return slots.place(span) }
    let first = column
    column += min(span.columns, max(titles.count - column, 1))
    return first..<column
  }

  /// Passes columns where a cell from above stands, if cells do not find that out themselves.
  mutating func cover(_ columns: Int) {
    if !findsColumns { column += columns }
  }

  // MARK: Titles

  /// What heads a cell in some columns, if anything does.
  func title(of columns: Range<Int>) -> String? {
    let first = columns.lowerBound
    return first < titles.count && !titles[first].isEmpty ? titles[first] : nil
  }

  /// Adds a title to those of some columns.
  mutating func addTitle(_ title: String, to columns: Range<Int>) {
    let missing = columns.upperBound - titles.count
    if missing > 0 { titles.append(contentsOf: repeatElement("", count: missing)) }
    for column in columns {
      titles[column] += titles[column].isEmpty || title.isEmpty ? title : " " + title
    }
  }
}
