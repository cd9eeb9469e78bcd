/// A line of an article, whose DocC syntax is converted to Markdown.
struct ArticleLine {
  private(set) var text = ""
  /// The names of the articles that links lead to.
  private(set) var links: [String] = []
  private var rest: Substring
  private let titles: [String: String]

  init(_ line: String, titles: [String: String]) {
    rest = line[...]
    self.titles = titles
  }

  /// Rewrites the line.
  mutating func rewrite() {
    while let character = rest.first {
      if character == "`" {
        takeCode()
      } else if rest.hasPrefix("<doc:"), let end = rest.firstIndex(of: ">") {
        takeLink(to: rest[..<end].dropFirst("<doc:".count))
        rest = rest[end...].dropFirst()
      } else {
        text.append(rest.removeFirst())
      }
    }
  }

  /// Converts a code span, or a symbol between double backticks.
  private mutating func takeCode() {
    let fence = rest.prefix { $0 == "`" }
    let inside = rest.dropFirst(fence.count)
    rest = inside
    guard let end = Self.end(of: inside, fence: fence.count) else { return text += fence }
    let code = inside[..<end]
    rest = inside[end...].dropFirst(fence.count)
    let isSymbol = fence.count == 2 && !code.contains { $0.isWhitespace || $0 == "`" }
    text += isSymbol ? "`\(Self.name(of: code))`" : "\(fence)\(code)\(fence)"
  }

  /// Returns the index of the backticks that end a code span.
  ///
  /// Their number is the same as at its beginning.
  private static func end(of code: Substring, fence: Int) -> Substring.Index? {
    var index = code.startIndex
    while let start = code[index...].firstIndex(of: "`") {
      let run = code[start...].prefix { $0 == "`" }
      if run.count == fence { return start }
      index = run.endIndex
    }
    return nil
  }

  /// Converts a link to an article.
  ///
  /// The text of the link is the title of the article.
  private mutating func takeLink(to path: Substring) {
    let name = Self.name(of: path)
    links.append(name)
    text += "[\(titles[name] ?? name)](doc:\(name))"
  }

  /// Returns the last name of the path of a symbol or of an article.
  static func name(of path: Substring) -> String {
    // If the path contains only slashes, it is the name of an operator.
    String(path.split(separator: "/").last ?? path)
  }
}
