import DiptychViews

/// A scanner of commands for a POSIX shell, with the most common additions of Bash.
struct ShellScanner {
  private var cursor: SyntaxCursor
  /// The constructs around the position, from the outermost to the innermost.
  private var open: [Construct] = []
  /// Whether the next word is the name of a command.
  private var isCommand = true
  /// Whether the position is in the value of an assignment, which may precede a command.
  private var isAssignment = false
  /// Whether the word `in` may follow.
  private var expectsIn = false
  /// The documents that begin on the next line.
  private var documents: [Document] = []

  private enum Construct {
    case parentheses, arithmetic
    /// A string in double quotation marks with a command substitution.
    case string
  }

  /// A here-document, which is text up to a line with its delimiter.
  private struct Document {
    let delimiter: [UInt8]
    let mayBeIndented: Bool
  }

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

  // MARK: Prompts

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
      scanDocuments()
      beginCommand()
      if isAlone && open.isEmpty { return }
    }
  }

  private mutating func beginCommand() {
    isCommand = true
    isAssignment = false
    expectsIn = false
  }

  // MARK: Tokens

  private mutating func scanToken() {
    let start = cursor.position
    switch cursor.byte {
    case .space, .tab:
      cursor.position += 1
      if isAssignment { beginCommand() }
    case UInt8(ascii: "#") where isWordBoundary:
      cursor.skipLine()
      cursor.mark(from: start, .comment)
    case UInt8(ascii: "'"): scanString(endingIn: UInt8(ascii: "'"), hasEscapes: false, from: start)
    case UInt8(ascii: "\""):
      cursor.position += 1
      scanSubstituted(from: start)
    case UInt8(ascii: "$"): scanDollar()
    case UInt8(ascii: "\\"):
      cursor.skipEscape()
      // A backslash at the end of a line continues the command.
      if cursor.position == start + 1 { cursor.skipLineEnd() }
    case UInt8(ascii: "("):
      let isArithmetic = open.last == .arithmetic || cursor.byte(at: 1) == UInt8(ascii: "(")
      cursor.position += 1
      beginParentheses(isArithmetic ? .arithmetic : .parentheses)
    case UInt8(ascii: ")"): endParentheses()
    case UInt8(ascii: "<"): scanRedirection()
    case UInt8(ascii: "&") where cursor.byte(at: 1) == UInt8(ascii: ">"): cursor.position += 2
    case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "`"):
      cursor.position += 1
      beginCommand()
    case UInt8(ascii: ">"): cursor.position += cursor.byte(at: 1) == UInt8(ascii: "&") ? 2 : 1
    default: scanWord()
    }
  }

  /// Whether a word may begin at the position.
  private var isWordBoundary: Bool {
    guard cursor.position > 0 else { return true }
    let last = cursor.byte(at: -1)
    return last.isSpace || last.endsLine || Self.separators.contains(last)
  }

  private static let separators = Set(";|&()".utf8)
  private static let ends = Set(" \t\n\r;|&()<>'\"`$\\".utf8)

  private mutating func scanWord() {
    let start = cursor.position
    cursor.skip { !Self.ends.contains($0) }
    guard start < cursor.position else { return cursor.position += 1 }
    let bytes = cursor.bytes[start..<cursor.position]
    if let role = role(of: bytes) { cursor.mark(from: start, role) }
  }

  /// Returns the role of a word, and records which words may follow it.
  private mutating func role(of bytes: ArraySlice<UInt8>) -> Role? {
    if bytes.allSatisfy(\.isDigit) {
      isCommand = false
      return .number
    }
    if open.last == .arithmetic { return nil }
    guard isCommand, let first = bytes.first else { return roleOfArgument(bytes) }
    if isNameOfAssignment(bytes) {
      isAssignment = true
      isCommand = false
      return nil
    }
    let word = String(decoding: bytes, as: UTF8.self)
    if Self.prefixes.contains(word) { return .keyword }
    if word == "!" || word == "{" { return nil }
    isCommand = false
    if Self.keywords.contains(word) {
      expectsIn = Self.loops.contains(word)
      return .keyword
    }
    let isPattern = cursor.byte == UInt8(ascii: ")") && open.last != .parentheses
    let isName = first.isWord || first == UInt8(ascii: ".") || first == UInt8(ascii: "/")
    return isName && !isPattern && first < 0x80 ? .type : nil
  }

  private mutating func roleOfArgument(_ bytes: ArraySlice<UInt8>) -> Role? {
    guard expectsIn, bytes.elementsEqual("in".utf8) else { return nil }
    expectsIn = false
    return .keyword
  }

  private func isNameOfAssignment(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first?.isWordStart == true else { return false }
    let rest = bytes.drop { $0.isWord }
    return rest.first == UInt8(ascii: "=") || rest.starts(with: "+=".utf8)
  }

  // MARK: Strings

  private mutating func scanString(endingIn quote: UInt8, hasEscapes: Bool, from start: Int) {
    isCommand = false
    cursor.position += 1
    while !cursor.isAtEnd && cursor.byte != quote {
      if hasEscapes && cursor.byte == UInt8(ascii: "\\") {
        cursor.skipEscape()
      } else {
        cursor.position += 1
      }
    }
    if !cursor.isAtEnd { cursor.position += 1 }
    cursor.mark(from: start, .string)
  }

  /// Scans the rest of a string in double quotation marks, up to its end or to a command in it.
  private mutating func scanSubstituted(from start: Int) {
    isCommand = false
    while !cursor.isAtEnd {
      switch cursor.byte {
      case UInt8(ascii: "\\"): cursor.skipEscape()
      case UInt8(ascii: "$") where cursor.byte(at: 1) == UInt8(ascii: "("):
        cursor.mark(from: start, .string)
        open.append(.string)
        return scanDollar()
      case UInt8(ascii: "$") where cursor.byte(at: 1) == UInt8(ascii: "{"): scanParameter()
      case UInt8(ascii: "\""):
        cursor.position += 1
        return cursor.mark(from: start, .string)
      default: cursor.position += 1
      }
    }
    cursor.mark(from: start, .string)
  }

  // MARK: Substitutions

  private mutating func scanDollar() {
    let start = cursor.position
    switch cursor.byte(at: 1) {
    case UInt8(ascii: "("):
      cursor.position += 2
      let isArithmetic = cursor.byte == UInt8(ascii: "(")
      beginParentheses(isArithmetic ? .arithmetic : .parentheses)
    case UInt8(ascii: "{"): scanParameter()
    case UInt8(ascii: "'"):
      cursor.position += 1
      scanString(endingIn: UInt8(ascii: "'"), hasEscapes: true, from: start)
    case UInt8(ascii: "\""):
      cursor.position += 2
      scanSubstituted(from: start)
    case let byte where byte.isWordStart:
      isCommand = false
      cursor.position += 1
      cursor.skip { $0.isWord }
    default:
      isCommand = false
      // `$#`, `$?` and the like are two bytes.
      cursor.position += cursor.byte(at: 1) > .space && cursor.byte(at: 1) < 0x80 ? 2 : 1
    }
  }

  /// Skips `${…}`, or the rest of the line if the brace is not closed.
  private mutating func scanParameter() {
    isCommand = false
    var depth = 0
    while !cursor.isAtLineEnd {
      switch cursor.byte {
      case UInt8(ascii: "\\"):
        cursor.skipEscape()
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      cursor.position += 1
      if depth == 0 && cursor.byte(at: -1) == UInt8(ascii: "}") { return }
    }
  }

  private mutating func beginParentheses(_ construct: Construct) {
    open.append(construct)
    beginCommand()
  }

  private mutating func endParentheses() {
    cursor.position += 1
    guard let last = open.last, last != .string else { return beginCommand() }
    open.removeLast()
    // `name() command` is a function.
    isCommand = cursor.byte(at: -2) == UInt8(ascii: "(")
    if open.last == .string {
      open.removeLast()
      scanSubstituted(from: cursor.position)
    }
  }

  // MARK: Here-documents

  /// Skips a redirection of the input, and records the delimiter of a here-document.
  private mutating func scanRedirection() {
    let start = cursor.position
    cursor.skip { $0 == UInt8(ascii: "<") }
    guard cursor.position == start + 2, open.last != .arithmetic else { return }
    let mayBeIndented = cursor.byte == UInt8(ascii: "-")
    if mayBeIndented { cursor.position += 1 }
    cursor.skipSpaces()
    let delimiter = scanDelimiter()
    guard let first = delimiter.first, !first.isDigit else { return }
    documents.append(Document(delimiter: delimiter, mayBeIndented: mayBeIndented))
  }

  /// Skips the delimiter of a here-document, and returns it without its quotation marks.
  private mutating func scanDelimiter() -> [UInt8] {
    var delimiter: [UInt8] = []
    var quote: UInt8?
    while !cursor.isAtLineEnd {
      switch cursor.byte {
      case let byte where byte == quote: quote = nil
      case let byte where quote != nil: delimiter.append(byte)
      case let byte where byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\""): quote = byte
      case UInt8(ascii: "\\"): break
      case let byte where Self.ends.contains(byte): return delimiter
      case let byte: delimiter.append(byte)
      }
      cursor.position += 1
    }
    return delimiter
  }

  /// Scans the documents that were announced on the line before.
  private mutating func scanDocuments() {
    for document in documents {
      let start = cursor.position
      while !cursor.isAtEnd && !isAtEnd(of: document) {
        cursor.skipLine()
        cursor.skipLineEnd()
      }
      cursor.mark(from: start, .string)
      cursor.skipLine()
      cursor.skipLineEnd()
    }
    documents = []
  }

  private func isAtEnd(of document: Document) -> Bool {
    let tabs = document.mayBeIndented ? cursor.count { $0 == .tab } : 0
    let line = cursor.bytes[(cursor.position + tabs)...]
    guard line.starts(with: document.delimiter) else { return false }
    return line.dropFirst(document.delimiter.count).first?.endsLine ?? true
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
