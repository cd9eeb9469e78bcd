import DiptychViews

/// A table that is being read, up to its current row.
struct CSVTable {
  /// The titles until they are written before the first row.
  ///
  /// A section before that row adds a column.
  var titles: [String]?
  /// The title of the section, or nil if the table has none.
  var section: String?
  /// The fields of the current row.
  private(set) var fields: [String] = []
  /// The fields of the row above.
  private var above: [String] = []
  /// The columns of the cells in a table of HTML elements, where each cell is in the next free
  /// column.
  private var slots: _TableSlots?

  init(_ table: _TableTraits) {
    titles = table.hasHeader ? table.columns.map(\.title) : nil
    slots = table.columns.isEmpty ? _TableSlots() : nil
  }

  mutating func beginRow() {
    fields = []
    slots?.beginRow()
  }

  /// Ends the row, and returns its fields.
  mutating func endRow() -> [String] {
    while slots?.passCovered() != nil { cover(1) }
    slots?.endRow()
    above = fields
    return section.map { [$0] + fields } ?? fields
  }

  mutating func endGroup() { slots?.endGroup() }

  /// Adds a cell that covers some columns; the columns after the first are empty.
  mutating func append(_ cell: String, span: _CellSpan) {
    var columns = span.columns
    if let place = slots?.place(span) {
      columns = place.count
      cover(place.lowerBound - fields.count)
    }
    fields.append(cell)
    fields.append(contentsOf: repeatElement("", count: columns - 1))
  }

  /// Repeats the fields of the row above in some columns.
  mutating func cover(_ columns: Int) {
    for _ in 0..<max(columns, 0) {
      fields.append(fields.count < above.count ? above[fields.count] : "")
    }
  }
}

/// The text of a cell, where each block is on a line of its own.
struct CellText {
  /// The space between two texts.
  private enum Gap: Int {
    case none
    case space
    case line
  }

  private(set) var text = ""
  private var gap = Gap.none

  mutating func append(_ string: String) {
    if string.isEmpty { return }
    if !text.isEmpty { text += gap == .none ? "" : gap == .space ? " " : "\n" }
    gap = .none
    text += string
  }

  mutating func endWord() { if gap == .none { gap = .space } }

  mutating func endLine() { gap = .line }
}
