import DiptychViews

/// A table that is being written.
struct OpenTable {
  /// The innermost open part of a table.
  enum Part {
    case table
    case row
    case cell
  }

  struct Row {
    var cells: [(columns: Range<Int>, content: [UInt8])] = []
    var isHeader = true
  }

  var part = Part.table
  let columns: [_ColumnTraits]
  /// Whether the table is written as HTML elements, because it is in a cell of another table.
  let usesElements: Bool
  /// The rows so far, if the number of columns is not known in advance.
  var rows: [Row] = []
  var row = Row()
  /// The slots of the cells, if the number of columns is not known in advance.
  var slots = _TableSlots()
  /// Whether the open group of rows is the table's head.
  var isHead = false
  /// The columns of the open cell.
  fileprivate var cellColumns = 0..<1

  init(_ columns: [_ColumnTraits], usesElements: Bool) {
    self.columns = columns
    self.usesElements = usesElements
  }

  /// Places the next cell.
  fileprivate mutating func place(_ span: _CellSpan) {
    if columns.isEmpty {
      cellColumns = slots.place(span)
    } else {
      let first = row.cells.last?.columns.upperBound ?? 0
      cellColumns = first..<first + min(span.columns, max(columns.count - first, 1))
    }
  }

  /// Appends the cell that was placed.
  fileprivate mutating func appendCell(_ content: [UInt8]) {
    row.cells.append((columns: cellColumns, content: content))
  }
}

extension MarkdownPage {
  // MARK: Tables

  /// Starts a table; returns the table around it.
  mutating func beginTable(_ columns: [_ColumnTraits]) -> OpenTable? {
    endLine()
    let outer = table
    table = OpenTable(columns, usesElements: !takesBlocks)
    append(tag: "table")
    return outer
  }

  /// Starts the row of titles; returns the outer flow, or nil if the table has no such row.
  ///
  /// GFM 4.10: a table of lines has a header, and as many columns as the header has cells.
  mutating func beginTitles() -> Flow? {
    guard let columns = table?.columns, !columns.isEmpty else { return nil }
    return takesBlocks || columns.contains(where: \.hasTitle) ? beginRow() : nil
  }

  /// Whether the titles of the open table are texts in a line.
  var takesPlainTitles: Bool {
    table.map { !$0.usesElements && !$0.columns.contains(where: \.hasTitleView) } ?? false
  }

  mutating func endTitles(_ outer: Flow) {
    endRow(outer)
    guard let table, !table.usesElements else { return }
    write(row: table.columns.map { Array($0.alignment.delimiter.utf8) })
  }

  mutating func endTable(_ outer: OpenTable?) {
    endLine()
    append(tag: "table", isEnd: true)
    if let table, !table.usesElements { writeRows(of: table) }
    table = outer
  }

  private mutating func writeRows(of table: OpenTable) {
    var rows = table.rows
    if !rows.isEmpty {
      let count = table.slots.columnCount
      let header = rows[0].isHeader ? rows.removeFirst() : OpenTable.Row()
      let place = { table.slots.joinedColumns($0).lowerBound }
      write(row: header.filled(to: count, place))
      write(row: Array(repeating: Array(TextAlignment.leading.delimiter.utf8), count: count))
      for row in rows { write(row: row.filled(to: count, place)) }
    } else if table.columns.isEmpty {
      return
    }
    writer.endBlock()
  }

  private mutating func write(row cells: [[UInt8]]) {
    var line = Array("|".utf8)
    for cell in cells {
      line.append(UInt8(ascii: " "))
      line.append(contentsOf: cell)
      line.append(contentsOf: " |".utf8)
    }
    writer.write(line: line)
  }

  // MARK: Rows and cells

  /// Starts a group of rows.
  ///
  /// Cells from above end before the group.
  mutating func beginGroup(_ name: String, isHead: Bool) {
    guard let table, table.part == .table else { return }
    self.table?.slots.endGroup()
    self.table?.isHead = isHead
    guard table.usesElements && table.columns.isEmpty else { return }
    endLine()
    append(tag: name)
  }

  mutating func endGroup(_ name: String) {
    guard let table, table.part == .table else { return }
    self.table?.slots.endGroup()
    self.table?.isHead = false
    guard table.usesElements && table.columns.isEmpty else { return }
    endLine()
    append(tag: name, isEnd: true)
  }

  /// Starts a row; returns the outer flow, or nil if a row is not allowed here.
  mutating func beginRow() -> Flow? {
    guard let table, table.part == .table else { return nil }
    self.table?.part = .row
    self.table?.slots.beginRow()
    guard table.usesElements else { return beginCells() }
    endLine()
    append(tag: "tr")
    return .cell
  }

  mutating func endRow(_ outer: Flow) {
    table?.part = .table
    guard let table else { return }
    if table.usesElements {
      endLine()
      return append(tag: "tr", isEnd: true)
    }
    takeImpliedCell()
    endCells(outer)
    var row = self.table?.row ?? OpenTable.Row()
    self.table?.row = OpenTable.Row()
    if table.columns.isEmpty {
      if table.isHead { row.isHeader = true }
      self.table?.slots.endRow()
      self.table?.rows.append(row)
    } else {
      write(row: row.filled(to: table.columns.count, \.lowerBound))
    }
  }

  /// Starts a cell; returns false if a cell is not allowed here.
  mutating func beginCell(isHeader: Bool, span: _CellSpan = _CellSpan()) -> Bool {
    guard let table, table.part == .row else { return false }
    self.table?.part = .cell
    if table.usesElements {
      endLine()
      append(tag: isHeader ? "th" : "td", attributes: span.attributes)
    } else {
      takeImpliedCell()
      self.table?.place(span)
      if !isHeader { self.table?.row.isHeader = false }
    }
    return true
  }

  /// Writes empty cells in columns that a cell from above covers.
  ///
  /// In a table of HTML elements, nothing is written, because its cells skip the covered columns.
  mutating func coverCell(columns: Int) {
    guard let table, table.part == .row, !table.usesElements, !table.columns.isEmpty else { return }
    takeImpliedCell()
    self.table?.place(_CellSpan(columns: columns))
    self.table?.appendCell([])
  }

  mutating func endCell(isHeader: Bool) {
    table?.part = .row
    guard let table else { return }
    if table.usesElements {
      endLine()
      append(tag: isHeader ? "th" : "td", isEnd: true)
    } else {
      let cell = takeCell()
      self.table?.appendCell(cell)
    }
  }

  /// Adds a cell for content that is in a row, but outside of cells.
  private mutating func takeImpliedCell() {
    guard !runs.isEmpty else { return }
    let cell = takeCell()
    table?.place(_CellSpan())
    table?.appendCell(cell)
  }
}

extension OpenTable.Row {
  /// Returns the contents of all columns.
  ///
  /// The content of a cell is in its first column, and its other columns are empty.
  fileprivate func filled(to count: Int, _ place: (Range<Int>) -> Int) -> [[UInt8]] {
    var filled = [[UInt8]](repeating: [], count: count)
    for cell in cells {
      let column = place(cell.columns)
      if column < count { filled[column] = cell.content } else { filled.append(cell.content) }
    }
    return filled
  }
}

extension _CellSpan {
  fileprivate var attributes: String {
    (columns > 1 ? " colspan=\"\(columns)\"" : "") + (rows > 1 ? " rowspan=\"\(rows)\"" : "")
  }
}

extension TextAlignment {
  fileprivate var delimiter: String {
    switch self {
    case .leading, .justified: "---"
    case .center: ":---:"
    case .trailing, .decimal: "---:"
    }
  }
}
