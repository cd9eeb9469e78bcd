import DiptychContent
import DiptychViews

/// The texts after the decimal marks of cells, for the columns that are aligned at decimal marks.
///
/// HTML has no such alignment and is written row by row, so the texts have to be known before the
/// first row.
struct TableDecimals {
  /// The longest text of each column; empty for a column with another alignment.
  private var longest: [String]
  /// The number of characters in each cell, one row after the other.
  private var counts: [UInt8] = []

  /// Reads the cells of all rows.
  init<Rows: View>(of rows: Rows, _ columns: [_ColumnTraits]) {
    var decimals = Self(columnCount: columns.count)
    let isDecimal = columns.map { $0.alignment == .decimal }
    var recorder = ContentRecorder { node in
      if node.role == .row { decimals.append(node, isDecimal) }
    }
    Rows._render(rows, into: &recorder)
    self = decimals
  }

  private init(columnCount: Int) { longest = Array(repeating: "", count: columnCount) }

  private mutating func append(_ row: ContentTree.Node, _ isDecimal: [Bool]) {
    let start = counts.count
    counts += isDecimal.map { _ in 0 }
    var column = 0
    for cell in row.parts where column < isDecimal.count {
      if cell.role == .cell && isDecimal[column] {
        let tail = Self.tail(of: cell.words())
        // All digits have the same width, so only the number of digits matters.
        if tail.count > longest[column].count {
          longest[column] = String(tail.map { "1"..."9" ~= $0 ? "0" : $0 })
        }
        counts[start + column] = UInt8(clamping: tail.count)
      }
      column += cell.span.columns
    }
  }

  /// Returns the text from its decimal mark on.
  private static func tail(of text: String) -> String {
    var text = text
    let offset = text.withUTF8 { DecimalMark.offset(in: $0) }
    return String(text.utf8.dropFirst(offset)) ?? ""
  }

  /// Returns the text to add after the text of a cell, so that its part after the decimal mark is
  /// as wide as the longest one.
  func missing(row: Int, column: Int) -> String {
    let index = row * longest.count + column
    guard column < longest.count, counts.indices.contains(index) else { return "" }
    return String(longest[column].dropFirst(Int(counts[index])))
  }
}

extension HTMLWriter {
  /// Reads the cells of a table before its rows are written.
  @usableFromInline
  mutating func alignDecimals<Rows: View>(in rows: Rows, _ columns: [_ColumnTraits]) {
    state.decimals = TableDecimals(of: rows, columns)
  }
}
