/// A reader of the part of TOML that front matter usually needs: tables, and keys with texts,
/// numbers, dates and lists.
struct TOMLReader {
  private let lines: [Substring]
  private let first: Int
  private var index = 0

  init(_ lines: [Substring], from first: Int) {
    self.lines = lines
    self.first = first
  }

  mutating func read() throws(FrontMatterError) -> FrontMatter {
    var result = FrontMatter()
    var prefix = ""
    while index < lines.count {
      let line = index
      let text = lines[index].trimmed
      index += 1
      if text.isEmpty || text.first == "#" { continue }
      if text.first == "[" {
        let name = text.drop { $0 == "[" }.prefix { $0 != "]" }.trimmed
        prefix = name.isEmpty ? "" : Self.path(name) + "."
        continue
      }
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw error("“\(text)” is no key with a value; write it as title = \"A storm\"", at: line)
      }
      let key = prefix + Self.path(text[..<equals].trimmed)
      let content = try value(text[text.index(after: equals)...].trimmed, of: key, at: line)
      guard result.insert(.init(content: content, line: first + line), for: key) else {
        throw error("the key “\(key)” is there twice; remove one", at: line)
      }
    }
    return result
  }

  private func error(_ reason: String, at index: Int) -> FrontMatterError {
    FrontMatterError(line: first + index, reason: reason)
  }

  /// Returns a path of keys without quotation marks.
  private static func path(_ text: Substring) -> String {
    text.split(separator: ".").map { part in
      let part = part.trimmed
      return QuotedText.read(part)?.0 ?? String(part)
    }
    .joined(separator: ".")
  }

  private mutating func value(
    _ text: Substring,
    of key: String,
    at line: Int
  ) throws(FrontMatterError) -> FrontMatter.Value.Content {
    for quote in ["\"\"\"", "'''"] where text.hasPrefix(quote) {
      return .text(try takeLines(String(text.dropFirst(3)), to: quote, at: line), isQuoted: true)
    }
    switch text.first {
    case nil: throw error("the key “\(key)” has no value; add one, or remove the key", at: line)
    case "\"", "'":
      // A text in single quotation marks has no escapes.
      let literal = text.dropFirst().firstIndex(of: "'").map {
        (String(text[text.index(after: text.startIndex)..<$0]), text[text.index(after: $0)...])
      }
      guard let (value, rest) = text.first == "'" ? literal : QuotedText.read(text) else {
        throw error("the quotation mark of “\(key)” has no partner; add it", at: line)
      }
      try QuotedText.expectEnd(of: first + line, rest)
      return .text(value, isQuoted: true)
    case "[":
      guard let list = FlowList.read(text, goingOnIn: lines, at: &index) else {
        throw error("the list has no closing bracket; add it", at: line)
      }
      return list
    case "{": return .other
    default:
      let value = text.prefix { $0 != "#" }.trimmed
      let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || "+-_.: ".contains($0) }
      guard isPlain, value.first.map({ !$0.isLetter || "tfin".contains($0) }) == true else {
        throw error("“\(value)” needs quotation marks: \(key) = \"\(value)\"", at: line)
      }
      return .text(String(value), isQuoted: false)
    }
  }

  /// Reads a multi-line text.
  private mutating func takeLines(
    _ start: String,
    to quote: String,
    at line: Int
  ) throws(FrontMatterError) -> String {
    var text = start
    while true {
      if let end = text.firstRange(of: quote) {
        let value = text[..<end.lowerBound]
        return String(value.first == "\n" ? value.dropFirst() : value)
      }
      guard index < lines.count else {
        throw error("the text has no closing \(quote); add it", at: line)
      }
      text += "\n" + lines[index]
      index += 1
    }
  }
}
