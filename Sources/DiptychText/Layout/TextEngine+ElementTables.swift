import DiptychViews

// Tables whose cells find their own columns, once it is known what the cells take.
extension TextEngine {
  /// Ends a cell with fewer rows than it began with.
  mutating func cut(_ cell: TableSlots.CutCell) {
    let columns = span(of: cell.tag)
    nodes[cell.tag].start = CellParameter(columns: columns, rows: cell.rows).bits
  }

  /// Ends all cells with the last row.
  mutating func endRowGroup() { tables[currentTable].openRows = 0 }

  /// Ends a row, with a line above the first one of those that close the table.
  mutating func endElementRow(_ group: TableGroup, isFirst: Bool) {
    switch group {
    case .head: rowFlags |= NodeFlag.header
    case .foot where isFirst: rowFlags |= NodeFlag.footer
    case .foot, .body: break
    }
    endRow()
  }

  /// Makes one column of those between which no cell begins or ends.
  mutating func joinColumns(_ slots: TableSlots) {
    let table = tables[currentTable]
    var naturals = [UInt32](repeating: 0, count: slots.columnCount)
    var row = open.last.node + 1
    while row < nodes.count {
      if nodes[row].has(NodeFlag.packed) {
        joinPackedRow(row, &naturals)
      } else {
        joinColumns(of: row, slots, &naturals)
      }
      row = Int(nodes[row].end)
    }
    tables[currentTable].count = naturals.count
    for (i, natural) in naturals.enumerated() { columns[table.columns + i].natural = natural }
  }

  private mutating func joinColumns(
    of row: Int,
    _ slots: TableSlots,
    _ naturals: inout [UInt32]
  ) {
    var (column, joined) = (0, 0)
    var cell = row + 1
    while cell < nodes[row].end {
      let columns = column..<column + span(of: cell)
      let places = slots.joinedColumns(columns)
      if nodes[cell].kind == .cell {
        let parameter = CellParameter(columns: places.count, rows: rows(of: cell))
        nodes[cell].start = parameter.bits
      }
      if places.count == 1 {
        naturals[places.lowerBound] = max(naturals[places.lowerBound], nodes[cell].natural)
      }
      (column, joined) = (columns.upperBound, places.upperBound)
      cell = next(cell)
    }
    nodes[row].extra = UInt32(truncatingIfNeeded: joined)
  }

  private mutating func joinPackedRow(_ row: Int, _ naturals: inout [UInt32]) {
    forEachPacked(row) { _, column, leaf in
      naturals[column] = max(naturals[column], leaf.natural)
    }
  }
}
