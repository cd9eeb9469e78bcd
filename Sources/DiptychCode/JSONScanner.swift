/// A scanner of JSON, with the comments of its dialects.
enum JSONScanner {
  static func marks(in cursor: SyntaxCursor) -> [SyntaxCursor.Mark] {
    var cursor = cursor
    while !cursor.isAtEnd {
      let start = cursor.position
      switch cursor.byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        scanString(&cursor)
      case UInt8(ascii: "/") where cursor.byte(at: 1) == UInt8(ascii: "/"):
        cursor.skipLine()
        cursor.mark(from: start, .comment)
      case UInt8(ascii: "/") where cursor.byte(at: 1) == UInt8(ascii: "*"):
        cursor.position += 2
        while !cursor.isAtEnd && !cursor.starts(with: "*/") { cursor.position += 1 }
        cursor.position = min(cursor.position + 2, cursor.bytes.count)
        cursor.mark(from: start, .comment)
      case let byte where byte.isDigit || byte == UInt8(ascii: "-") && cursor.byte(at: 1).isDigit:
        if !byte.isDigit { cursor.position += 1 }
        cursor.skipNumber()
        cursor.mark(from: start, .number)
      case let byte where byte.isWordStart:
        cursor.skip { $0.isWord }
        switch String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self) {
        case "true", "false", "null": cursor.mark(from: start, .keyword)
        default: break
        }
      default: cursor.position += 1
      }
    }
    return cursor.marks
  }

  /// Scans a string, which is a key if a colon follows.
  private static func scanString(_ cursor: inout SyntaxCursor) {
    let start = cursor.position
    let quote = cursor.byte
    cursor.position += 1
    while !cursor.isAtLineEnd && cursor.byte != quote {
      if cursor.byte == UInt8(ascii: "\\") { cursor.skipEscape() } else { cursor.position += 1 }
    }
    if cursor.byte == quote { cursor.position += 1 }
    let next = cursor.byte(at: cursor.count { $0.isSpace || $0.endsLine })
    cursor.mark(from: start, next == UInt8(ascii: ":") ? .type : .string)
  }
}
