/// A document in GitHub Flavored Markdown.
///
/// ```swift
/// let document = try MarkdownDocument("# Tea\n\nHot, *not* boiling. See [more](more.md).")
/// document.title                    // "Tea"
/// document.links[0].destination     // "more.md"
/// MarkdownView(document).rendered(as: .text(width: 40))
/// ```
///
/// It can have tables, task lists, strikethrough, footnotes and alerts, and URLs in the text become
/// links. An item is a task if its list marker begins the line. In a quote, where a `>` begins the
/// line, the box stays text. A document is a value that holds all of its text. Every text is valid
/// Markdown, except that HTML is an error unless a ``RawHTMLPolicy`` allows it.
///
/// The C library cmark-gfm reads the text. Install it, because the program links it:
/// `apt-get install libcmark-gfm-dev libcmark-gfm-extensions-dev`, or `brew install cmark-gfm`.
public struct MarkdownDocument: Sendable {
  /// The lines between two fences at the start of the text, or nil: `---` around YAML, `+++` around
  /// TOML, and `---json` with `---` around an object of JSON.
  ///
  /// These lines do not belong to the document. The first line is not empty, because `---` above an
  /// empty line is a rule.
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
  ///   - file: The name of the file that contains the Markdown, for messages.
  ///   - rawHTML: The treatment of HTML in the text.
  /// - Throws: ``MarkdownError/rawHTML(file:line:html:)`` for HTML that is refused. With another
  ///   policy, no error is thrown.
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

  /// The words of the first heading of level 1, or nil.
  public var title: String? { headings.first { $0.level == 1 }?.text }

  /// The words of the document, without styles; each block is a line.
  ///
  /// - Complexity: O(*n*) for *n* elements of the document.
  public var text: String { tree.lines.joined(separator: "\n") }

  /// The words of the first paragraph outside of lists and quotes, or nil.
  public var firstParagraph: String? {
    let position = tree.children(in: 0..<tree.nodes.count).first { position in
      guard case .paragraph = tree.nodes[position].kind else { return false }
      return !tree.words(in: tree.content(of: position)).allSatisfy(\.isWhitespace)
    }
    return position.map { tree.words(in: tree.content(of: $0)) }
  }

  /// The links and images, in order.
  public var links: [MarkdownLink] { tree.nodes.compactMap(\.link) }

  /// The HTML in the document, each block or tag with its first line.
  ///
  /// It is empty unless the policy is ``RawHTMLPolicy/trusted``. The addresses in this HTML are not
  /// in ``links``, so a program that checks addresses has to look here, too.
  ///
  /// - Complexity: O(*n*) for *n* elements of the document.
  public var trustedHTML: [(html: String, line: Int)] {
    tree.nodes.compactMap { node in
      if case .html(let html) = node.kind { (html, node.line) } else { nil }
    }
  }
}
