/// A document in GitHub Flavored Markdown.
///
/// ```swift
/// let document = try MarkdownDocument("# Tea\n\nHot, *not* boiling. See [more](more.md).")
/// document.title                    // "Tea"
/// document.links[0].destination     // "more.md"
/// MarkdownView(document).rendered(as: .text(width: 40))
/// ```
///
/// The document can contain tables, task lists, strikethrough, footnotes and alerts. URLs in the
/// text become links. In a quote, task lists are not supported, so a box such as `[x]` stays text.
/// Every text is valid Markdown. However, HTML in the text is an error unless you pass another
/// ``RawHTMLPolicy``.
///
/// The C library cmark-gfm parses the text. Your program links this library, so install it:
/// `apt-get install libcmark-gfm-dev libcmark-gfm-extensions-dev`, or `brew install cmark-gfm`.
public struct MarkdownDocument: Sendable {
  /// The front matter, which is the text between two fences at the start of the file, or nil.
  ///
  /// The fences are `---` for YAML, `+++` for TOML, and `---json` and `---` for JSON. The front
  /// matter is not part of the content of the document. If an empty line follows the first `---`,
  /// the text has no front matter, because `---` is then a thematic break.
  public let frontMatter: String?

  /// The headings, in order.
  public let headings: [MarkdownHeading]

  /// The treatment of HTML in the text.
  public let rawHTML: RawHTMLPolicy

  /// The blocks and the inline content.
  let tree: MarkdownTree

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - text: The Markdown.
  ///   - file: The name of the file that contains the Markdown, for error messages.
  ///   - rawHTML: The treatment of HTML in the text.
  /// - Throws: ``MarkdownError/rawHTML(file:line:html:)`` if the text contains HTML and the policy
  ///   is ``RawHTMLPolicy/refused``. With another policy, no error is thrown.
  public init(
    _ text: String,
    file: String? = nil,
    rawHTML: RawHTMLPolicy = .refused
  ) throws(MarkdownError) {
    let source = MarkdownSource(text)
    var reader = MarkdownReader(file: file, rawHTML: rawHTML, linesBefore: source.linesBefore)
    try reader.read(source.markdown)
    frontMatter = source.frontMatter
    headings = reader.headings
    self.rawHTML = rawHTML
    tree = reader.tree
  }

  /// The text of the first heading of level 1, or nil.
  public var title: String? { headings.first { $0.level == 1 }?.text }

  /// The text of the document without markup, with a line break between blocks.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the document.
  public var text: String { tree.lines.joined(separator: "\n") }

  /// The text of the first paragraph outside of lists and quotes, or nil.
  public var firstParagraph: String? {
    let position = tree.children(in: 0..<tree.nodes.count).first { position in
      guard case .paragraph = tree.nodes[position].kind else { return false }
      return !tree.words(in: tree.content(of: position)).allSatisfy(\.isWhitespace)
    }
    return position.map { tree.words(in: tree.content(of: $0)) }
  }

  /// The links and images, in order.
  public var links: [MarkdownLink] { tree.nodes.compactMap(\.link) }

  /// The blocks and tags of HTML in the document, each with the number of its first line.
  ///
  /// The array is empty unless the policy is ``RawHTMLPolicy/trusted``. ``links`` does not contain
  /// the addresses in this HTML, so a program that checks addresses has to read both properties.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the document.
  public var trustedHTML: [(html: String, line: Int)] {
    tree.nodes.compactMap { node in
      if case .html(let html) = node.kind { (html, node.line) } else { nil }
    }
  }
}
