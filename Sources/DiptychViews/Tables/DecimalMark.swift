/// The position of the decimal mark in a text, where a column of numbers aligns the text.
package enum DecimalMark {
  /// Returns the offset of the decimal mark of the first number in a text, in bytes.
  ///
  /// If the number has no decimal mark, this is the end of its digits. If the text has no number,
  /// this is the end of the text. A point is a decimal mark, and a comma is a decimal mark unless
  /// three digits follow it. A mark that appears twice separates groups of digits.
  package static func offset(in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = text.firstIndex(where: isDigit) else { return text.count }
    var start = first
    // A fraction without a zero before its mark, such as .5
    if first > 0, text[first - 1] == point { start = first - 1 }
    var end = first
    var marks: [Int] = start < first ? [start] : []
    while end < text.count {
      if isDigit(text[end]) {
        end += 1
      } else if isMark(text[end]), end + 1 < text.count, isDigit(text[end + 1]) {
        marks.append(end)
        end += 1
      } else if let length = groupLength(at: end, in: text) {
        end += length
      } else {
        break
      }
    }
    guard let last = marks.last else { return end }
    let isRepeated = marks.dropLast().contains { text[$0] == text[last] }
    let isGroup = text[last] == comma && marks.count == 1 && end - last == 4
    return isRepeated || isGroup ? end : last
  }

  /// Returns the length of a separator of groups of digits, if a digit follows it, or nil.
  private static func groupLength(at i: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    let rest = text[i...].prefix(4)
    for sign in groupSigns where rest.starts(with: sign) {
      let next = i + sign.count
      return next < text.count && isDigit(text[next]) ? sign.count : nil
    }
    return nil
  }

  /// An apostrophe, ’, and the spaces U+00A0, U+2009 and U+202F.
  private static var groupSigns: [[UInt8]] {
    [[0x27], [0xE2, 0x80, 0x99], [0xC2, 0xA0], [0xE2, 0x80, 0x89], [0xE2, 0x80, 0xAF]]
  }

  private static var point: UInt8 { UInt8(ascii: ".") }
  private static var comma: UInt8 { UInt8(ascii: ",") }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
  private static func isMark(_ byte: UInt8) -> Bool { byte == point || byte == comma }

  /// Returns the text from its decimal mark on.
  package static func tail(of text: String) -> String {
    var text = text
    let offset = text.withUTF8 { Self.offset(in: $0) }
    return String(text.utf8.dropFirst(offset)) ?? ""
  }
}

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
    var cells: [String] = []
    var recorder = ContentRecorder { node in
      let isRead = node.role == .cell && cells.count < isDecimal.count && isDecimal[cells.count]
      cells.append(isRead ? node.words() : "")
    }
    for case let row as Columns.Row in rows {
      cells.removeAll(keepingCapacity: true)
      Columns._renderCells(columns, row, into: &recorder)
      for (column, words) in cells.enumerated() where column < longest.count {
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
