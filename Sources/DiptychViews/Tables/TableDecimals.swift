/// The texts after the decimal marks of cells, for the columns that are aligned at decimal marks.
///
/// HTML has no such alignment and is written row by row, so the texts have to be known before the
/// first row.
package struct TableDecimals: Sendable {
  /// The longest text of each column; empty for a column with another alignment.
  private var longest: [String]
  /// The number of characters in each cell, one row after the other.
  private var counts: [UInt8] = []

  /// Reads the cells of all rows; nil if the rows can be read only once.
  init?<Rows: Sequence, Columns: TableColumns>(
    of rows: Rows,
    _ columns: Columns,
    _ traits: [_ColumnTraits]
  ) where Columns.Row == Rows.Element {
    guard let rows = rows as? any Collection else { return nil }
    longest = traits.map { _ in "" }
    read(rows, columns, traits.map { $0.alignment == .decimal })
  }

  private mutating func read<Rows: Collection, Columns: TableColumns>(
    _ rows: Rows,
    _ columns: Columns,
    _ isDecimal: [Bool]
  ) {
    for case let row as Columns.Row in rows {
      var reader = WordsRenderer()
      reader.readsCells = isDecimal
      Columns._renderCells(columns, row, into: &reader)
      for (column, words) in reader.cells.enumerated() where column < longest.count {
        let tail = DecimalMark.tail(of: words)
        // All digits have the same width, so only the number of digits matters.
        if tail.count > longest[column].count {
          longest[column] = String(tail.map { "1"..."9" ~= $0 ? "0" : $0 })
        }
        counts.append(UInt8(clamping: tail.count))
      }
    }
  }

  /// Returns the text to add after the text of a cell, so that its part after the decimal mark is
  /// as wide as the longest one.
  package func missing(row: Int, column: Int) -> String {
    let index = row * longest.count + column
    guard column < longest.count, counts.indices.contains(index) else { return "" }
    return String(longest[column].dropFirst(Int(counts[index])))
  }
}
