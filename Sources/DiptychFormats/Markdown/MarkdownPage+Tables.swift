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

  /// Writes a table, with its caption in a paragraph above the table and its footers in the last
  /// row.
  mutating func writeTable(_ node: ContentTree.Node) {
    if let caption = node.part(.caption) { writeBlock(partsOf: caption) }
    endLine()
    let outer = table
    table = OpenTable(node.table?.columns ?? [], usesElements: !flow.takesBlocks)
    append(tag: "table")
    let flow = begin(isBlock: false, isInRow: isInRow)
    node.forEachPart { if $0.role != .caption { write($0) } }
    end(flow)
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

  /// Writes a row of a table, a group of rows, or a cell.
  mutating func writeRow(_ node: ContentTree.Node) {
    switch node.role {
    case .titles: writeTitles(node)
    case .row, .sectionTitle:
      guard let outer = beginRow() else { return writeBlock(partsOf: node, isBlock: false) }
      if node.role == .row {
        write(partsOf: node, isBlock: false)
      } else {
        styled(.bold) { page in node.parts.forEach { page.writeCell($0, isHeader: false) } }
      }
      endRow(outer)
    case .rowGroup: writeGroup(node)
    case .covered: coverCell(columns: node.span.columns)
    default: writeCell(node, isHeader: node.role == .headerCell)
    }
  }

  /// Writes the row of titles.
  ///
  /// GFM 4.10: a table of lines has a header, and as many columns as the header has cells.
  private mutating func writeTitles(_ node: ContentTree.Node) {
    guard let columns = table?.columns, !columns.isEmpty,
      flow.takesBlocks || columns.contains(where: \.hasTitle), let outer = beginRow()
    else { return }
    let isLine = table?.usesElements == false
    // Titles of text have the style of a header, and no other.
    let outerStyle = style
    if isLine, !columns.contains(where: \.hasTitleView) { style = TextStyle() }
    write(partsOf: node, isBlock: false)
    style = outerStyle
    endRow(outer)
    if isLine { write(row: columns.map { Array($0.alignment.delimiter.utf8) }) }
  }

  /// Writes a group of rows; cells that cover rows end with their group.
  private mutating func writeGroup(_ node: ContentTree.Node) {
    guard let outer = table, outer.part == .table else { return write(partsOf: node) }
    let name = node.element ?? ""
    let isElement = outer.usesElements && outer.columns.isEmpty
    table?.slots.endGroup()
    table?.isHead = name == "thead"
    if isElement {
      endLine()
      append(tag: name)
    }
    write(partsOf: node)
    table?.slots.endGroup()
    table?.isHead = false
    if isElement {
      endLine()
      append(tag: name, isEnd: true)
    }
  }

  /// Starts a row; returns the outer flow, or nil if a row is not allowed here.
  private mutating func beginRow() -> Flow? {
    guard let table, table.part == .table else { return nil }
    self.table?.part = .row
    self.table?.slots.beginRow()
    endLine()
    let outer = flow
    if table.usesElements { append(tag: "tr") } else { flow = .cell }
    return outer
  }

  private mutating func endRow(_ outer: Flow) {
    table?.part = .table
    guard let table else { return }
    if table.usesElements {
      endLine()
      return append(tag: "tr", isEnd: true)
    }
    takeImpliedCell()
    flow = outer
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

  /// Writes a cell; a cell that spans columns or rows is followed by empty cells, since Markdown
  /// has no spans.
  private mutating func writeCell(_ node: ContentTree.Node, isHeader: Bool) {
    guard let table, table.part == .row else { return writeBlock(partsOf: node, isBlock: false) }
    self.table?.part = .cell
    if table.usesElements {
      endLine()
      append(tag: isHeader ? "th" : "td", attributes: node.span.attributes)
    } else {
      takeImpliedCell()
      self.table?.place(node.span)
      if !isHeader { self.table?.row.isHeader = false }
    }
    let outer = begin(isBlock: false, isInRow: false)
    write(partsOf: node)
    end(outer)
    if let symbol = node.attribute("symbol") { append(text: " " + symbol) }
    self.table?.part = .row
    if table.usesElements {
      endLine()
      append(tag: isHeader ? "th" : "td", isEnd: true)
    } else {
      let cell = takeCell()
      self.table?.appendCell(cell)
    }
  }

  /// Writes empty cells in columns that a cell from above covers.
  ///
  /// In a table of HTML elements, nothing is written, because its cells skip the covered columns.
  private mutating func coverCell(columns: Int) {
    guard let table, table.part == .row, !table.usesElements, !table.columns.isEmpty else { return }
    takeImpliedCell()
    self.table?.place(_CellSpan(columns: columns))
    self.table?.appendCell([])
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
