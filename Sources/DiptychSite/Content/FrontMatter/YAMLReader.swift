/// A reader of the part of YAML that front matter usually needs: keys with texts, lists and nested
/// keys, in plain, quoted and block style.
struct YAMLReader {
  private let lines: [Substring]
  private let first: Int
  private var index = 0
  private var result = FrontMatter()

  init(_ lines: [Substring], from first: Int) {
    self.lines = lines
    self.first = first
  }

  mutating func read() throws(FrontMatterError) -> FrontMatter {
    try readKeys(indentation: 0, prefix: "")
    return result
  }

  private func error(_ reason: String, at index: Int? = nil) -> FrontMatterError {
    FrontMatterError(line: first + (index ?? self.index), reason: reason)
  }

  private static func indentation(of line: Substring) -> Int {
    line.prefix { $0 == " " || $0 == "\t" }.count
  }

  /// Whether a line is empty or only a comment.
  private static func isBlank(_ line: Substring) -> Bool {
    line.first { !$0.isWhitespace }.map { $0 == "#" } ?? true
  }

  private mutating func skipBlank() {
    while index < lines.count, Self.isBlank(lines[index]) { index += 1 }
  }

  // MARK: Keys

  /// Reads keys with the same indentation.
  private mutating func readKeys(indentation: Int, prefix: String) throws(FrontMatterError) {
    while true {
      skipBlank()
      guard index < lines.count else { return }
      let line = lines[index]
      let own = Self.indentation(of: line)
      if own < indentation { return }
      guard own == indentation, let (key, rest) = Self.key(in: line.dropFirst(own)) else {
        throw error("“\(line.trimmed)” is not a key with a value; write it as title: A storm")
      }
      try readValue(rest, of: prefix + key, indentation: indentation)
    }
  }

  /// Returns the key of a line and the text after the colon, or nil if the line has no key.
  private static func key(in line: Substring) -> (String, Substring)? {
    if let quote = line.first, quote == "\"" || quote == "'" {
      guard let (key, rest) = QuotedText.read(line), rest.first == ":" else { return nil }
      return (key, rest.dropFirst())
    }
    var index = line.startIndex
    while let colon = line[index...].firstIndex(of: ":") {
      let rest = line[line.index(after: colon)...]
      if rest.isEmpty || rest.first?.isWhitespace == true {
        let key = line[..<colon].trimmed
        let isPlain = key.first.map { !"-?[]{}&*!|>%@`,".contains($0) } ?? false
        return isPlain ? (String(key), rest) : nil
      }
      index = line.index(after: colon)
    }
    return nil
  }

  private mutating func insert(
    _ content: FrontMatter.Value.Content,
    _ key: String,
    at line: Int
  )
    throws(FrontMatterError)
  {
    guard result.insert(.init(content: content, line: first + line), for: key) else {
      throw error("the key “\(key)” occurs twice; remove one", at: line)
    }
  }

  private mutating func readValue(
    _ rest: Substring,
    of key: String,
    indentation: Int
  ) throws(FrontMatterError) {
    let line = index
    let text = rest.trimmed
    index += 1
    switch text.first {
    case nil, "#": try readBlock(of: key, at: line, indentation: indentation)
    case "|", ">":
      let isFolded = text.first == ">"
      try insert(.text(takeLines(isFolded, deeperThan: indentation), isQuoted: true), key, at: line)
    case "[":
      guard let list = FlowList.read(text, goingOnIn: lines, at: &index) else {
        throw error("the list has no closing bracket; add it", at: line)
      }
      try insert(list, key, at: line)
    case "{", "&", "*", "!":
      skip(deeperThan: indentation)
      try insert(.other, key, at: line)
    case "\"", "'":
      var quoted = String(text)
      while QuotedText.read(quoted[...]) == nil, index < lines.count {
        quoted += " " + lines[index].trimmed
        index += 1
      }
      guard let (value, rest) = QuotedText.read(quoted[...]) else {
        throw error("“\(key)” has no closing quotation mark; add it", at: line)
      }
      try QuotedText.expectEnd(of: first + line, rest)
      try insert(.text(value, isQuoted: true), key, at: line)
    default:
      var value = Self.withoutComment(text)
      while index < lines.count, Self.indentation(of: lines[index]) > indentation,
        !Self.isBlank(lines[index])
      {
        value += " " + Self.withoutComment(lines[index].trimmed)
        index += 1
      }
      if value == "~" || value == "null" { return }
      try insert(.text(value, isQuoted: false), key, at: line)
    }
  }

  /// Returns a plain text without the comment at its end.
  private static func withoutComment(_ text: Substring) -> String {
    guard let comment = text.firstRange(of: " #") else { return String(text) }
    return String(text[..<comment.lowerBound].trimmed)
  }

  /// Reads the value below a key, which is a list or nested keys.
  private mutating func readBlock(
    of key: String,
    at line: Int,
    indentation: Int
  ) throws(FrontMatterError) {
    skipBlank()
    guard index < lines.count else { return }
    let own = Self.indentation(of: lines[index])
    let text = lines[index].trimmed
    if own >= indentation, text == "-" || text.hasPrefix("- ") {
      try readItems(of: key, at: line, indentation: own)
    } else if own > indentation {
      try readKeys(indentation: own, prefix: key + ".")
    }
  }

  private mutating func readItems(
    of key: String,
    at line: Int,
    indentation: Int
  ) throws(FrontMatterError) {
    var texts: [String] = []
    var isPlain = true
    while true {
      skipBlank()
      guard index < lines.count, Self.indentation(of: lines[index]) == indentation else { break }
      let text = lines[index].trimmed
      guard text == "-" || text.hasPrefix("- ") else { break }
      let item = text.dropFirst().trimmed
      index += 1
      if let (value, _) = QuotedText.read(item) {
        texts.append(value)
      } else if item.isEmpty || "[{&*!|>\"'".contains(item.first ?? " ")
        || Self.key(in: item) != nil
      {
        isPlain = false
        skip(deeperThan: indentation)
      } else {
        texts.append(Self.withoutComment(item))
      }
    }
    try insert(isPlain ? .list(texts) : .other, key, at: line)
  }

  /// Skips the lines that are indented more.
  private mutating func skip(deeperThan indentation: Int) {
    while index < lines.count,
      Self.isBlank(lines[index]) || Self.indentation(of: lines[index]) > indentation
    {
      index += 1
    }
  }

  /// Reads the lines of a block of text.
  private mutating func takeLines(_ isFolded: Bool, deeperThan indentation: Int) -> String {
    var texts: [Substring] = []
    while index < lines.count,
      lines[index].trimmed.isEmpty || Self.indentation(of: lines[index]) > indentation
    {
      texts.append(lines[index].trimmed)
      index += 1
    }
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts.joined(separator: isFolded ? " " : "\n")
  }
}
