import DiptychViews

// Tables while they are built. A cell in which no block stands is a leaf and nothing else, so a
// plain table costs one node for each cell and one for each row.
extension TextEngine {
  @inline(never)
  mutating func beginTable(_ traits: TableTraits) {
    if let caption = traits.caption {
      endRun()
      append(caption)
      endRun()
    }
    begin(.table)
    outerTables.append(
      OuterTable(
        table: currentTable,
        row: rowNode,
        column: cellColumn,
        rowFlags: rowFlags,
        isInRow: isInRow
      )
    )
    currentTable = tables.count
    isInRow = false
    tables.append(TableInfo(traits, columns: columns.count))
    for column in traits.columns { columns.append(ColumnLayout(column)) }
    noteTitles(of: traits)
    if traits.hasHeader && !traits.hasTitleViews { appendTitles(of: traits.columns) }
  }

  // MARK: Rows of titles and footers

  /// Begins the row of titles, which are bold; the style around it.
  mutating func beginTitles() -> UInt16 { beginBoldRow(NodeFlag.header) }

  mutating func endTitles(_ outer: UInt16) {
    endRow()
    style = outer
  }

  private mutating func beginBoldRow(_ flags: UInt8) -> UInt16 {
    let outer = push(.bold)
    beginRow()
    rowFlags = flags
    return outer
  }

  private mutating func appendTitles(of columns: [ColumnTraits]) {
    let outer = beginTitles()
    for column in columns {
      beginCell()
      appendTitle(of: column)
      endCell()
    }
    endTitles(outer)
  }

  mutating func appendTitle(of column: ColumnTraits) {
    append(column.title)
    appendSign(of: column)
  }

  /// Appends the sign of a column that the rows are sorted by, if they are.
  mutating func appendSign(of column: ColumnTraits) {
    guard let order = column.shownOrder else { return }
    append(isASCII ? " \(order.asciiSign)" : " \(order.sign)")
  }

  private mutating func appendFooters(_ footers: [String]) {
    let outer = beginBoldRow(NodeFlag.footer)
    for footer in footers {
      beginCell()
      append(footer)
      endCell()
    }
    endRow()
    style = outer
  }

  /// Appends a row with a title of the rows that follow.
  @inline(never)
  mutating func appendSection(_ title: String) {
    let outer = push(.bold)
    beginRow()
    rowFlags = NodeFlag.section
    beginCell(span: CellSpan(columns: tables[currentTable].count))
    append(title)
    endCell()
    endRow()
    style = outer
  }

  // MARK: Rows and cells

  /// Whether a row can start here.
  var canBeginRow: Bool { isBetweenCells && !isInRow }

  /// Whether a cell can start here.
  var canBeginCell: Bool { isBetweenCells && isInRow }

  /// Whether the layout stands in a table and in none of its cells.
  var isBetweenCells: Bool { !isInPlainCell && open.count > 0 && open.last.kind == .table }

  /// What stands in a table and in none of its cells gets a cell, or a row and a cell.
  struct ImpliedCell {
    let hasCell: Bool
    let hasRow: Bool
  }

  mutating func beginImpliedCell() -> ImpliedCell {
    guard isBetweenCells else { return ImpliedCell(hasCell: false, hasRow: false) }
    let implied = ImpliedCell(hasCell: true, hasRow: !isInRow)
    if implied.hasRow { beginRow() }
    beginCell()
    return implied
  }

  mutating func endImpliedCell(_ implied: ImpliedCell) {
    if implied.hasCell { endCell() }
    if implied.hasRow { endRow() }
  }

  mutating func beginRow() {
    isInRow = true
    rowNode = nodes.count
    rowFlags = 0
    cellColumn = 0
    nodes.append(Node(kind: .tableRow, style: style))
  }

  mutating func beginCell() { isInPlainCell = true }

  /// Begins a cell that takes the place of some columns and rows.
  @inline(never)
  mutating func beginCell(span: CellSpan) {
    beginCell()
    let table = tables[currentTable]
    let most = table.hasFixedColumns ? table.count - cellColumn : Self.widestSpan
    let columns = min(span.columns, most)
    guard columns > 1 || span.rows > 1 else { return }
    makeCell()
    nodes[nodes.count - 1].start = CellParameter(columns: columns, rows: span.rows).bits
    if columns > 1 { noteSpan() }
    if span.rows > 1 {
      rowFlags |= NodeFlag.tall
      tables[currentTable].openRows = max(table.openRows, UInt16(clamping: span.rows))
    }
  }

  /// Appends a cell where one from above stands.
  mutating func appendCoveredCell(columns: Int) {
    beginCell()
    makeCell()
    nodes[nodes.count - 1].start = CellParameter(columns: columns, rows: 1).bits
    nodes[nodes.count - 1].flags = NodeFlag.covered
    rowFlags |= NodeFlag.tall
    if columns > 1 { noteSpan() }
    endCell()
  }

  private mutating func noteSpan() {
    rowFlags |= NodeFlag.spanned
    tables[currentTable].hasSpans = true
  }

  /// The most columns that a cell can take where the table does not know its columns.
  private static var widestSpan: Int { 1000 }

