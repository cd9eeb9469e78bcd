import DiptychCommonMark
import DiptychSite

/// A Markdown file, and the page that it becomes.
struct SourceDocument: Sendable {
  /// The path of the file in the folder.
  let file: String
  /// The path of the page.
  let path: SitePath
  let title: String
  /// Whether the file has HTML.
  let hasRawHTML: Bool
  let outline: Outline
  let content: MarkdownDocument

  init(file: String, path: SitePath, hasRawHTML: Bool, content: MarkdownDocument) {
    self.file = file
    self.path = path
    self.hasRawHTML = hasRawHTML
    self.content = content
    let titles = [content.frontMatter.flatMap(Self.title), content.title, Self.name(of: file)]
    title = titles.lazy.compactMap(\.self).first { !$0.allSatisfy(\.isWhitespace) } ?? "Untitled"
    outline = Outline(content.headings, title: title)
  }

  /// Returns the path of the folder of a file.
  static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }

  /// Returns the name of a file without its ending.
  static func name(of file: String) -> String {
    let name = file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  /// Returns the title in front matter, or nil.
  ///
  /// One of several lines counts as none.
  private static func title(in frontMatter: String) -> String? {
    let line = frontMatter.split(whereSeparator: \.isNewline).first { $0.hasPrefix("title:") }
    guard var value = line?.dropFirst("title:".count).trimmed else { return nil }
    for quote in ["\"", "'"]
    where value.count > 1 && value.hasPrefix(quote) && value.hasSuffix(quote) {
      value = String(value.dropFirst().dropLast())
      if quote == "'" { value.replace("''", with: "'") } else { value.replace("\\\"", with: "\"") }
    }
    return value.hasPrefix(">") || value.hasPrefix("|") ? nil : value
  }
}

extension Substring {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
