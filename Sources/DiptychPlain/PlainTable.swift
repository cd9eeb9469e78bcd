import DiptychViews

/// A table that is being written.
struct PlainTable {
  /// The title of each column.
  ///
  /// The title of a column without a title is empty; the titles of the last columns may be missing.
  private var titles: [String]
  /// Whether the table declares no columns, so that a cell takes the next free column.
  private let findsColumns: Bool
  private var slots = _TableSlots()
  private var column = 0
  /// Whether a row is open, between its cells.
  private(set) var isInRow = false
  /// The name of the element around the rows, such as `thead`; nil outside of such an element.
  private var group: String?

  init(_ table: _TableTraits?) {
    titles = table?.columns.map(\.title) ?? []
    findsColumns = titles.isEmpty
  }

  /// Whether the cells are titles.
  var isInHead: Bool { group == "thead" }

  var isInFooter: Bool { group == "tfoot" }

  mutating func beginRow() {
    isInRow = true
    column = 0
    slots.beginRow()
  }

  mutating func endRow() {
    isInRow = false
    if findsColumns { slots.endRow() }
  }

  /// Begins a group of rows, or the rows after a group.
  mutating func beginGroup(_ element: String?) {
    slots.endGroup()
    group = element
  }

  /// Returns the columns of the next cell, and moves past them.
  mutating func place(_ span: _CellSpan) -> Range<Int> {
    if findsColumns { return slots.place(span) }
    let first = column
    column += min(span.columns, max(titles.count - column, 1))
    return first..<column
  }

  /// Moves past columns that a cell of a row above covers, if the table declares columns.
  mutating func cover(_ columns: Int) {
    if !findsColumns { column += columns }
  }

  // MARK: Titles

  /// Returns the title of a cell in some columns, if there is one.
  func title(of columns: Range<Int>) -> String? {
    let first = columns.lowerBound
    return first < titles.count && !titles[first].isEmpty ? titles[first] : nil
  }

  /// Adds a title to the titles of some columns.
  mutating func addTitle(_ title: String, to columns: Range<Int>) {
    let missing = columns.upperBound - titles.count
    if missing > 0 { titles.append(contentsOf: repeatElement("", count: missing)) }
    for column in columns {
      titles[column] += titles[column].isEmpty || title.isEmpty ? title : " " + title
    }
  }
}
