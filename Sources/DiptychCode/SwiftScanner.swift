import DiptychViews

struct SwiftScanner {
  private var cursor: SyntaxCursor
  /// The strings with an interpolation around the position, from the outermost to the innermost.
  private var open: [Interpolated] = []
  /// The last byte before the position that is neither white space nor in a comment.
  private var previous: UInt8 = 0

  /// A string with an open interpolation.
  private struct Interpolated {
    let literal: Literal
    /// The number of open parentheses in the interpolation.
    var depth = 1
  }

  /// The delimiters of a string.
  private struct Literal {
    let hashes: Int
    let hasLines: Bool
  }

  static func marks(in cursor: SyntaxCursor) -> [SyntaxCursor.Mark] {
    var scanner = SwiftScanner(cursor: cursor)
    if cursor.starts(with: "#!") { scanner.scanLineComment() }
    while !scanner.cursor.isAtEnd { scanner.scanToken() }
    return scanner.cursor.marks
  }

  private mutating func scanToken() {
    switch cursor.byte {
    case .space, .tab, .newline, .return:
      cursor.position += 1
      return
    case UInt8(ascii: "/") where cursor.byte(at: 1) == UInt8(ascii: "/"): return scanLineComment()
    case UInt8(ascii: "/") where cursor.byte(at: 1) == UInt8(ascii: "*"): return scanComment()
    case UInt8(ascii: "\""): scanLiteral(hashes: 0, from: cursor.position)
    case UInt8(ascii: "#"): scanHash()
    case UInt8(ascii: "@"): scanAttribute()
    case UInt8(ascii: "`"): scanQuotedName()
    case UInt8(ascii: "("): scanParenthesis(1)
    case UInt8(ascii: ")"): scanParenthesis(-1)
    case let byte where byte.isDigit:
      let start = cursor.position
      cursor.skipNumber()
      cursor.mark(from: start, .number)
    case let byte where byte.isWordStart || byte == UInt8(ascii: "$"): scanWord()
    default: cursor.position += 1
    }
    previous = cursor.byte(at: -1)
  }

  // MARK: Comments

  private mutating func scanLineComment() {
    let start = cursor.position
    cursor.skipLine()
    cursor.mark(from: start, .comment)
  }

  private mutating func scanComment() {
    let start = cursor.position
    var depth = 0
    repeat {
      if cursor.starts(with: "/*") {
        depth += 1
        cursor.position += 2
      } else if cursor.starts(with: "*/") {
        depth -= 1
        cursor.position += 2
      } else {
        cursor.position += 1
      }
    } while depth > 0 && !cursor.isAtEnd
    cursor.mark(from: start, .comment)
  }

  // MARK: Words

  private mutating func scanWord() {
    let start = cursor.position
    cursor.position += 1
    cursor.skip { $0.isWord }
    let role = role(of: cursor.bytes[start..<cursor.position])
    if let role { cursor.mark(from: start, role) }
  }

  private func role(of bytes: ArraySlice<UInt8>) -> Role? {
    let next = cursor.byte
    let word = String(decoding: bytes, as: UTF8.self)
    if previous == UInt8(ascii: ".") {
      if word == "self" { return .keyword }
    } else if Self.values.contains(word) {
      return .keyword
    } else if Self.keywords.contains(word) {
      // A keyword is a label too: `f(for: 1)`, `func f(in range: Range<Int>)`.
      let isLabel = previous == UInt8(ascii: "(") || previous == UInt8(ascii: ",")
      if next != UInt8(ascii: ":") && !(isLabel && Self.labels.contains(word)) { return .keyword }
    } else if Self.contextualKeywords.contains(word) && precedesDeclaration(word) {
      return .keyword
    }
    if bytes.first?.isUppercase == true || next == UInt8(ascii: "(") { return .type }
    return nil
  }

  /// Returns whether a word that can also be a name is a keyword here, because a declaration or a
  /// block follows.
  private func precedesDeclaration(_ word: String) -> Bool {
    let spaces = cursor.count(while: \.isSpace)
    switch cursor.byte(at: spaces) {
    case UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    case UInt8(ascii: "-"): return cursor.byte(at: spaces + 1) == UInt8(ascii: ">")
    case UInt8(ascii: "@"): return true
    case UInt8(ascii: ")"): return word == "set" && previous == UInt8(ascii: "(")
    case let byte: return byte.isWordStart && spaces > 0
    }
  }

  private mutating func scanAttribute() {
    let start = cursor.position
    cursor.position += 1
    let role: Role = cursor.byte.isUppercase ? .type : .keyword
    guard cursor.byte.isWordStart else { return }
    cursor.skip { $0.isWord }
    cursor.mark(from: start, role)
  }

