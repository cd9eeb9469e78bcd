/// A scanner of unified diffs.
struct DiffScanner {
  private var cursor: SyntaxCursor
  /// Whether the previous line named the old text, so that the next one names the new text.
  private var isInNames = false

  static func marks(in cursor: SyntaxCursor) -> [SyntaxCursor.Mark] {
    var scanner = DiffScanner(cursor: cursor)
    while !scanner.cursor.isAtEnd {
      if scanner.cursor.starts(with: "@@") { scanner.scanHeader() } else { scanner.scanLine() }
      scanner.cursor.skipLineEnd()
    }
    return scanner.cursor.marks
  }

  private mutating func scanLine() {
    let start = cursor.position
    let role = role()
    cursor.skipLine()
    if let role { cursor.mark(from: start, role) }
  }

  /// Returns the role of a line that is not the header of a hunk.
  private mutating func role() -> Role? {
    if cursor.starts(with: "+++ ") && isInNames {
      isInNames = false
      return .secondary
    }
    isInNames = cursor.starts(with: "--- ") && isNextLineName
    if isInNames { return .secondary }
    switch cursor.byte {
    case UInt8(ascii: "-"): return .removed
    case UInt8(ascii: "+"): return .added
    case UInt8(ascii: "\\"): return .secondary
    default: return Self.notes.contains { cursor.starts(with: $0) } ? .secondary : nil
    }
  }

  private var isNextLineName: Bool {
    let end = cursor.count { !$0.endsLine }
    return cursor.starts(with: "\n+++ ", at: end) || cursor.starts(with: "\r\n+++ ", at: end)
  }

  /// The beginnings of the lines that git and diff write before the hunks of a file.
  private static let notes: [StaticString] = [
    "diff ", "index ", "old mode ", "new mode ", "new file mode ", "deleted file mode ",
    "similarity index ", "dissimilarity index ", "rename from ", "rename to ", "copy from ",
    "copy to ", "Binary files ", "Only in ", "Index: ", "=======",
  ]

  /// Scans the header of a hunk, such as `@@ -1,3 +1,4 @@ func f()`.
  private mutating func scanHeader() {
    let start = cursor.position
    cursor.skip { $0 == UInt8(ascii: "@") }
    cursor.skip { $0 != UInt8(ascii: "@") && !$0.endsLine }
    cursor.skip { $0 == UInt8(ascii: "@") }
    cursor.mark(from: start, .accent)
    let rest = cursor.position
    cursor.skipLine()
    cursor.mark(from: rest, .secondary)
  }
}

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
