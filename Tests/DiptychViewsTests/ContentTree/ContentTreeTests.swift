import Diptych
import Testing

/// A component that wants a load, and more of it.
private struct Wish: _PrimitiveView {
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.wants {}
    renderer.wantsMore {}
  }
}

@Suite("Content trees") struct ContentTreeTests {
  /// Returns a line for each node, with its role and the text of a text.
  private func outline(_ node: ContentTree.Node, depth: Int = 0) -> String {
    node.children.map { child in
      let text = child.role == .text ? " \"\(child.text)\"" : ""
      let line = String(repeating: "  ", count: depth) + "\(child.role)\(text)\n"
      return line + outline(child, depth: depth + 1)
    }
    .joined()
  }

  private func outline<V: View>(_ view: V) -> String { outline(ContentTree(view).root) }

  private func first(_ role: ContentTree.Role, in view: some View) throws -> ContentTree.Node {
    try #require(ContentTree(view).root.descendants.first { $0.role == role })
  }

  @Test("Inline content between blocks is a paragraph") func paragraphs() {
    let view = Group {
      Heading("Tests", level: 2)
      HTML.div {
        Text("212").bold()
        Text(" passed")
        Paragraph { Text("in 3 s") }
        Link("Report", destination: "report.html")
      }
      VStack {
        Text("a")
        List { Text("b") }
      }
      Text("c")
      Text("d")
    }
    #expect(
      outline(view) == """
        heading
          text "Tests"
        block
          paragraph
            styled
              text "212"
            text " passed"
          paragraph
            text "in 3 s"
          paragraph
            link
              text "Report"
        vstack
          paragraph
            text "a"
          block
            list
              item
                text "b"
        paragraph
          text "c"
        paragraph
          text "d"

        """
    )
  }

  @Test("The traits of nodes") func traits() throws {
    #expect(try first(.heading, in: Heading("a", level: 3)).level == 3)
    let list = try first(.list, in: List(.ordered, start: 4) { Text("a") })
    #expect(list.listStyle == .ordered && list.attribute("start") == "4")
    #expect(try first(.styled, in: Text("a").italic()).style == .italic)
    #expect(try first(.callout, in: Callout("a", status: .danger)).status == .danger)
    #expect(try first(.badge, in: Badge("a", status: .success)).status == .success)
    #expect(try first(.codeBlock, in: CodeBlock("let a", language: "swift")).text == "let a")
    #expect(try first(.gauge, in: Gauge("Disk", value: 0.75)).text == "75%")
    #expect(try first(.sparkline, in: Sparkline("Load", values: [0, 1])).values == [0, 1])
    let table = Table([1]) {
      TableColumn("Name") { Text("\($0)") }
      TableColumn("Size", alignment: .trailing) { Text("\($0)") }
    }
    #expect(try first(.table, in: table).alignments == [.leading, .trailing])
    #expect(try first(.cell, in: table).span.isSingle)
    #expect(try first(.titles, in: table).text == "Name Size")
  }

  @Test("A link has its destination, unless the policy refuses it") func destinations() throws {
    #expect(try first(.link, in: Link("a", destination: "/b")).destination == "/b")
    let refused = ContentTree(Link("a", destination: "javascript:b")).root.descendants
    #expect(!refused.contains { $0.role == .link })
    let element = try first(.inline, in: HTML.a(.href("javascript:b")) { Text("a") })
    #expect(element.destination == nil)
    #expect(element.attribute("href") == "about:invalid")
    let policy = LinkPolicy.standard.allowing("rdar")
    let allowed = Link("a", destination: "rdar://1").environment(\.linkPolicy, policy)
    #expect(try first(.link, in: allowed).destination == "rdar://1")
  }

  @Test("Redacted content has only its shape") func redaction() {
    let view = Group {
      Link("secret", destination: "/secret")
      Image("secret.png", alt: "secret")
      Button("secret") {}
      Gauge("secret", value: 0.5)
      HTML.p(.title("secret"), .class("note")) { Text("secret") }
      Raw(html: "secret")
      CodeBlock("secret", language: "secret")
    }
    .redacted(reason: .privacy)
    let nodes = ContentTree(view).root.descendants
    for node in nodes {
      #expect(!node.text.contains("s"))
      #expect(node.destination == nil)
      #expect(node.action == nil)
      for name in ["alt", "title", "aria-label", "href", "src", "value", "language"] {
        #expect(node.attribute(name)?.contains { $0.isLetter || $0.isNumber } != true)
      }
    }
    #expect(nodes.contains { $0.attribute("class") == "note" })
    #expect(nodes.contains { $0.text == "▒▒▒▒▒▒" && $0.isRedacted })
  }

  @Test("A button has its action, and the host gets it") func actions() async throws {
    let counter = Counter()
    let tree = ContentTree(Button("Retry") { await counter.count() }.accessibilityLabel("Again"))
    let buttons = tree.root.descendants.filter { $0.role == .button }
    #expect(buttons.map(\.text) == ["Retry"])
    let action = try #require(buttons.first?.action)
    await action()
    #expect(await counter.value == 1)
  }

  private actor Counter {
    private(set) var value = 0

    func count() { value += 1 }
  }

  @Test("Loads and actions reach the host, of redacted content loads alone") func host() {
    let view = Group {
      Wish()
      Button("Go") {}
    }
    #expect(ListeningHost.heard(in: view, as: .plain) == ["wants", "more", "Go"])
    let redacted = view.redacted(reason: .placeholder)
    #expect(ListeningHost.heard(in: redacted, as: .plain) == ["wants", "more"])
  }

  @Test("Text has visible control characters, and blocks are apart") func text() {
    let view = Group {
      Paragraph { Text("a\u{1B}b") }
      Label(icon: "!") { Text("c") }
      ViewThatFits {
        Text("d")
        Text("e")
      }
    }
    #expect(ContentTree(view).root.text == "a␛b c d")
    #expect(ContentTree(view).root.descendants.first { $0.role == .icon }?.text == "! ")
  }

  @Test("Each role has a fallback that every format supports") func fallbacks() {
    let view = Group {
      Callout("a") { Text("b") }
      Facts { LabeledContent("c", value: "d") }
      Breadcrumbs { Link("e", destination: "/") }
      Panel("f") { Label(icon: "g") { Text("h") } }
    }
    let basic: Set<ContentTree.Role> = [
      .text, .inline, .paragraph, .block, .list, .item, .row, .cell, .preformatted,
    ]
    for node in ContentTree(view).root.descendants {
      var role = node.role
      while let fallback = role.fallback { role = fallback }
      #expect(basic.contains(role) || [.group, .name, .value].contains(role), "\(node.role)")
    }
  }

  @Test("A tree that is too deep for the stack ends in a note") func depth() {
    struct Nest: View {
      let depth: Int
      var body: some View { if depth > 0 { AnyView(Quote { Nest(depth: depth - 1) }) } }
    }
    #expect(ContentTree(Nest(depth: 100_000)).root.text.contains("nested too deep"))
  }
}
