public import DiptychCommonMark
public import DiptychContent
public import DiptychSite
import DiptychViews

extension ContentFolder {
  /// Reads a folder of GitHub Flavored Markdown.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - hasDrafts: Whether drafts are among the entries, for a preview.
  ///   - tagPath: The path of the pages of tags.
  ///   - rawHTML: The treatment of HTML in the files.
  /// - Throws: The problems of all files.
  public init(
    _ folder: String,
    hasDrafts: Bool = false,
    tagPath: SitePath = "tags",
    rawHTML: RawHTMLPolicy = .refused
  ) throws(ContentError) {
    try self.init(folder, hasDrafts: hasDrafts, tagPath: tagPath) { markdown, file in
      do throws(MarkdownError) {
        return ContentDocument(try MarkdownDocument(markdown, file: file, rawHTML: rawHTML))
      } catch .rawHTML(_, let line, let html) {
        throw ContentProblem(
          file: file,
          line: line,
          reason: """
            raw HTML is not allowed: \(html.prefix(60)); write it as Markdown, or say what becomes of \
            it: rawHTML: .shown, .dropped, or .trusted for files of your own
            """
        )
      }
    }
  }
}

extension ContentDocument {
  /// Creates a document from a document of Markdown.
  public init(_ document: MarkdownDocument) {
    self.init(
      headings: document.headings.map { Heading(level: $0.level, text: $0.text, id: $0.id) },
      links: document.links.map { Link($0.destination, line: $0.line) },
      text: document.text,
      firstParagraph: document.firstParagraph ?? ""
    ) { heading, destination in
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
          destination: { destination($0.destination) }
        )
      )
    }
  }
}
