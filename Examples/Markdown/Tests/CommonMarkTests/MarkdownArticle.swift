import Diptych
import DiptychCommonMark
import DiptychHTMLTools
import Testing

// The code of the page about the module.

struct MarkdownPage: View {
  let document: MarkdownDocument

  var body: some View {
    Document(title: document.title ?? "Untitled", language: "en") {
      MarkdownView(document) { link in
        link.destination.replacing(".md", with: ".html")
      }
    } sidebar: {
      TableOfContents(of: MarkdownView(document))
    }
  }
}

func missingPages(in documents: [String: MarkdownDocument]) -> [String] {
  documents.sorted { $0.key < $1.key }.flatMap { path, document in
    document.links
      .filter { $0.destination.hasSuffix(".md") && documents[$0.destination] == nil }
      .map { "\(path):\($0.line): There is no page \($0.destination)." }
  }
}

@Suite("The page about Markdown")
struct MarkdownArticleTests {
  @Test("A document becomes a page with a table of contents")
  func page() throws {
    let document = try MarkdownDocument("# Tea\n\n## Hot\n\nSee [more](more.md).")
    let page = MarkdownPage(document: document)
    try page.validate(stylesheet: .file(url: "kit.css"))
    #expect(
      page.rendered(as: .html(stylesheet: .file(url: "kit.css"))) == """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1"><title>Tea</title>\
        <link rel="stylesheet" href="kit.css"></head><body><main id="content">\
        <h1 id="tea">Tea</h1><h2 id="hot">Hot</h2><p>See <a href="more.html">more</a>.</p></main>\
        <aside class="sidebar"><nav aria-label="Contents"><ul><li><a href="#hot">Hot</a></li></ul>\
        </nav></aside></body></html>

        """
    )
  }

  @Test("Links to pages that are not there are found")
  func links() throws {
    let documents = [
      "a.md": try MarkdownDocument("[b](b.md)\n[c](c.md)"),
      "b.md": try MarkdownDocument("[a](a.md)"),
    ]
    #expect(missingPages(in: documents) == ["a.md:2: There is no page c.md."])
  }
}
