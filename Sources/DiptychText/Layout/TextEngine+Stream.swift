import DiptychViews

/// A table that stays open while its rows come and go.
struct TableStream {
  var rows: TableLayout
  /// The document without any row but the header.
  let extent: DocumentBuilder.Extent
}

// A table that is written to a stream and stands in nothing else: once its first rows were measured,
// each row is laid out and dropped when it ends.
extension TextEngine {
  /// The rows that are measured.
  private static var sample: Int { 1000 }

  /// Writes the row that has just ended, if its table is one whose rows are.
  @inline(never)
  mutating func streamRow() {
    builder.hasEndedRow = false
    guard builder.isInOuterTable else { return }
    streamedRows += 1
    // Rows that a cell holds together are laid out together.
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
    let rows = layout.beginTable(index)
    let first = rows.header.map { Int(layout.tree[$0].end) } ?? index + 1
    stream = TableStream(rows: rows, extent: builder.extent(upTo: first))
    writeRows(from: index + 1)
  }

  /// Writes the rows from a node on, and drops all but the header.
  private mutating func writeRows(from first: Int) {
    guard var rows = stream?.rows, let extent = stream?.extent else { return }
    layout.layoutRows(from: first, &rows)
    stream?.rows = rows
    builder.drop(after: extent)
  }

  /// Ends the table whose rows were written as they came; whether there was one.
  mutating func endStream() -> Bool {
    streamedRows = 0
    guard let extent = stream?.extent else { return false }
    writeRows(from: extent.nodes)
    if let rows = stream?.rows { layout.endTable(rows) }
    stream = nil
    builder.dropTable()
    return true
  }
}
