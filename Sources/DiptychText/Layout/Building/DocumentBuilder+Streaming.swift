// A table that stands in nothing else, whose rows are written and dropped as they come.
extension DocumentBuilder {
  /// Whether the innermost container is a table that knows its columns and stands in nothing else.
  var isInOuterTable: Bool {
    open.count == 1 && open.last.kind == .table && tables[table.index].hasFixedColumns
  }

  /// Whether rows are to come that cells of those so far take.
  var hasOpenRows: Bool { tables[table.index].openRows > 0 }

  /// Drops the innermost table, which stands in nothing else and was written.
  mutating func dropTable() {
    open.count -= 1
    table = outerTables.popLast()
    removeAll()
  }

  /// The sizes of a document at some time.
  struct Extent {
    let nodes: Int
    let text: Int
    let tables: Int
    let columns: Int
    let columnsNotShown: Int
  }

  /// The sizes of a table that stands in nothing else, up to a row: its texts are leaves.
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

  /// Drops what came after some extent.
  mutating func drop(after extent: Extent) {
    nodes.count = extent.nodes
    document.pointee.text.pointee.count = extent.text
    document.pointee.spans.count = 0
    tables.count = extent.tables
    columns.count = extent.columns
    let count = document.pointee.columnsNotShown.count
    if count > extent.columnsNotShown {
      document.pointee.columnsNotShown.removeLast(count - extent.columnsNotShown)
    }
    run.start = extent.text
  }
}
