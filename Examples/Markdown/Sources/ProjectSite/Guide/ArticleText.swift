/// The text of an article of DocC, as Markdown.
///
/// Links to articles become links with addresses such as `doc:Name`, symbols become code, and
/// directives are left out. The lines keep their numbers, so that error messages contain the line
/// numbers of the file.
struct ArticleText: Sendable {
  /// The Markdown, without its title and without the summary.
  let markdown: String
  let title: String
  /// The first paragraph below the title, without backticks; nil if it contains links or styles.
  let summary: String?
  /// The names of the articles that links lead to, and their lines.
  let links: [(name: String, line: Int)]

  /// Creates the text of an article.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - titles: The titles of all articles by their names.
  init(_ source: MarkdownLines, titles: [String: String]) {
    var lines = source.lines
    Self.removeDirectives(from: &lines)
    var links: [(name: String, line: Int)] = []
    for index in lines.indices where lines[index].isProse {
      var line = ArticleLine(lines[index].text, titles: titles)
      line.rewrite()
      lines[index].text = line.text
      links += line.links.map { ($0, index + 1) }
    }
    title = Self.title(of: source)
    var summary: String?
    if let first = lines.firstIndex(where: { $0.isProse && $0.text.hasPrefix("# ") }) {
      lines[first].text = ""
      summary = Self.removeSummary(from: &lines, after: first)
    }
    self.summary = summary
    self.links = links
    markdown = lines.map(\.text).joined(separator: "\n")
  }

  /// Returns the title of an article, which may be a symbol.
  static func title(of source: MarkdownLines) -> String {
    let line = source.lines.first { $0.isProse && $0.text.hasPrefix("# ") }?.text.dropFirst(2) ?? ""
    return String(line.replacing("`", with: ""))
  }

  /// Empties the lines of directives such as `@Metadata { … }`.
  private static func removeDirectives(from lines: inout [MarkdownLines.Line]) {
    // The number of open braces.
    var depth = 0
    for index in lines.indices where lines[index].isProse {
      let words = lines[index].text.drop { $0 == " " }
      let begins = words.hasPrefix("@") && words.dropFirst().first?.isUppercase == true
      guard depth > 0 || begins else { continue }
      depth += words.count { $0 == "{" } - words.count { $0 == "}" }
      lines[index].text = ""
    }
  }

  /// Empties the lines of the first paragraph after the title, and returns its text.
  ///
  /// If the paragraph contains links or styles, it stays, and the result is nil.
  private static func removeSummary(
    from lines: inout [MarkdownLines.Line],
    after title: Int
  ) -> String? {
    guard
      let start = lines[(title + 1)...].firstIndex(where: { line in
        !line.text.isEmpty && !line.text.hasPrefix("<!--")
      }),
      case let paragraph = lines[start...].prefix(while: { $0.isProse && !$0.text.isEmpty }),
      !paragraph.isEmpty
    else { return nil }
    let words = paragraph.map(\.text).joined(separator: " ")
    guard words.first?.isLetter == true, !words.contains(where: { "[<*_\\|".contains($0) })
    else { return nil }
    for index in paragraph.indices { lines[index].text = "" }
    return words.replacing("`", with: "")
  }
}