  private mutating func scanQuotedName() {
    cursor.position += 1
    cursor.skip { $0 != UInt8(ascii: "`") && !$0.endsLine }
    if cursor.byte == UInt8(ascii: "`") { cursor.position += 1 }
  }

  // MARK: Literals

  /// Scans a string, a regular expression, a macro or a directive that begins with `#`.
  private mutating func scanHash() {
    let start = cursor.position
    cursor.skip { $0 == UInt8(ascii: "#") }
    let hashes = cursor.position - start
    switch cursor.byte {
    case UInt8(ascii: "\""): scanLiteral(hashes: hashes, from: start)
    case UInt8(ascii: "/"): scanExpression(hashes: hashes, from: start)
    case let byte where byte.isWordStart:
      cursor.skip { $0.isWord }
      cursor.mark(from: start, .keyword)
    default: break
    }
  }

  private mutating func scanExpression(hashes: Int, from start: Int) {
    cursor.position += 1
    let hasLines = cursor.isAtLineEnd
    while !cursor.isAtEnd && (hasLines || !cursor.isAtLineEnd) {
      if cursor.byte == UInt8(ascii: "\\") {
        cursor.skipEscape()
        continue
      }
      let isEnd = cursor.byte == UInt8(ascii: "/")
      cursor.position += 1
      if isEnd && skipHashes(hashes) { break }
    }
    cursor.mark(from: start, .string)
  }

  /// Scans a string, from its first quotation mark.
  ///
  /// The `#` signs before the quotation mark begin at an offset.
  private mutating func scanLiteral(hashes: Int, from start: Int) {
    guard cursor.starts(with: "\"\"\"") else {
      cursor.position += 1
      return scanString(Literal(hashes: hashes, hasLines: false), from: start)
    }
    let next = cursor.byte(at: 3 + cursor.count(at: 3, while: \.isSpace))
    // `#"""#` is a string of one quotation mark.
    let hasLines = hashes == 0 || next.endsLine
    cursor.position += hasLines ? 3 : 1
    scanString(Literal(hashes: hashes, hasLines: hasLines), from: start)
  }

  /// Scans the rest of a string, up to its end or to an interpolation.
  private mutating func scanString(_ literal: Literal, from start: Int) {
    while !cursor.isAtEnd && (literal.hasLines || !cursor.isAtLineEnd) {
      let position = cursor.position
      switch cursor.byte {
      case UInt8(ascii: "\\"):
        cursor.position += 1
        guard skipHashes(literal.hashes) else { continue }
        if cursor.byte == UInt8(ascii: "(") {
          cursor.mark(from: start, to: position, .string)
          cursor.position += 1
          return open.append(Interpolated(literal: literal))
        }
        cursor.position -= 1
        cursor.skipEscape()
      case UInt8(ascii: "\"") where !literal.hasLines || cursor.starts(with: "\"\"\""):
        cursor.position += literal.hasLines ? 3 : 1
        if skipHashes(literal.hashes) { return cursor.mark(from: start, .string) }
        cursor.position = position + 1
      default: cursor.position += 1
      }
    }
    cursor.mark(from: start, .string)
  }

  /// Skips a number of `#` signs, and returns whether the code contains that many.
  private mutating func skipHashes(_ count: Int) -> Bool {
    var hashes = 0
    while hashes < count && cursor.byte(at: hashes) == UInt8(ascii: "#") { hashes += 1 }
    if hashes == count { cursor.position += count }
    return hashes == count
  }

  // MARK: Interpolations

  /// Skips a parenthesis.
  ///
  /// The last parenthesis of an interpolation continues its string.
  private mutating func scanParenthesis(_ depth: Int) {
    cursor.position += 1
    guard let last = open.indices.last else { return }
    open[last].depth += depth
    guard open[last].depth == 0 else { return }
    let literal = open.removeLast().literal
    scanString(literal, from: cursor.position)
  }
}

extension SwiftScanner {
  /// The keywords that are values, even before a colon.
  private static let values = Set(names: "default false nil self Self super true")

  private static let keywords = Set(
    names: """
      as associatedtype await borrowing break case catch class consume consuming continue copy defer
      deinit discard do else enum extension fallthrough fileprivate for func guard if import in init
      inout internal is isolated let mutating nonisolated nonmutating operator override package
      precedencegroup private protocol public repeat rethrows return sending static struct subscript
      switch throw throws try typealias unowned var where while
      """
  )

  /// The keywords that are labels after a parenthesis or a comma.
  private static let labels = Set(names: "as for in is repeat where while")

  /// The keywords that are names where no declaration follows.
  private static let contextualKeywords = Set(
    names: """
      actor any async convenience didSet dynamic each final get indirect infix lazy macro open
      optional postfix prefix required set some weak willSet
      """
  )
}
