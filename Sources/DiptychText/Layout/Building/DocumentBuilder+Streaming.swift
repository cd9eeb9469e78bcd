// Streaming of a top-level table, whose rows are written and dropped one by one.
extension DocumentBuilder {
  /// Whether the innermost container is a top-level table with declared columns.
  var isInOuterTable: Bool {
    open.count == 1 && open.last.kind == .table && tables[table.index].hasFixedColumns
  }

  /// Whether a cell so far spans rows that are still to come.
  var hasOpenRows: Bool { tables[table.index].openRows > 0 }

  /// Drops the innermost table, a top-level one whose rows were written.
  mutating func dropTable() {
    open.count -= 1
    table = outerTables.popLast()
    removeAll()
  }

  /// The sizes of a document at some point, to which it can be cut back.
  struct Extent {
    let nodes: Int
    let text: Int
    let tables: Int
    let columns: Int
    let columnsNotShown: Int
  }

  /// Returns the sizes of a document with a top-level table up to a row.
  ///
  /// All cells before the row are leaves.
  func extent(upTo row: Int) -> Extent {
    let info = tables[table.index]
    return Extent(
      nodes: row,
      text: row > open.last.node + 1 ? Int(nodes[row - 1].end) : 0,
      tables: table.index + 1,
      columns: info.columns + info.count,
      columnsNotShown: Int(info.titles) + 1
    )
  }

  /// Cuts the document back to an extent.
  mutating func drop(after extent: Extent) {
    nodes.count = extent.nodes
    document.pointee.text.pointee.count = extent.text
    document.pointee.spans.count = 0
    if !document.pointee.marks.isEmpty { document.pointee.marks.removeAll(keepingCapacity: true) }
    if !document.pointee.charts.isEmpty { document.pointee.charts.removeAll(keepingCapacity: true) }
    tables.count = extent.tables
    columns.count = extent.columns
    let count = document.pointee.columnsNotShown.count
    if count > extent.columnsNotShown {
      document.pointee.columnsNotShown.removeLast(count - extent.columnsNotShown)
    }
    run.start = extent.text
  }
}
