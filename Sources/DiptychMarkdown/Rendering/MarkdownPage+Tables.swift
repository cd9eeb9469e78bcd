import DiptychViews

/// A table that is being written.
struct OpenTable {
  /// What of the table is open.
  enum Part {
    case table
    case row
    case cell
  }

  struct Row {
    var cells: [[UInt8]] = []
    var isHeader = true
  }

  var part = Part.table
  let columns: [ColumnTraits]
  /// Whether it is made of elements of HTML: in a cell of another table.
  let usesElements: Bool
  /// The rows of a table that does not say how many columns it has.
  var rows: [Row] = []
  var row = Row()

  init(_ columns: [ColumnTraits], usesElements: Bool) {
    self.columns = columns
    self.usesElements = usesElements
  }
}

extension MarkdownPage {
  // MARK: Tables

  private func titleCell(_ column: ColumnTraits) -> [UInt8] {
    let title = isRedacted ? Redaction.redacted(column.title) : column.title.withVisibleControls
    return EscapedLine.bytes([Run(content: .text(title + column.spacedSign))], in: .cell)
  }

  /// Starts a table; the one around it.
  mutating func beginTable(_ traits: TableTraits) -> OpenTable? {
    let columns = traits.columns
    endLine()
    let outer = table
    table = OpenTable(columns, usesElements: !takesBlocks)
    if takesBlocks {
      if !columns.isEmpty && !traits.hasTitleViews {
        writeHeader(columns.map(titleCell), columns.map(\.alignment))
      }
    } else {
      append(tag: "table")
      if traits.hasHeader && !traits.hasTitleViews { appendHeader(columns) }
    }
    return outer
  }

  /// Ends the row of titles that are views.
  mutating func endTitles(_ outer: Flow) {
    endRow(outer)
    guard let table, !table.usesElements else { return }
    write(row: table.columns.map { Array($0.alignment.delimiter.utf8) })
  }

  /// Appends the sign of a column that the rows are sorted by, if they are.
  mutating func appendSign(of column: ColumnTraits) { append(text: column.spacedSign) }

  mutating func endTable(_ outer: OpenTable?) {
    endLine()
    append(tag: "table", isEnd: true)
    if let table, !table.usesElements { writeRows(of: table) }
    table = outer
  }

  private mutating func appendHeader(_ columns: [ColumnTraits]) {
    append(tag: "tr")
    for column in columns {
      append(tag: "th")
      append(text: column.title)
      appendSign(of: column)
      append(tag: "th", isEnd: true)
    }
    append(tag: "tr", isEnd: true)
  }

  /// GFM 4.10: a table has a header, and as many columns as that.
  private mutating func writeHeader(_ cells: [[UInt8]], _ alignments: [TextAlignment]) {
    write(row: cells)
    write(row: alignments.map { Array($0.delimiter.utf8) })
  }

  private mutating func writeRows(of table: OpenTable) {
    var rows = table.rows
    if let count = rows.map(\.cells.count).max() {
      let header = rows[0].isHeader ? rows.removeFirst().cells : []
      writeHeader(
        header.filled(to: count),
        Array(repeating: .leading, count: count)
      )
      for row in rows { write(row: row.cells.filled(to: count)) }
    } else if table.columns.isEmpty {
      return
    }
    writer.endBlock()
  }

  private mutating func write(row cells: [[UInt8]]) {
    writer.write(line: cells.reduce(into: Array("|".utf8)) { $0 += [0x20] + $1 + Array(" |".utf8) })
  }

  // MARK: Rows and cells

  /// Starts a row; what stands around it, or nil where no row may.
  mutating func beginRow() -> Flow? {
    guard let table, table.part == .table else { return nil }
    self.table?.part = .row
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
    let row = self.table?.row ?? OpenTable.Row()
    self.table?.row = OpenTable.Row()
    if table.columns.isEmpty {
      self.table?.rows.append(row)
    } else {
      write(row: row.cells.filled(to: table.columns.count))
    }
  }

  /// Starts a cell; whether one may start here.
  mutating func beginCell(isHeader: Bool) -> Bool {
    guard let table, table.part == .row else { return false }
    self.table?.part = .cell
    if table.usesElements {
      endLine()
      append(tag: isHeader ? "th" : "td")
    } else {
      takeImpliedCell()
      if !isHeader { self.table?.row.isHeader = false }
    }
    return true
  }

  mutating func endCell(isHeader: Bool) {
    table?.part = .row
    guard let table else { return }
    if table.usesElements {
      endLine()
      append(tag: isHeader ? "th" : "td", isEnd: true)
    } else {
      let cell = takeCell()
      self.table?.row.cells.append(cell)
    }
  }

  /// What stands in a row and in no cell is one.
  private mutating func takeImpliedCell() {
    guard !runs.isEmpty else { return }
    let cell = takeCell()
    table?.row.cells.append(cell)
  }
}

extension ColumnTraits {
  /// The sign behind the title, if the rows are sorted by the column.
  fileprivate var spacedSign: String { shownOrder.map { " \($0.sign)" } ?? "" }
}

extension [[UInt8]] {
  fileprivate func filled(to count: Int) -> [[UInt8]] {
    self + Array(repeating: [], count: Swift.max(count - self.count, 0))
  }
}

extension TextAlignment {
  fileprivate var delimiter: String {
    switch self {
    case .leading, .justified: "---"
    case .center: ":---:"
    case .trailing: "---:"
    }
  }
}
