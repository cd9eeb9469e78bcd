/// A reader of front matter in JSON.
struct JSONReader {
  private var rest: Substring
  private var line: Int
  private var depth = 0
  private var result = FrontMatter()

  init(_ text: String, from first: Int) {
    rest = text[...]
    line = first
  }

  /// The maximum depth of nested objects.
  private static let maximumDepth = 64

  mutating func read() throws(FrontMatterError) -> FrontMatter {
    skipSpace()
    try readObject(prefix: "")
    skipSpace()
    guard rest.isEmpty else { throw error("“\(rest.prefix(20))” follows the object; remove it") }
    return result
  }

  private func error(_ reason: String) -> FrontMatterError {
    FrontMatterError(line: line, reason: reason)
  }

  private mutating func skipSpace() {
    while let next = rest.first, next.isWhitespace {
      if next.isNewline { line += 1 }
      rest.removeFirst()
    }
  }

  /// Skips a required character.
  private mutating func take(_ sign: Character) throws(FrontMatterError) {
    skipSpace()
    guard rest.first == sign else {
      let found = rest.first.map { "“\($0)”" } ?? "the end"
      throw error("\(found) stands where “\(sign)” is needed")
    }
    rest.removeFirst()
  }

  private mutating func readObject(prefix: String) throws(FrontMatterError) {
    try take("{")
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error("objects are nested too deeply") }
    skipSpace()
    if rest.first == "}" {
      rest.removeFirst()
      return
    }
    while true {
      skipSpace()
      let start = line
      let key = prefix + (try takeText())
      try take(":")
      skipSpace()
      if rest.first == "{" {
        try readObject(prefix: key + ".")
      } else if let content = try takeValue() {
        guard result.insert(.init(content: content, line: start), for: key) else {
          throw FrontMatterError(line: start, reason: "the key “\(key)” is there twice; remove one")
        }
      }
      skipSpace()
      guard rest.first == "," else { break }
      rest.removeFirst()
    }
    try take("}")
  }

  private mutating func takeText() throws(FrontMatterError) -> String {
    guard rest.first == "\"" else { throw error("a key needs quotation marks: \"title\"") }
    guard let (text, end) = QuotedText.read(rest) else {
      throw error("a quotation mark has no partner; add it")
    }
    rest = end
    return text
  }

  /// Reads a value other than an object.
  ///
  /// Returns nil for `null`.
  private mutating func takeValue() throws(FrontMatterError) -> FrontMatter.Value.Content? {
    switch rest.first {
    case "\"": return .text(try takeText(), isQuoted: true)
    case "[":
      guard let (list, end) = FlowList.read(rest) else {
        throw error("the list has no closing bracket; add it")
      }
      line += rest[..<end.startIndex].count(where: \.isNewline)
      rest = end
      return list
    default:
      let word = rest.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
      guard !word.isEmpty else { throw error("a value is missing") }
      rest = rest[word.endIndex...]
      return word == "null" ? nil : .text(String(word), isQuoted: false)
    }
  }
}
