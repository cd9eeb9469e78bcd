import DiptychViews

/// A table whose rows are written and dropped one by one.
struct TableStream {
  var rows: TableLayout
  /// The extent of the document with no row but the header.
  let extent: DocumentBuilder.Extent
}

// Streaming of a top-level table: once its first rows have been measured, each row is laid out and
// dropped when it ends.
extension TextEngine {
  /// The number of rows, or of neighbouring facts, that are measured before any is written.
  static var sample: Int { 1000 }

  /// Writes the row that has just ended, if its table is streamed.
  @inline(never)
  mutating func streamRow() {
    builder.hasEndedRow = false
    guard builder.isInOuterTable else { return }
    streamedRows += 1
    // Rows that a cell spans are laid out together.
    if builder.hasOpenRows { return }
    if let stream {
      writeRows(from: stream.extent.nodes)
    } else if streamedRows > Self.sample {
      beginStream()
    }
  }

  /// Fixes the widths of the columns, and writes the rows so far.
  private mutating func beginStream() {
    let index = builder.closeTable()
    layout.writer.beginTable()
    let rows = layout.beginTable(index)
    let first = rows.header.map { Int(layout.tree[$0].end) } ?? index + 1
    stream = TableStream(rows: rows, extent: builder.extent(upTo: first))
    writeRows(from: index + 1)
  }

  /// Writes the rows from a node on, and drops all rows but the header.
  private mutating func writeRows(from first: Int) {
    guard var rows = stream?.rows, let extent = stream?.extent else { return }
    layout.facts = nil
    layout.layoutRows(from: first, &rows)
    stream?.rows = rows
    builder.drop(after: extent)
  }

  /// Ends the table that is streamed.
  ///
  /// - Returns: Whether a table was streamed.
  mutating func endStream() -> Bool {
    streamedRows = 0
    guard let extent = stream?.extent else { return false }
    writeRows(from: extent.nodes)
    if let rows = stream?.rows { layout.endTable(rows) }
    layout.writer.endFigure()
    stream = nil
    builder.dropTable()
    return true
  }
}
