/// A scanner of Swift source that finds where string literals, comments and brackets end.
///
/// It reads one token after the other, without parsing expressions. It throws an error at a slash
/// that may be a division or may begin a regular expression.
struct SwiftScanner {
  /// The source, which is valid UTF-8.
  let source: SourceText

  /// The offset of the next token.
  private(set) var offset: Int

  /// The open brackets, the innermost last.
  private var brackets: [(closer: UInt8, offset: Int)] = []

  /// Whether a value may end before the offset.
  ///
  /// If so, an operator may follow.
  private var followsValue = false

  init(_ source: SourceText, at offset: Int) {
    self.source = source
    self.offset = offset
  }

  private var bytes: [UInt8] { source.bytes }

  /// Returns the byte at a distance after the offset, or nil at the end of the source.
  private func byte(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Skips brackets and their content.
  mutating func skipBrackets() throws(InlineSnapshotError) {
    repeat { try skipToken() } while !brackets.isEmpty
  }

  /// Skips spaces, line breaks and comments.
  mutating func skipTrivia() throws(InlineSnapshotError) {
    while try skipSpace() {}
  }

  /// Skips a token or a space.
  ///
  /// A closing bracket is accepted if its opening bracket is before the scanned part.
  mutating func skipToken() throws(InlineSnapshotError) {
    if try skipSpace() { return }
    guard let byte = byte() else {
      let open = brackets.last?.offset ?? bytes.count
      throw .unbalanced(source.character(at: open), source.place(of: open))
    }
    switch byte {
    case UInt8(ascii: "("): open(UInt8(ascii: ")"))
    case UInt8(ascii: "["): open(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try close(byte)
    case UInt8(ascii: "\""), UInt8(ascii: "#"): try skipLiteralOrDirective()
    case UInt8(ascii: "`"): try skipRawIdentifier()
    case UInt8(ascii: "/"): try skipSlash()
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      // After a value and a space, ? and ! are operators.
      followsValue = followsValue && !isSpace(before: offset)
      offset += 1
    case _ where byte.isWord: skipWord()
    default:
      followsValue = false
      offset += 1
    }
  }

  private mutating func open(_ closer: UInt8) {
    brackets.append((closer, offset))
    followsValue = false
    offset += 1
  }

  private mutating func close(_ closer: UInt8) throws(InlineSnapshotError) {
    if let open = brackets.popLast(), open.closer != closer {
      throw .unbalanced(source.character(at: open.offset), source.place(of: open.offset))
    }
    followsValue = true
    offset += 1
  }

  private mutating func skipWord() {
    let start = offset
    while byte()?.isWord == true { offset += 1 }
    let isMember =
      start > 1 && bytes[start - 1] == UInt8(ascii: ".") && bytes[start - 2] != UInt8(ascii: ".")
    followsValue =
      isMember || !Self.keywords.contains(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func skipRawIdentifier() throws(InlineSnapshotError) {
    let start = offset
    repeat {
      offset += 1
      guard let byte = byte(), !byte.isLineBreak else {
        throw .unbalanced("`", source.place(of: start))
      }
    } while byte() != UInt8(ascii: "`")
    offset += 1
    followsValue = true
  }

  /// Skips a slash that is certainly an operator, because it directly follows a value or is between
  /// spaces.
  private mutating func skipSlash() throws(InlineSnapshotError) {
    let isAttached = offset > 0 && bytes[offset - 1].isEndOfValue
    let isFollowedBySpace = byte(1)?.isSpace == true
    guard followsValue, isAttached || isFollowedBySpace && isSpace(before: offset) else {
      throw .regularExpression(source.place(of: offset))
    }
    followsValue = false
    offset += 1
  }

  private func isSpace(before offset: Int) -> Bool { offset == 0 || bytes[offset - 1].isSpace }

  private mutating func skipLiteralOrDirective() throws(InlineSnapshotError) {
    if try skipString() != nil {
      followsValue = true
      return
    }
    let start = offset
    while byte() == UInt8(ascii: "#") { offset += 1 }
    if byte() == UInt8(ascii: "/") { throw .regularExpression(source.place(of: start)) }
    let word = offset
    while byte()?.isWord == true { offset += 1 }
    if Self.conditions.contains(String(decoding: bytes[word..<offset], as: UTF8.self)) {
      throw .conditionalCompilation(source.place(of: start))
    }
    followsValue = true
  }

  // The keywords that a value can follow.
  private static let keywords: Set<String> = [
    "any", "as", "await", "borrowing", "case", "catch", "consume", "consuming", "copy", "default",
    "defer", "discard", "do", "each", "else", "fallthrough", "for", "guard", "if", "in", "inout",
    "is", "let", "repeat", "return", "some", "switch", "then", "throw", "throws", "try", "unsafe",
    "var", "where", "while", "yield",
  ]

  private static let conditions: Set<String> = ["if", "elseif", "else", "endif"]
}

extension SwiftScanner {
  /// Skips a space, a line break or a comment.
  ///
  /// - Returns: False if there was nothing to skip.
  private mutating func skipSpace() throws(InlineSnapshotError) -> Bool {
    guard let first = byte() else { return false }
    if first.isSpace {
      offset += 1
      return true
    }
    guard first == UInt8(ascii: "/") else { return false }
    switch byte(1) {
    case UInt8(ascii: "/"):
      while let byte = byte(), !byte.isLineBreak { offset += 1 }
      return true
    case UInt8(ascii: "*"):
      try skipBlockComment()
      return true
    default:
      return false
    }
  }

  private mutating func skipBlockComment() throws(InlineSnapshotError) {
    let start = offset
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
      case (nil, _): throw .unbalanced("/*", source.place(of: start))
      default: offset += 1
      }
    } while depth > 0
  }

  /// Skips a string literal.
  ///
  /// - Returns: The literal, or nil if there is no string literal at the offset.
  mutating func skipString() throws(InlineSnapshotError) -> SwiftStringToken? {
    let start = offset
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "\"") else { return nil }
    offset += hashes
    let isMultiline = beginsLines(hashes: hashes)
    let quotes = isMultiline ? 3 : 1
    offset += quotes
    let content = offset
    var hasInterpolation = false
    while let byte = byte() {
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: offset + 1) {
        offset += 1 + hashes
        if self.byte() == UInt8(ascii: "(") {
          hasInterpolation = true
          try skipInterpolation()
        } else if isMultiline || self.byte()?.isLineBreak != true {
          offset += 1
        }
      } else if byte == UInt8(ascii: "\""), hasQuotes(quotes, at: offset),
        hasHashes(hashes, at: offset + quotes)
      {
        let end = offset
        offset += quotes + hashes
        return SwiftStringToken(
          range: start..<offset,
          content: content..<end,
          hashes: hashes,
          isMultiline: isMultiline,
          hasInterpolation: hasInterpolation
        )
      } else if byte.isLineBreak, !isMultiline {
        break
      } else {
        offset += 1
      }
    }
    let delimiter = String(repeating: "#", count: hashes) + String(repeating: "\"", count: quotes)
    throw .unbalanced(delimiter, source.place(of: start))
  }

  private mutating func skipInterpolation() throws(InlineSnapshotError) {
    var interpolation = SwiftScanner(source, at: offset)
    try interpolation.skipBrackets()
    offset = interpolation.offset
  }

  /// Returns whether three quotes at the offset begin a multiline literal.
  ///
  /// The quotes in `#"""#` and `#"""a"#` don't, because a literal with `#` ends on the same line if
  /// possible.
  private func beginsLines(hashes: Int) -> Bool {
    guard hasQuotes(3, at: offset) else { return false }
    guard hashes > 0 else { return true }
    var end = offset + 2
    while end < bytes.count, !bytes[end].isLineBreak {
      if bytes[end] == UInt8(ascii: "\""), hasHashes(hashes, at: end + 1) { return false }
      end += 1
    }
    return true
  }

  private func hasQuotes(_ count: Int, at start: Int) -> Bool {
    source.has(UInt8(ascii: "\""), count: count, at: start)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    source.has(UInt8(ascii: "#"), count: count, at: start)
  }
}
