import Diptych
import Testing

@Suite("Redaction") struct RedactionTests {
  /// The attributes of the element that announces a placeholder, see ``PlaceholderTests``.
  private static let status = #"role="status" aria-busy="true" aria-label="Loading…""#

  /// A value from a service, drawn before it is loaded.
  private struct Article {
    let title: String
    let tags: [String]

    static let stub = Article(title: "A title of some length", tags: ["one", "two"])
  }

  private struct Screen: View {
    let article: Article?

    var body: some View {
      let shown = article ?? .stub
      Section(shown.title) {
        List { ForEach(shown.tags, id: \.self) { Text($0) } }
        Button("Save") {}
        Link("Read on", destination: "/a")
      }
      .redacted(reason: article == nil ? .placeholder : [])
    }
  }

  /// Returns the debug tree with its strings emptied.
  private func shape(of view: some View) -> String {
    view.rendered(as: .tree).replacing(/"[^"]*"/, with: "\"\"")
      .replacing(" href=\"\"", with: "")
  }

  @Test("A placeholder has the shape of what is loaded") func shape() {
    let loaded = Article(title: "Loaded", tags: ["a", "b"])
    #expect(shape(of: Screen(article: nil)) == shape(of: Screen(article: loaded)))
    #expect(
      Screen(article: nil).rendered(as: .tree) == """
        section
          h2
            "▒ ▒▒▒▒▒ ▒▒ ▒▒▒▒ ▒▒▒▒▒▒"
          ul
            "▒▒▒"
            "▒▒▒"
          button type="button"
            "▒▒▒▒"
          a
            "▒▒▒▒ ▒▒"

        """
    )
  }

  @Test("Text and HTML show none of the stub") func placeholder() {
    #expect(
      Screen(article: nil).rendered(as: .text()) == """
        ━━ ▒ ▒▒▒▒▒ ▒▒ ▒▒▒▒ ▒▒▒▒▒▒

        • ▒▒▒
        • ▒▒▒
        [▒▒▒▒]
        ▒▒▒▒ ▒▒

        """
    )
    let hidden = #"<span class="redacted" aria-hidden="true">"#
    #expect(
      Screen(article: nil).rendered(as: .html) == """
        <section \(Self.status)>\
        <h2 aria-hidden="true">\(hidden)▒ ▒▒▒▒▒ ▒▒ ▒▒▒▒ ▒▒▒▒▒▒</span></h2>\
        <ul><li>\(hidden)▒▒▒</span></li><li>\(hidden)▒▒▒</span></li></ul>\
        <p><button type="button" disabled aria-hidden="true">\(hidden)▒▒▒▒</span></button></p>\
        <p><a>\(hidden)▒▒▒▒ ▒▒</span></a></p></section>
        """
    )
  }

  @Test("The innermost modifier counts, and an empty reason changes nothing") func nesting() {
    let view = VStack {
      Text("a")
      VStack {
        Text("b")
        Text("c").redacted(reason: []).bold()
        Text("d").redacted(reason: .placeholder)
      }
      .unredacted()
      Text("e").redacted(reason: [])
    }
    .redacted(reason: .placeholder)
    #expect(view.rendered(as: .text()) == "▒\nb\nc\n▒\n▒\n")
    #expect(view.rendered(as: .text(color: .ansi16)) == "▒\nb\n\u{1B}[1mc\u{1B}[0m\n▒\n▒\n")
  }

  @Test("The children of a redacted view are the children of its content") func children() {
    let list = List { ForEach(["a", "b"], id: \.self) { Text($0) }.redacted(reason: .placeholder) }
    #expect(list.rendered(as: .text()) == "• ▒\n• ▒\n")
    let readable = List {
      Group {
        Text("a"); Text("b")
      }.unredacted()
    }
    #expect(readable.redacted(reason: .placeholder).rendered(as: .text()) == "• a\n• b\n")
  }

  @Test("A character in two texts takes the cells it takes in one") func clusters() {
    let woman = Text("\u{1F469}") + Text("\u{200D}\u{1F469}").bold()
    #expect(woman.redacted(reason: .placeholder).rendered(as: .text()) == "▒▒\n")
    let letter = Text("e").redacted(reason: .placeholder)
    #expect(
      Paragraph {
        letter; Text("\u{301}x")
      }.rendered(as: .text()) == "▒x\n"
    )
  }

  @Test("Elements of HTML that hold text alone get no element") func elements() {
    let view = HTML.div {
      HTML.textarea { Text("a b") }
      HTML.title { Text("title") }
      Text("after").htmlAttributes(.id("t"))
      Text(" ")
    }
    #expect(
      view.redacted(reason: .placeholder).rendered(as: .html)
        == """
        <div \(Self.status)><textarea disabled aria-hidden="true">
        ▒ ▒</textarea><title>▒▒▒▒▒</title><span id="t">\
        <span class="redacted" aria-hidden="true">▒▒▒▒▒</span></span> </div>
        """
    )
  }

  @Test("Redacted elements keep their names, their shape and no revealing attribute")
  func attributes() {
    let view = HTML.div(.title("secret"), .class("card"), .id("c"), .data("key", "secret")) {
      HTML.a(.href("/secret"), .attribute("aria-label", "secret")) { Text("a") }
      HTML.img(.src("/secret"), .alt("cat"))
      HTML.input(.type("text"), .name("q"), .value("secret"), .placeholder("secret"), .required)
      Text("b").htmlAttributes(.title("secret"), .class("x"))
      Text("c").unredacted().htmlAttributes(.title("secret"))
      Text("d").htmlAttributes(.title("shown")).unredacted()
      TaskItem("e", isDone: true)
    }
    let hidden = #"<span class="redacted" aria-hidden="true">"#
    #expect(
      view.redacted(reason: .placeholder).rendered(as: .html) == """
        <div id="c" class="card" \(Self.status)><a>\(hidden)▒</span></a>\(hidden)▒▒▒</span>\
        <input type="text" name="q" required disabled aria-hidden="true">\
        <span class="x">\(hidden)▒</span></span>c<span title="shown">d</span>\
        <div class="task"><input type="checkbox" checked disabled aria-hidden="true"> \
        \(hidden)▒</span></div></div>
        """
    )
  }

  @Test("A redacted page has no title and no description, and works as before") func page() {
    let metadata = PageMetadata(
      description: "secret",
      canonical: "/secret",
      colorScheme: .dark,
      stylesheets: [PageMetadata.Resource("/page.css")],
      scripts: [PageMetadata.Resource("/page.js")]
    )
    let page = Document(title: "A page", language: "en", metadata: metadata) { Text("a") }
    let format = HTMLFormat(stylesheet: .file(url: "/kit.css"))
    #expect(
      page.redacted(reason: .placeholder).rendered(as: format) == """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <title>▒ ▒▒▒▒</title><link rel="stylesheet" href="/kit.css">\
        <meta name="color-scheme" content="only dark"><link rel="stylesheet" href="/page.css">\
        <script type="module" src="/page.js"></script></head><body><main id="content">\
        <p \(Self.status)><span class="redacted" aria-hidden="true">▒</span></p></main></body></html>

        """
    )
  }

  @Test("The language of code is redacted with it") func code() {
    let view = CodeBlock("let a", language: "swift").redacted(reason: .placeholder)
    #expect(
      view.rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code"><code><span \(Self.status)>\
        <span class="redacted" aria-hidden="true">▒▒▒ ▒</span></span></code></pre>
        """
    )
  }

  @Test("A title that is a view is read aloud without redacted content") func titles() {
    let table = Table([1]) {
      TableColumn {
        Text("\($0)")
      } header: {
        Group {
          Text("secret").bold()
          Text("more")
        }
        .redacted(reason: .placeholder)
        Text(" shown")
        Text(" too").unredacted()
      }
    }
    #expect(table.rendered(as: .plain) == "… shown too: 1\n")
    #expect(table.redacted(reason: .placeholder).rendered(as: .plain) == "… shown too: …\n")
  }

  @Test("A redacted view offers no action") func actions() {
    let view = Group {
      Button("hidden") {}.redacted(reason: .placeholder)
      Button("there") {}.unredacted().redacted(reason: .placeholder)
      Button("as it was") {}.redacted(reason: [])
    }
    let labels = ["there", "as it was"]
    #expect(ListeningHost.heard(in: view, as: .text()) == labels)
    #expect(ListeningHost.heard(in: view, as: .html) == labels)
    #expect(ListeningHost.heard(in: view, as: .tree) == labels)
  }

  @Test("A page that shows a placeholder has the rule for it") func stylesheet() {
    let page = Document(title: "T", language: "en") { Text("a").redacted(reason: .placeholder) }
    let rules = page.rendered(as: .html).split(separator: "\n").filter { $0.hasPrefix(".red") }
    #expect(
      rules == [
        """
        .redacted{color:transparent;background:var(--line);border-radius:var(--radius-s);\
        font-family:var(--mono);user-select:none;-webkit-box-decoration-break:clone;\
        box-decoration-break:clone}
        """
      ]
    )
  }
}
