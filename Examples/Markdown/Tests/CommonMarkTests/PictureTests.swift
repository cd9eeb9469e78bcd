import Diptych
import DiptychCommonMark
import DiptychFormats
import DiptychTesting
import Testing

@Suite("Snapshots of Markdown")
struct PictureTests {
  @Test("Every construct in every format", arguments: MarkdownSample.all)
  func sample(_ sample: MarkdownSample) throws {
    let view = MarkdownView(try MarkdownDocument(sample.text))
    let formats: [SnapshotFormat] = [.text(width: 60), .html, .markdown, .plain]
    expectSnapshot(of: view, named: sample.name, as: formats)
  }

  @Test("A document is the blocks of a stack, an item of a list, the content of a page")
  func inside() throws {
    let document = try MarkdownDocument("One\n\n- two")
    let view = VStack(spacing: 1) {
      MarkdownView(document)
      Quote { MarkdownView(document) }
      List { MarkdownView(document) }
    }
    #expect(
      view.rendered(as: .text(width: 20)) == """
        One

        • two

        │ One
        │
        │ • two

        • One
        • ◦ two

        """
    )
  }

  @Test(
    "The titles of rows are in the first column that has no empty cell",
    arguments: [
      ("| | a |\n|---|---|\n| x | 1 |", #"<th scope="row">x</th><td>1</td>"#),
      ("| a | b |\n|---|---|\n| | x |", #"<td></td><th scope="row">x</th>"#),
      (
        "| a | b |\n|--:|---|\n| 1 | x |",
        #"<td class="text-trailing">1</td><th scope="row">x</th>"#
      ),
      ("| a |\n|---|\n| x |", "<td>x</td>"),
    ]
  )
  func rowHeaders(text: String, row: String) throws {
    let html = MarkdownView(try MarkdownDocument(text)).rendered(as: .html)
    #expect(html.firstMatch(of: /<tbody><tr>(.*?)<\/tr>/)?.1 == row[...])
  }

  @Test("White space in a line is one space, except in code")
  func whiteSpace() throws {
    let document = try MarkdownDocument("One.  Two\t*a*  \t b `c  d`\u{A0}\u{A0}e\n   f")
    #expect(
      MarkdownView(document).rendered(as: .text(width: 60))
        == "One. Two a b `c  d`\u{A0}\u{A0}e f\n"
    )
  }

  @Test("An offset lowers all headings, down to the sixth level")
  func offset() throws {
    let document = try MarkdownDocument("# One\n\n### Three\n\n###### Six")
    func markup(_ offset: Int) -> String {
      MarkdownView(document, headingOffset: offset).rendered(as: .html)
    }
    #expect(markup(1) == #"<h2 id="one">One</h2><h4 id="three">Three</h4><h6 id="six">Six</h6>"#)
    #expect(markup(-2) == #"<h1 id="one">One</h1><h1 id="three">Three</h1><h4 id="six">Six</h4>"#)
    #expect(
      markup(.max) == #"<h6 id="one">One</h6><h6 id="three">Three</h6><h6 id="six">Six</h6>"#
    )
  }

  @Test("A closure gives links and images their addresses, and the kit still refuses some")
  func destinations() throws {
    let document = try MarkdownDocument("[a](a.md#b) ![c](c.png) [d](javascript:d) [e](e.md)")
    let view = MarkdownView(document) { link in
      if link.destination == "e.md" { return "javascript:e" }
      return link.isImage
        ? "/pictures/\(link.destination)" : link.destination.replacing(".md", with: ".html")
    }
    #expect(
      view.rendered(as: .html) == """
        <p><a href="a.html#b">a</a> <img src="/pictures/c.png" alt="c"> d e</p>
        """
    )
  }

  @Test("A link without an address is its label, and an image its description")
  func noDestinations() throws {
    let document = try MarkdownDocument(
      "[*a*](gone.md) ![b](gone.png) [![c](c.png)](gone.md) [d](d)"
    )
    let view = MarkdownView(document) { link in
      link.destination.hasPrefix("gone") ? nil : link.destination
    }
    #expect(
      view.rendered(as: .html)
        == #"<p><em>a</em> b <img src="c.png" alt="c"> <a href="d">d</a></p>"#
    )
  }

  @Test("A link without a label is named by its address")
  func namelessLinks() throws {
    let document = try MarkdownDocument("[](a.md) [![](b.png)](b.md)")
    #expect(
      MarkdownView(document).rendered(as: .html) == """
        <p><a href="a.md">a.md</a> \
        <a href="b.md" aria-label="b.md"><img src="b.png" alt=""></a></p>
        """
    )
  }

  @Test("A closure gives headings their levels and ids, and leaves some out")
  func headings() throws {
    let document = try MarkdownDocument("# Tea\n\n#### Hot *tea*\n\n> # Content\n\n- ## Gone\n")
    let view = MarkdownView(
      document,
      heading: { heading in
        guard !["Tea", "Gone"].contains(heading.text) else { return nil }
        var heading = heading
        heading.level = heading.text == "Content" ? 9 : 2
        heading.id += "-1"
        return heading
      }
    )
    #expect(
      view.rendered(as: .html) == """
        <h2 id="hot-tea-1">Hot <em>tea</em></h2><blockquote><h6 id="content-1">Content</h6>\
        </blockquote><ul><li></li></ul>
        """
    )
    #expect(
      view.rendered(as: .text(width: 20)) == "━━ Hot tea ─────────\n\n│ ###### Content\n\n•\n"
    )
  }

  @Test("A table of contents leads to the headings")
  func contents() throws {
    let view = MarkdownView(try MarkdownDocument("# Tea\n\n## Hot *tea*\n\n## Hot tea"))
    #expect(
      TableOfContents(of: view).rendered(as: .html) == """
        <nav aria-label="Contents"><ul><li><a href="#hot-tea">Hot tea</a></li>\
        <li><a href="#hot-tea-1">Hot tea</a></li></ul></nav>
        """
    )
    #expect(
      view.headingIDs().rendered(as: .html) == """
        <h1 id="tea">Tea</h1><h2 id="hot-tea">Hot <em>tea</em></h2><h2 id="hot-tea-1">Hot tea</h2>
        """
    )
  }

  @Test("No heading has the id of a footnote, and documents of one page have ids of their own")
  func footnotes() throws {
    let document = try MarkdownDocument("# fn 1\n\nNote[^x]\n\n[^x]: The note.")
    #expect(
      MarkdownView(document, footnotePrefix: "tea-").rendered(as: .html) == """
        <h1 id="fn-1">fn 1</h1>\
        <p>Note<a href="#tea-fn:1" id="tea-fnref:1">[1]</a></p><hr>\
        <ol><li id="tea-fn:1">The note. \
        <a href="#tea-fnref:1" aria-label="Back to reference 1">↩</a></li></ol>
        """
    )
  }
}
