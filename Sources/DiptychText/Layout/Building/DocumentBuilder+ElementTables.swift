import DiptychViews

// Tables made of elements of HTML. The columns of a cell are known only after the spans of the
// cells before it and above it.
extension DocumentBuilder {
  /// Ends a cell early, with fewer rows than it declared.
  mutating func cut(_ cell: _TableSlots._CutCell) {
    let columns = tree.span(of: cell.tag)
    setParameter(of: cell.tag) { ($0.columns, $0.rows) = (columns, cell.rows) }
  }

  /// Ends all cells that span rows, because a group of rows ends.
  mutating func endRowGroup() { document.pointee.tables[table.index].openRows = 0 }

  /// Marks the row as a header or a footer, according to its group.
  mutating func markRow(as group: TableGroup, isFirst: Bool) {
    switch group {
    case .head: table.rowFlags |= NodeFlag.header
    case .foot where isFirst: table.rowFlags |= NodeFlag.footer
    case .foot, .body: break
    }
  }

  /// Merges columns if no cell begins or ends between them.
  mutating func joinColumns(_ slots: _TableSlots) {
    let info = document.pointee.tables[table.index]
    var naturals = [UInt32](repeating: 0, count: slots.columnCount)
    var row = open.last.node + 1
    while row < nodes.count {
      joinColumns(of: row, slots, &naturals)
      row = Int(nodes[row].end)
    }
    document.pointee.tables[table.index].count = naturals.count
    for (i, natural) in naturals.enumerated() {
      document.pointee.columns[info.columns + i].natural = natural
    }
  }

  private mutating func joinColumns(of row: Int, _ slots: _TableSlots, _ naturals: inout [UInt32]) {
    var (column, joined) = (0, 0)
    var cell = row + 1
    while cell < nodes[row].end {
      let columns = column..<column + tree.span(of: cell)
      let places = slots.joinedColumns(columns)
      if nodes[cell].kind == .cell {
        setParameter(of: cell) { $0.columns = max(places.count, 1) }
      }
      if places.count == 1 {
        naturals[places.lowerBound] = max(naturals[places.lowerBound], nodes[cell].natural)
      }
      (column, joined) = (columns.upperBound, places.upperBound)
      cell = tree.next(cell)
    }
    nodes[row].extra = UInt32(truncatingIfNeeded: joined)
  }
}
