import Diptych
import DiptychHTMLTools
import Testing

@Suite("Tables of contents, and the ids of headings") struct TableOfContentsTests {
  private struct Article: View {
    var body: some View {
      Heading("Guide")
      Section("Getting  started: Linux & more!") {
        Heading("Größe", level: 3)
        Heading("deep", level: 4)
        ViewThatFits {
          Heading("first", level: 3)
          Heading("second", level: 3)
        }
      }
      Heading("Usage", level: 2).id("use")
      Heading(level: 3) {
        Text("a "); Code("b_c-d")
      }
      Heading("use", level: 2)
      Heading("Größe", level: 2)
      Heading("🙂", level: 2)
      VStack { Heading("In a stack", level: 3) }.id("stack")
      Heading("secret", level: 2).redacted(reason: .placeholder)
    }
  }

  @Test("The links lead to the headings, and each has a unique id") func html() {
    #expect(
      TableOfContents(of: Article()).rendered(as: .html) == """
        <nav aria-label="Contents"><ul>\
        <li><a href="#getting-started-linux--more">Getting started: Linux &amp; more!</a><ul>\
        <li><a href="#größe">Größe</a></li>\
        <li><a href="#first">first</a></li></ul></li>\
        <li><a href="#use">Usage</a><ul><li><a href="#a-b_c-d">a b_c-d</a></li></ul></li>\
        <li><a href="#use-1">use</a></li>\
        <li><a href="#größe-1">Größe</a></li>\
        <li><a href="#section">🙂</a><ul><li><a href="#in-a-stack">In a stack</a></li></ul></li>\
        </ul></nav>
        """
    )
    #expect(
      Article().headingIDs().rendered(as: .html) == """
        <h1 id="guide">Guide</h1>\
        <section><h2 id="getting-started-linux--more">Getting  started: Linux &amp; more!</h2>\
        <h3 id="größe">Größe</h3><h4 id="deep">deep</h4><h3 id="first">first</h3>\
        </section><h2 id="use">Usage</h2><h3 id="a-b_c-d">a <code>b_c-d</code></h3>\
        <h2 id="use-1">use</h2><h2 id="größe-1">Größe</h2><h2 id="section">🙂</h2>\
        <div class="vstack" id="stack"><h3 id="in-a-stack">In a stack</h3></div>\
        <h2><span role="status" aria-busy="true" aria-label="Loading…">\
        <span class="redacted" aria-hidden="true">▒▒▒▒▒▒</span></span></h2>
        """
    )
    #expect(
      Article().headingIDs().headingIDs().rendered(as: .html)
        == Article().headingIDs().rendered(as: .html)
    )
    let twice = ForEach([1, 2], id: \.self) { _ in Heading("F").headingIDs() }
    #expect(twice.rendered(as: .html) == ##"<h1 id="f">F</h1><h1 id="f-1">F</h1>"##)
  }

  @Test("No heading has the id of the main content of a page") func content() throws {
    let heading = Heading("Content", level: 2)
    let page = Document(title: "T", language: "en") {
      heading.headingIDs()
    } sidebar: {
      TableOfContents(of: heading)
    }
    let html = page.rendered(as: .html)
    #expect(html.contains(#"<main id="content"><h2 id="content-1">Content</h2>"#))
    #expect(html.contains(##"<a href="#content-1">Content</a>"##))
    try page.validate()
  }

  @Test("Text has a list without links, and no ids") func text() {
    #expect(
      TableOfContents(levels: 1...6) { Article() }.rendered(as: .text(width: 40)) == """
        • Guide
          ◦ Getting started: Linux & more!
            ▪ Größe
              ▪ deep
            ▪ first
          ◦ Usage
            ▪ a b_c-d
          ◦ use
          ◦ Größe
          ◦ 🙂
            ▪ In a stack

        """
    )
    #expect(Article().headingIDs().rendered(as: .text()) == Article().rendered(as: .text()))
  }

  @Test("Without a visible heading nothing is drawn") func empty() {
    #expect(TableOfContents(of: Heading("Guide")).rendered(as: .html) == "")
    let stack = ContentTree(VStack { TableOfContents(of: Text("")) }).root.parts.first { _ in true }
    #expect(stack?.element == "div" && stack?.hasBlocks == false)
    #expect(
      Heading("Guide").headingIDs().redacted(reason: .placeholder).rendered(as: .html)
        == Heading("Guide").redacted(reason: .placeholder).rendered(as: .html)
    )
  }

  @Test("A heading of HTML is listed if it has an id") func elements() {
    let view = Group {
      HTML.h2 { Text("none") }
      HTML.h2(.id("own")) { Text("Own") }
      Heading("own", level: 2)
    }
    #expect(
      TableOfContents(of: view).rendered(as: .html) == """
        <nav aria-label="Contents"><ul><li><a href="#own">Own</a></li>\
        <li><a href="#own-1">own</a></li></ul></nav>
        """
    )
  }
}
