public import DiptychViews

// Tables while they are built. A cell in which no block stands is a leaf and nothing else, so a
// plain table costs one node for each cell and one for each row.
extension TextEngine {
  @usableFromInline
  @inline(never)
  mutating func beginTable(_ traits: [ColumnTraits]) {
    begin(.table)
    outerTables.append(
      OuterTable(
        table: currentTable,
        row: rowNode,
        column: cellColumn,
        rowHasBlocks: rowHasBlocks,
        isInRow: isInRow
      )
    )
    currentTable = tables.count
    isInRow = false
    let hasHeader = traits.contains { !$0.title.isEmpty }
    tables.append(TableInfo(columns: columns.count, count: traits.count, hasHeader: hasHeader))
    for column in traits { columns.append(ColumnLayout(column)) }
    guard hasHeader else { return }
    let outer = push(.bold)
    beginRow()
    for column in traits {
      beginCell()
      append(column.title)
      endCell()
    }
    endRow()
    style = outer
  }

  // MARK: Rows and cells

  /// Whether a row can start here.
  @usableFromInline var canBeginRow: Bool { isBetweenCells && !isInRow }

  /// Whether a cell can start here.
  @usableFromInline var canBeginCell: Bool { isBetweenCells && isInRow }

  /// Whether the layout stands in a table and in none of its cells.
  var isBetweenCells: Bool { !isInPlainCell && open.count > 0 && open.last.kind == .table }

  /// What stands in a table and in none of its cells gets a cell, or a row and a cell.
  @usableFromInline
  struct ImpliedCell {
    let hasCell: Bool
    let hasRow: Bool
  }

  @usableFromInline
  mutating func beginImpliedCell() -> ImpliedCell {
    guard isBetweenCells else { return ImpliedCell(hasCell: false, hasRow: false) }
    let implied = ImpliedCell(hasCell: true, hasRow: !isInRow)
    if implied.hasRow { beginRow() }
    beginCell()
    return implied
  }

  @usableFromInline
  mutating func endImpliedCell(_ implied: ImpliedCell) {
    if implied.hasCell { endCell() }
    if implied.hasRow { endRow() }
  }

  @usableFromInline
  mutating func beginRow() {
    isInRow = true
    rowNode = nodes.count
    rowHasBlocks = false
    cellColumn = 0
    nodes.append(Node(kind: .tableRow, style: style))
  }

  @usableFromInline
  mutating func beginCell() { isInPlainCell = true }

  @usableFromInline
  mutating func endCell() {
    let natural: UInt32
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
    }
    if _slowPath(cellColumn >= tables[currentTable].count) { addColumn() }
    let column = tables[currentTable].columns &+ cellColumn
    if natural > columns[column].natural { columns[column].natural = natural }
    cellColumn &+= 1
  }

  /// Adds a column for a row that has more cells than the table has columns.
  ///
  /// The columns move to the end of all, where there is room for one more.
  @inline(never)
  private mutating func addColumn() {
    let table = tables[currentTable]
    tables[currentTable].columns = columns.count
    tables[currentTable].count += 1
    for column in table.columns..<table.columns + table.count { columns.append(columns[column]) }
    columns.append(ColumnLayout())
  }

  @usableFromInline
  mutating func endRow() {
    nodes[rowNode].end = UInt32(truncatingIfNeeded: nodes.count)
    nodes[rowNode].extra = UInt32(truncatingIfNeeded: cellColumn)
    if rowHasBlocks { nodes[rowNode].flags = NodeFlag.blocks }
    isInRow = false
  }

  @usableFromInline
  @inline(never)
  mutating func endTable() {
    let index = open.popLast().node
    nodes[index].end = UInt32(nodes.count)
    nodes[index].extra = UInt32(currentTable)
    let table = tables[currentTable]
    var width = ruleWidth(of: table)
    for column in table.columns..<table.columns + table.count {
      columns[column].natural = columns[column].clamp(columns[column].natural)
      width += Int(columns[column].natural)
    }
    nodes[index].natural = UInt32(width)
    let outer = outerTables.popLast()
    currentTable = outer.table
    rowNode = outer.row
    cellColumn = outer.column
    rowHasBlocks = outer.rowHasBlocks
    isInRow = outer.isInRow
    close(width: width)
  }

  /// The cells that lines and the spaces beside them take.
  func ruleWidth(of table: TableInfo) -> Int { 3 * table.count + 1 }
}

extension ColumnLayout {
  init(_ traits: ColumnTraits) {
    alignment = traits.alignment.rawValue
    isTruncated = traits.isTruncated
    minimum = UInt16(clamping: traits.minimumWidth ?? 0)
    maximum = max(minimum, UInt16(clamping: traits.maximumWidth ?? Int(UInt16.max)), 1)
  }

  /// A width within the limits of the column.
  func clamp(_ width: UInt32) -> UInt32 { min(max(width, UInt32(minimum)), UInt32(maximum)) }
}
