/// A table whose rows are written and dropped one by one.
struct TableStream {
  var rows: TableLayout
  /// The extent of the document with the header as the only row.
  let extent: DocumentBuilder.Extent
}

// Streaming of a top-level table: once its first rows have been measured, each row is laid out and
// dropped when it ends.
extension DocumentBuilder {
  /// The number of rows, or of neighbouring facts, that are measured before any is written.
  static var sample: Int { 1000 }

  /// Whether the innermost container is a top-level table with declared columns.
  var isInOuterTable: Bool {
    open.count == 1 && open.last.kind == .table && tables[table.index].hasFixedColumns
  }

  /// Writes the row that has just ended, if enough rows of its table have been measured.
  @inline(never)
  mutating func streamRow() {
    streamedRows += 1
    // Rows that a cell spans are laid out together.
    if tables[table.index].openRows > 0 { return }
    if let stream {
      writeRows(from: stream.extent.nodes)
    } else if streamedRows > Self.sample {
      beginStream()
    }
  }

  /// Fixes the widths of the columns, and writes the rows so far.
  private mutating func beginStream() {
    let index = closeTable()
    layout.writer.begin(.figure)
    layout.writer.beginContent()
    let rows = layout.beginTable(index)
    let first = rows.header.map { Int(layout.tree[$0].end) } ?? index + 1
    let info = tables[table.index]
    // All cells before the row are leaves.
    let extent = Extent(
      nodes: first,
      text: first > open.last.node + 1 ? Int(nodes[first - 1].end) : 0,
      tables: table.index + 1,
      columns: info.columns + info.count,
      columnsNotShown: info.titles + 1
    )
    stream = TableStream(rows: rows, extent: extent)
    writeRows(from: index + 1)
  }

  /// Writes the rows from a node on, and drops all rows except the header.
  private mutating func writeRows(from first: Int) {
    guard var rows = stream?.rows, let extent = stream?.extent else { return }
    layout.layoutRows(from: first, &rows)
    stream?.rows = rows
    drop(after: extent)
  }

  /// Ends the table that is streamed.
  ///
  /// - Returns: Whether a table was streamed.
  mutating func endStream() -> Bool {
    streamedRows = 0
    guard let extent = stream?.extent else { return false }
    writeRows(from: extent.nodes)
    if let rows = stream?.rows { layout.endTable(rows) }
    layout.writer.end(.figure)
    stream = nil
    dropTable()
    return true
  }

  /// Drops the innermost table, which is a top-level table whose rows were written.
  private mutating func dropTable() {
    open.count -= 1
    table = outerTables.popLast()
    removeAll()
  }

  /// The sizes of a document at some point, so that it can be cut back.
  struct Extent {
    let nodes: Int
    let text: Int
    let tables: Int
    let columns: Int
    let columnsNotShown: Int
  }

  /// Cuts the document back to an extent.
  private mutating func drop(after extent: Extent) {
    nodes.count = extent.nodes
    document.pointee.text.pointee.count = extent.text
    document.pointee.spans.count = 0
    if !document.pointee.marks.isEmpty { document.pointee.marks.removeAll(keepingCapacity: true) }
    if !document.pointee.charts.isEmpty { document.pointee.charts.removeAll(keepingCapacity: true) }
    if !document.pointee.factGroups.isEmpty {
      document.pointee.factGroups.removeAll(keepingCapacity: true)
    }
    let parameters = document.pointee.parameters.count
    if parameters > 1 { document.pointee.parameters.removeLast(parameters - 1) }
    tables.count = extent.tables
    columns.count = extent.columns
    let count = document.pointee.columnsNotShown.count
    if count > extent.columnsNotShown {
      document.pointee.columnsNotShown.removeLast(count - extent.columnsNotShown)
    }
    run.start = extent.text
  }
}
