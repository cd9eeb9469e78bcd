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
  /// Whether the word `in` may follow.
  private var expectsIn = false

  private init(_ cursor: SyntaxCursor) {
    self.cursor = cursor
  }

  /// Returns the parts of the code that have a role.
  ///
  /// If commands have prompts, lines without a prompt are output.
  static func marks(in cursor: SyntaxCursor, hasPrompts: Bool) -> [SyntaxCursor.Mark] {
    var scanner = ShellScanner(cursor)
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
    beginCommand()
    while !cursor.isAtEnd {
      guard cursor.isAtLineEnd else {
        scanToken()
        continue
      }
      cursor.skipLineEnd()
      beginCommand()
      if isAlone && depth == 0 { return }
    }
  }

  private mutating func beginCommand() {
    (isCommand, isAssignment, expectsIn) = (true, false, false)
  }

  private mutating func scanToken() {
    let start = cursor.position
    switch cursor.byte {
    case .space, .tab:
      cursor.position += 1
      if isAssignment { beginCommand() }
    case UInt8(ascii: "#") where start == 0 || Self.boundaries.contains(cursor.byte(at: -1)):
      cursor.skipLine()
      cursor.mark(from: start, .comment)
    case UInt8(ascii: "'"): scanString(hasEscapes: false, from: start)
    case UInt8(ascii: "\""): scanString(hasEscapes: true, from: start)
    case UInt8(ascii: "$"): scanDollar()
    case UInt8(ascii: "\\"):
      cursor.skipEscape()
      // A backslash at the end of a line continues the command.
      if cursor.position == start + 1 { cursor.skipLineEnd() }
    case UInt8(ascii: "("): beginParentheses()
    case UInt8(ascii: ")"):
      cursor.position += 1
      let isFunction = cursor.byte(at: -2) == UInt8(ascii: "(")
      beginCommand()
      // `name() command` is a function, and `name) command` a case.
      isCommand = isFunction || depth == 0
      depth = max(depth - 1, 0)
    case UInt8(ascii: "&") where cursor.byte(at: 1) == UInt8(ascii: ">"): cursor.position += 2
    case UInt8(ascii: ">"): cursor.position += cursor.byte(at: 1) == UInt8(ascii: "&") ? 2 : 1
    case UInt8(ascii: "<"): cursor.position += 1
    case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "`"):
      cursor.position += 1
      beginCommand()
    default: scanWord()
    }
  }

  /// Skips an opening parenthesis, or all of an arithmetic expression in `((` and `))`.
  private mutating func beginParentheses() {
    if cursor.byte(at: 1) == UInt8(ascii: "(") {
      isCommand = false
      return skipNested()
    }
    cursor.position += 1
    depth += 1
    beginCommand()
  }

  // MARK: Words

  private static let boundaries = Set(" \t\n\r;|&()".utf8)
  private static let ends = Set(" \t\n\r;|&()<>'\"`$\\".utf8)

  private mutating func scanWord() {
    let start = cursor.position
    cursor.skip { !Self.ends.contains($0) }
    guard start < cursor.position else { return cursor.position += 1 }
    if let role = role(of: cursor.bytes[start..<cursor.position]) { cursor.mark(from: start, role) }
  }

  /// Returns the role of a word, and records which words may follow it.
  private mutating func role(of bytes: ArraySlice<UInt8>) -> Role? {
    let word = String(decoding: bytes, as: UTF8.self)
    if bytes.allSatisfy(\.isDigit) {
      isCommand = false
      return .number
    }
    guard isCommand, let first = bytes.first else {
      defer { if word == "in" { expectsIn = false } }
      return expectsIn && word == "in" ? .keyword : nil
    }
    if first.isWordStart, bytes.drop(while: \.isWord).first == UInt8(ascii: "=") {
      (isAssignment, isCommand) = (true, false)
      return nil
    }
    if Self.prefixes.contains(word) { return .keyword }
    if word == "!" || word == "{" { return nil }
    isCommand = false
    if Self.keywords.contains(word) {
      expectsIn = Self.loops.contains(word)
      return .keyword
    }
    let isPattern = cursor.byte == UInt8(ascii: ")") && depth == 0
    let isName = first.isWord || first == UInt8(ascii: ".") || first == UInt8(ascii: "/")
    return isName && !isPattern && first < 0x80 ? .type : nil
  }

  // MARK: Strings and parameters

  private mutating func scanString(hasEscapes: Bool, from start: Int) {
    isCommand = false
    let quote = cursor.byte
    cursor.position += 1
    while !cursor.isAtEnd && cursor.byte != quote {
      if hasEscapes && cursor.byte == UInt8(ascii: "\\") {
        cursor.skipEscape()
      } else if quote == UInt8(ascii: "\""), cursor.starts(with: "$(") || cursor.starts(with: "${")
      {
        cursor.position += 1
        skipNested()
      } else {
        cursor.position += 1
      }
    }
    if !cursor.isAtEnd { cursor.position += 1 }
    cursor.mark(from: start, .string)
  }

  private mutating func scanDollar() {
    let start = cursor.position
    cursor.position += 1
    switch cursor.byte {
    case UInt8(ascii: "("): return beginParentheses()
    case UInt8(ascii: "{"): skipNested()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): scanString(hasEscapes: true, from: start)
    case let byte where byte.isWordStart: cursor.skip { $0.isWord }
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
}

extension ShellScanner {
  /// The keywords before a command.
  private static let prefixes = Set(names: "do elif else if then time until while")

  /// The other keywords, and the commands that change the control flow, such as `exit`.
  private static let keywords = Set(
    names: """
      break case continue declare done esac eval exec exit export fi for function local readonly
      return select set shift source trap unset
      """
  )

  /// The keywords that `in` follows.
  private static let loops = Set(names: "case for select")
}
