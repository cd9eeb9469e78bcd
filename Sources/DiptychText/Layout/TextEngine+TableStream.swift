import DiptychViews

// A table that is written to a stream and stands in nothing else: once its first rows were measured,
// each row is laid out and dropped when it ends.
extension TextEngine {
  /// The rows that are measured.
  private static var sample: Int { 1000 }

  /// What is kept of a table while its rows come and go.
  struct Stream {
    var frame: TableFrame
    /// The counts of the arrays without any row but the header.
    let nodes: Int
    let source: Int
    let spans: Int
    let tables: Int
    let columns: Int
    let columnsNotShown: Int
  }

  /// Writes the row that has just ended, if its table is one whose rows are.
  @inline(never)
  mutating func streamRow() {
    guard open.count == 1, open.last.kind == .table, tables[currentTable].hasFixedColumns else {
      return
    }
    streamedRows += 1
    // Rows that a cell holds together are laid out together.
    if tables[currentTable].openRows > 0 { return }
    if let stream {
      writeStreamRows(from: stream.nodes)
      dropStreamRows()
    } else if streamedRows > Self.sample {
      beginStream()
    }
  }

  /// Fixes the widths of the columns, and writes the rows so far.
  private mutating func beginStream() {
    let index = open.last.node
    let table = tables[currentTable]
    nodes[index].end = UInt32(nodes.count)
    nodes[index].extra = UInt32(currentTable)
    closeColumns(of: index)
    let frame = tableFrame(index, table, width: width ?? Int(nodes[index].natural))
    let first = frame.header.map { Int(nodes[$0].end) } ?? index + 1
    // The texts of a header are leaves, one after the other.
    let source = frame.header == nil ? 0 : Int(nodes[first - 1].end)
    stream = Stream(
      frame: frame,
      nodes: first,
      source: source,
      spans: 0,
      tables: currentTable + 1,
      columns: table.columns + table.count,
      columnsNotShown: Int(table.titles) + 1
    )
    writeStreamRows(from: index + 1)
    dropStreamRows()
  }

  private mutating func writeStreamRows(from first: Int) {
    guard var frame = stream?.frame else { return }
    filled(like: nodes[0]) { $0.layoutRows(from: first, to: $0.nodes.count, &frame) }
    stream?.frame = frame
  }

  private mutating func dropStreamRows() {
    guard let stream else { return }
    nodes.count = stream.nodes
    source.count = stream.source
    spans.count = stream.spans
    tables.count = stream.tables
    columns.count = stream.columns
    if columnsNotShown.count > stream.columnsNotShown {
      columnsNotShown.removeLast(columnsNotShown.count - stream.columnsNotShown)
    }
    run.start = source.count
  }

  /// Ends the table whose rows were written as they came; whether there was one.
  mutating func endStream() -> Bool {
    streamedRows = 0
    guard let stream else { return false }
    writeStreamRows(from: stream.nodes)
    guard let frame = self.stream?.frame else { return false }
    filled(like: nodes[0]) {
      $0.endTableLayout(frame)
      if frame.table.hasPriorities { $0.writeColumnsNotShown(frame) }
    }
    self.stream = nil
    numbers.count = 0
    recordEnds.count = 0
    dropBlock()
    return true
  }
}
