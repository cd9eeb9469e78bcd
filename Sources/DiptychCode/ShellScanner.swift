import DiptychViews

/// A scanner of commands for a shell: its words, strings and comments.
struct ShellScanner {
  private var cursor: SyntaxCursor
  /// The number of open parentheses.
  private var depth = 0
  /// Whether the next word is the name of a command.
  private var isCommand = true
  /// Whether the position is in the value of an assignment, which may precede a command.
  private var isAssignment = false

  /// Returns the parts of the code that have a role.
  ///
  /// If commands have prompts, lines without a prompt are output.
  static func marks(in cursor: SyntaxCursor, hasPrompts: Bool) -> [SyntaxCursor.Mark] {
    var scanner = ShellScanner(cursor: cursor)
    while !scanner.cursor.isAtEnd {
      if !hasPrompts || scanner.scanPrompt() { scanner.scanCommand(isAlone: hasPrompts) }
    }
    return scanner.cursor.marks
  }

  /// Scans the prompt of a line, and returns true; if the line has no prompt, skips it and returns
  /// false.
  private mutating func scanPrompt() -> Bool {
    cursor.skipSpaces()
    let start = cursor.position
    let isPrompt = cursor.byte == UInt8(ascii: "$") || cursor.byte == UInt8(ascii: "%")
    if isPrompt && (cursor.byte(at: 1).isSpace || cursor.byte(at: 1).endsLine) {
      cursor.position += 1
      cursor.mark(from: start, .comment)
      return true
    }
    let isComment = cursor.byte == UInt8(ascii: "#")
    cursor.skipLine()
    if isComment { cursor.mark(from: start, .comment) }
    cursor.skipLineEnd()
    return false
  }

  /// Scans commands up to the end of the code, or a single command up to the end of its last line.
  private mutating func scanCommand(isAlone: Bool) {
    repeat {
      beginCommand()
      while !cursor.isAtLineEnd { scanToken() }
      cursor.skipLineEnd()
    } while !cursor.isAtEnd && !(isAlone && depth == 0)
  }

  private mutating func beginCommand() { (isCommand, isAssignment) = (true, false) }

  private mutating func scanToken() {
    let start = cursor.position
    switch cursor.byte {
    case UInt8(ascii: "#") where start == 0 || Self.boundaries.contains(cursor.byte(at: -1)):
      cursor.skipLine()
      cursor.mark(from: start, .comment)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): scanString()
    case UInt8(ascii: "$"): scanDollar()
    case UInt8(ascii: "\\"):
      cursor.skipEscape()
      // A backslash at the end of a line continues the command.
      if cursor.position == start + 1 { cursor.skipLineEnd() }
    case let byte where Self.ends.contains(byte):
      cursor.position += 1
      // In `2>&1` and `&>`, the ampersand begins no command.
      let isRedirect = cursor.byte == UInt8(ascii: ">") || cursor.byte(at: -2) == UInt8(ascii: ">")
      let isOpen = byte == UInt8(ascii: "(")
      let isClosed = byte == UInt8(ascii: ")")
      if Self.separators.contains(byte) && !isRedirect || byte.isSpace && isAssignment {
        beginCommand()
      }
      // A command follows `name()` and the pattern of a case, but not `$(command)`.
      if isClosed { isCommand = depth == 0 || cursor.byte(at: -2) == UInt8(ascii: "(") }
      depth = max(depth + (isOpen ? 1 : isClosed ? -1 : 0), 0)
    default: scanWord()
    }
  }

  // MARK: Words

  private static let separators = Set(";|&()`".utf8)
  private static let boundaries = Set(" \t\n\r;|&()".utf8)
  private static let ends = boundaries.union("<>'\"`$\\".utf8)

  private mutating func scanWord() {
    let start = cursor.position
    cursor.skip { !Self.ends.contains($0) }
    let word = cursor.bytes[start..<cursor.position]
    if let role = role(of: word) { cursor.mark(from: start, role) }
  }

  /// Returns the role of a word, and records whether a command may follow it.
  private mutating func role(of bytes: ArraySlice<UInt8>) -> Role? {
    let word = String(decoding: bytes, as: UTF8.self)
    guard isCommand, let first = bytes.first, word != "!", word != "{" else {
      return bytes.allSatisfy(\.isDigit) ? .number : nil
    }
    isCommand = Self.prefixes.contains(word)
    isAssignment = first.isWordStart && bytes.drop(while: \.isWord).first == UInt8(ascii: "=")
    if isCommand || Self.keywords.contains(word) { return .keyword }
    if bytes.allSatisfy(\.isDigit) { return .number }
    let isName = first.isWord || first == UInt8(ascii: ".") || first == UInt8(ascii: "/")
    return isName && !isAssignment && first < 0x80 ? .type : nil
  }

  // MARK: Strings and parameters

  private mutating func scanString() {
    let (start, quote) = (cursor.position, cursor.byte)
    let isDouble = quote == UInt8(ascii: "\"")
    isCommand = false
    cursor.position += 1
    while !cursor.isAtEnd && cursor.byte != quote {
      if isDouble && cursor.byte == UInt8(ascii: "\\") {
        cursor.skipEscape()
      } else {
        let isNested = cursor.starts(with: "$(") || cursor.starts(with: "${")
        cursor.position += 1
        if isDouble && isNested { skipNested() }
      }
    }
    if !cursor.isAtEnd { cursor.position += 1 }
    cursor.mark(from: start, .string)
  }

  private mutating func scanDollar() {
    cursor.position += 1
    switch cursor.byte {
    case UInt8(ascii: "("), UInt8(ascii: "'"), UInt8(ascii: "\""): return
    case UInt8(ascii: "{"): skipNested()
    case let byte where byte.isWordStart: cursor.skip(while: \.isWord)
    // `$#`, `$?` and the like are two bytes.
    case let byte where byte > .space && byte < 0x80: cursor.position += 1
    default: break
    }
    isCommand = false
  }

  /// Skips an opening bracket, and everything up to the bracket that closes it.
  private mutating func skipNested() {
    var depth = 0
    repeat {
      switch cursor.byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      cursor.position += 1
    } while depth > 0 && !cursor.isAtEnd
  }

  /// The keywords before a command.
  private static let prefixes = Set(names: "do elif else if then time until while")

  /// The other keywords, and the commands that change the control flow, such as `exit`.
  private static let keywords = Set(
    names: """
      break case continue declare done esac eval exec exit export fi for function local readonly
      return select set shift source trap unset
      """
  )
}
