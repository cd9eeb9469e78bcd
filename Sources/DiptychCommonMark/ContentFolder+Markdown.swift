import DiptychHTMLTools
public import DiptychSite
import DiptychViews

extension ContentFolder {
  /// Reads a folder of GitHub Flavored Markdown.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - hasDrafts: Whether the entries include what isn't public yet, for example in a preview:
  ///     drafts, entries with a date in the future, and names that begin with `_`.
  ///   - tagPath: The path of the page of all tags. The page of a tag is below this path, such as
  ///     `tags/weather`.
  ///   - excluded: The path of a folder that is not read, such as the output folder of the site.
  ///   - isLenient: Whether problems in files become `warnings` instead of an error.
  ///   - rawHTML: The treatment of HTML in the files.
  /// - Throws: A `ContentError` with the problems of all files. If `isLenient` is true, no error is
  ///   thrown.
  public init(
    _ folder: String,
    hasDrafts: Bool = false,
    tagPath: SitePath = "tags",
    excluding excluded: String? = nil,
    isLenient: Bool = false,
    rawHTML: RawHTMLPolicy = .refused
  ) throws(ContentError) {
    try self.init(
      folder,
      hasDrafts: hasDrafts,
      tagPath: tagPath,
      excluding: excluded,
      isLenient: isLenient
    ) { markdown, file in
      do throws(MarkdownError) {
        return ContentDocument(try MarkdownDocument(markdown, file: file, rawHTML: rawHTML))
      } catch .rawHTML(_, let line, let html) {
        throw ContentProblem(
          file: file,
          line: line,
          reason: """
            raw HTML is not allowed: \(html.prefix(60)); write it as Markdown, or choose what to \
            do with it: rawHTML: .shown, .dropped, or .trusted for files of your own
            """
        )
      }
    }
  }
}

extension ContentDocument {
  /// Creates a document from a ``/DiptychCommonMark/MarkdownDocument``.
  public init(_ document: MarkdownDocument) {
    self.init(
      headings: document.headings.map { Heading(level: $0.level, text: $0.text, id: $0.id) },
      links: document.links.map { Link($0.destination, line: $0.line) }
        + document.trustedHTML.flatMap { Self.links(in: $0.html, from: $0.line) },
      text: document.text,
      firstParagraph: document.firstParagraph ?? ""
    ) { heading, destination, imageSize in
      AnyView(
        MarkdownView(
          document,
          heading: { own in
            var own = own
            guard
              let shown = heading(Heading(level: own.level, text: own.text, id: own.id))
            else { return nil }
            (own.level, own.id) = (shown.level, shown.id)
            return own
          },
          destination: { destination($0.destination) },
          imageSize: { imageSize($0.destination) }
        )
      )
    }
  }

  /// Returns the addresses in some HTML, each with its line.
  private static func links(in html: String, from first: Int) -> [Link] {
    var links: [Link] = []
    var tokenizer = MarkupTokenizer(Array(html.utf8))
    var (line, place) = (first, 0)
    while let token = tokenizer.next() {
      guard token.kind == .startTag else { continue }
      for attribute in tokenizer.attributes[token.attributes] {
        line += tokenizer.bytes[place..<attribute.value.lowerBound].count { $0 == 0x0A }
        place = attribute.value.lowerBound
        _ = MarkupElement.value(
          of: tokenizer.name(of: attribute),
          tokenizer.value(of: attribute),
          in: token.element.kind
        ) { address in
          links.append(Link(address, line: line, isInHTML: true))
          return address
        }
      }
    }
    return links
  }
}