  /// The columns that a cell takes.
  @inline(__always)
  func span(of cell: Int) -> Int {
    nodes[cell].kind == .cell ? CellParameter(nodes[cell].start).columns : 1
  }

  /// The rows that a cell takes.
  func rows(of cell: Int) -> Int {
    nodes[cell].kind == .cell ? CellParameter(nodes[cell].start).rows : 1
  }

  mutating func endCell() {
    let natural: UInt32
    var span = 1
    if _fastPath(isInPlainCell) {
      isInPlainCell = false
      let leaf = appendLeaf()
      natural = nodes[leaf].natural
    } else {
      endRun()
      let cell = open.popLast()
      natural = cell.width
      nodes[cell.node].end = UInt32(nodes.count)
      nodes[cell.node].natural = natural
      span = self.span(of: cell.node)
    }
    if _slowPath(cellColumn &+ span > tables[currentTable].count) { addColumns(span) }
    let column = tables[currentTable].columns &+ cellColumn
    if span == 1 && natural > columns[column].natural { columns[column].natural = natural }
    cellColumn &+= span
  }

  /// Adds the columns that a row has more than the table so far.
  @inline(never)
  private mutating func addColumns(_ span: Int) {
    let table = tables[currentTable]
    let missing = cellColumn + span - table.count
    guard missing > 0 else { return }
    if table.columns + table.count != columns.count {
      // They move to the end of all, where there is room for more.
      tables[currentTable].columns = columns.count
      for column in table.columns..<table.columns + table.count { columns.append(columns[column]) }
    }
    tables[currentTable].count += missing
    _ = columns.append(ColumnLayout(), repeated: missing)
  }

  mutating func endRow() {
    nodes[rowNode].end = UInt32(truncatingIfNeeded: nodes.count)
    nodes[rowNode].extra = UInt32(truncatingIfNeeded: cellColumn)
    nodes[rowNode].flags = rowFlags
    isInRow = false
    if _slowPath(rowFlags & NodeFlag.tall != 0) { closeRow() }
    if _slowPath(nodes.count > Self.packingStart) { packRow() }
    if _slowPath(isStreaming) { streamRow() }
  }

  /// Of the rows that cells hold together there is one less to come.
  @inline(never)
  private mutating func closeRow() {
    tables[currentTable].openRows = max(tables[currentTable].openRows, 1) - 1
  }

  @inline(never)
  mutating func endTable(footers: [String]) {
    if !footers.isEmpty { appendFooters(footers) }
    let index = open.popLast().node
    nodes[index].end = UInt32(nodes.count)
    nodes[index].extra = UInt32(currentTable)
    let outer = outerTables.popLast()
    defer {
      currentTable = outer.table
      rowNode = outer.row
      cellColumn = outer.column
      rowFlags = outer.rowFlags
      isInRow = outer.isInRow
    }
    if open.count == 0 && endStream() { return }
    closeColumns(of: index)
    close(width: Int(nodes[index].natural))
  }

  /// Finds the natural widths of the columns of a table, and of the table itself.
  mutating func closeColumns(of index: Int) {
    let table = tables[currentTable]
    for column in table.columns..<table.columns + table.count {
      columns[column].natural = columns[column].clamp(columns[column].natural)
    }
    if table.hasSpans { spreadSpans(index, table) }
    var width = table.rules(beside: table.count)
    for column in table.columns..<table.columns + table.count {
      width += Int(columns[column].natural)
    }
    nodes[index].natural = UInt32(width)
  }

  /// Widens the columns below cells that take several and need more than these have.
  private mutating func spreadSpans(_ index: Int, _ table: TableInfo) {
    let naturals = numbers.append(0, repeated: table.count)
    defer { numbers.count = naturals }
    for i in 0..<table.count { numbers[naturals + i] = Int(columns[table.columns + i].natural) }
    forEachSpan(index) { engine, cell, columns in
      engine.spread(Int(engine.nodes[cell].natural), columns, table, at: naturals)
    }
    for i in 0..<table.count { columns[table.columns + i].natural = UInt32(numbers[naturals + i]) }
  }

  /// Calls a closure with each cell that takes several columns, and with these.
  mutating func forEachSpan(
    _ index: Int,
    _ body: (inout TextEngine, _ cell: Int, _ columns: Range<Int>) -> Void
  ) {
    var row = index + 1
    while row < nodes[index].end {
      let rowEnd = Int(nodes[row].end)
      var cell = nodes[row].has(NodeFlag.spanned) ? row + 1 : rowEnd
      var column = 0
      while cell < rowEnd {
        let span = span(of: cell)
        if span > 1 { body(&self, cell, column..<column + span) }
        column += span
        cell = next(cell)
      }
      row = rowEnd
    }
  }

  /// Widens some columns evenly until they have some cells together.
  func spread(_ needed: Int, _ columns: Range<Int>, _ table: TableInfo, at widths: Int) {
    let count = columns.count
    let has = columns.reduce((count - 1) * table.gap) { $0 + numbers.base[widths + $1] }
    guard needed > has else { return }
    for (i, column) in columns.enumerated() {
      let missing = needed - has
      numbers.base[widths + column] += missing / count + (i < missing % count ? 1 : 0)
    }
  }
}
