import Diptych
import DiptychHTMLTools
import Testing

@Suite("Attributes of the element of a view") struct ElementAttributeTests {
  private func html(_ view: some View) -> String { view.rendered(as: .html) }

  @Test("Attributes of a link, an image and a button among blocks do not go to the paragraph")
  func inlineElements() {
    let view = Group {
      Link("a", destination: "/a").htmlAttributes(.class("button"))
      Image("a.png", alt: "A").htmlAttributes(.class("wide"), .id("image"))
      Button("Go") {}.htmlAttributes(.class("big"))
      Link("a", destination: "/a").accessibilityLabel("A").htmlAttributes(.class("button"))
      Text("a").htmlAttributes(.class("text"))
      Text("a").bold().htmlAttributes(.class("bold"))
      Paragraph { Link("a", destination: "/a") }.htmlAttributes(.class("paragraph"))
      Link("a", destination: "ssh://a").htmlAttributes(.class("label"))
    }
    #expect(
      html(view) == """
        <p><a href="/a" class="button">a</a></p>\
        <p><img src="a.png" alt="A" class="wide" id="image"></p>\
        <p><button type="button" class="big">Go</button></p>\
        <p><a href="/a" class="button" aria-label="A">a</a></p>\
        <p class="text">a</p><p class="bold"><strong>a</strong></p>\
        <p class="paragraph"><a href="/a">a</a></p>\
        <p><span class="label">a</span></p>
        """
    )
    #expect(
      html(List { Link("a", destination: "/a").htmlAttributes(.class("b")) })
        == #"<ul><li><a href="/a" class="b">a</a></li></ul>"#
    )
  }

  @Test("A link and an image take the attributes of their elements, which no other element gets")
  func ownAttributes() {
    let view = Group {
      Link("a", destination: "/a").htmlAttributes(.rel("nofollow"), .target("_blank"), .class("b"))
      Link("a", destination: "/a").htmlAttributes(.download("a.txt"))
      Image("a.png", alt: "A").htmlAttributes(.width(3), .height(2), .loading("lazy"))
      Image("a.png", alt: "A").htmlAttributes(.id("x"), .lang("de")).htmlAttributes(.class("c"))
      Link("a", destination: "ssh://a").htmlAttributes(.rel("nofollow"), .class("d"))
      Link("a", destination: "ssh://a").htmlAttributes(.rel("nofollow"))
    }
    #expect(
      html(view) == """
        <p><a href="/a" class="b" rel="nofollow" target="_blank">a</a></p>\
        <p><a href="/a" download="a.txt">a</a></p>\
        <p><img src="a.png" alt="A" width="3" height="2" loading="lazy"></p>\
        <p><img src="a.png" alt="A" class="c" id="x" lang="de"></p>\
        <p><span class="d">a</span></p><p>a</p>
        """
    )
    #expect(
      html(Image("a.png", alt: "A").htmlAttributes(.width(3)).redacted(reason: .placeholder))
        == html(Image("a.png", alt: "A").redacted(reason: .placeholder))
    )
  }

  @Test("Redaction of an element without content keeps the alternative text")
  func removedElements() {
    let view = HTML.div {
      HTML.img(.src("a.png"), .alt("Ada Byron"), .id("x"), .data("name", "Ada"))
      HTML.img(.src("a.png"), .alt("")).htmlAttributes(.id("y"), .class("z"))
      HTML.link(.rel("stylesheet"), .href("/ada.css"))
      HTML.input(.type("text"), .value("Ada"), .name("n"))
      HTML.img(.src("javascript:ada"), .alt("a").when(false), .alt("<b>")).htmlAttributes(.id("i"))
      HTML.p { Text("Ada") }
    }
    #expect(
      html(view.redacted(reason: .placeholder)) == """
        <div \(announcement)><span class="redacted" aria-hidden="true">▒▒▒ ▒▒▒▒▒</span>\
        <span class="z" id="y"></span>\
        <input type="text" name="n" disabled aria-hidden="true">\
        <span id="i"><span class="redacted" aria-hidden="true">▒▒▒</span></span>\
        <p><span class="redacted" aria-hidden="true">▒▒▒</span></p></div>
        """
    )
    #expect(throws: Never.self) { try view.redacted(reason: .placeholder).validate() }
  }

  @Test("An id that is a string without white space is the id of the element") func ids() {
    let view = Group {
      Heading("Install", level: 2).id("install")
      Section("Use") { Text("x") }.id("use")
      Text("a").id("a b")
      Text("b").id("")
      Text("c").id(3)
      Text("d").id(Optional("d"))
      Link("e", destination: "#install").id("e")
      Paragraph {
        Text("f ")
        Text("g").id("g")
      }
      ForEach(["h", "i"], id: \.self) { Text($0) }
      Text("j").id("inner").id("outer")
      Text("k").id("k").htmlAttributes(.id("attribute"))
    }
    #expect(
      html(view) == """
        <h2 id="install">Install</h2><section id="use"><h2>Use</h2><p>x</p></section>\
        <p>a</p><p>b</p><p>c</p><p>d</p><p><a href="#install" id="e">e</a></p>\
        <p>f <span id="g">g</span></p><p>h</p><p>i</p><p id="outer">j</p><p id="attribute">k</p>
        """
    )
    #expect(
      view.rendered(as: .htmlProblems) == [
        HTMLProblem(path: "p", kind: .invalidID(id: "a b")),
        HTMLProblem(path: "p:nth-of-type(2)", kind: .invalidID(id: "")),
        HTMLProblem(path: "p:nth-of-type(9)", kind: .droppedID(id: "inner", kept: "outer")),
        HTMLProblem(path: "p:nth-of-type(10)", kind: .droppedID(id: "k", kept: "attribute")),
      ]
    )
    #expect(view.rendered(as: .plain).hasPrefix("Install\n\nUse\nx\na\nb\n"))
  }

  @Test("The first of several children gets the id, and a repeated id is a problem")
  func several() {
    let pair = Group {
      Text("a")
      Text("b")
    }
    #expect(html(List { pair.id("x") }) == #"<ul><li id="x">a</li><li>b</li></ul>"#)
    #expect(html(VStack { pair.id("x") }) == #"<div class="vstack"><p id="x">a</p><p>b</p></div>"#)
    #expect(html(Group { EmptyView().id("x") }) == "")
    let twice = Group {
      Text("a").id("x")
      Text("b").id("x")
    }
    #expect(
      twice.rendered(as: .htmlProblems).map(\.description) == [
        "p:nth-of-type(2): the id \"x\" is already the id of p. Give each element an id of its own."
      ]
    )
  }

  @Test("An absent attribute makes no element") func absent() {
    let view = Paragraph {
      Text("a").htmlAttributes(.hidden(false))
      Text("b").htmlAttributes(.none)
      Text("c").id("")
    }
    #expect(html(view) == "<p>abc</p>")
  }

  @Test("A newline is white space, unless it is preserved") func lineBreaks() {
    let text = Text("a\nb")
    #expect(html(text) == "<p>a\nb</p>")
    #expect(
      html(text.lineBreaks(.preserved)) == "<div class=\"line-breaks-preserved\"><p>a\nb</p></div>"
    )
    #expect(
      html(Paragraph { text.lineBreaks(.soft) })
        == "<p><span class=\"line-breaks-soft\">a\nb</span></p>"
    )
    for lineBreaks in [LineBreaks.soft, .preserved] {
      #expect(text.lineBreaks(lineBreaks).rendered(as: .text()) == "a\nb\n")
      #expect(text.lineBreaks(lineBreaks).rendered(as: .plain) == "a\nb\n")
    }
    let page = Document(title: "T", language: "en") { text.lineBreaks(.preserved) }
    let rules = page.rendered(as: .html).split(separator: "\n").filter {
      $0.contains("white-space")
    }
    #expect(rules == [".line-breaks-preserved{white-space:pre-line}"])
  }

  @Test("Words of a table stay whole, and a link takes the colour around it") func sheet() {
    let rules = Stylesheet.standard.split(separator: "\n")
    #expect(rules.contains { $0.hasPrefix("body{") && $0.hasSuffix("overflow-wrap:break-word}") })
    #expect(!Stylesheet.base.contains("anywhere"))
    let link = rules.firstIndex { $0.hasPrefix("a{color:var(--link,var(--accent));") }
    #expect(
      link.map { rules[$0 + 2] } == #"""
        :where(.dim,.inverse,[class^="fg-"],[class*=" fg-"]) a,\#
        :where(h1,h2,h3,h4,h5,h6)>a{color:inherit}
        """#
    )
  }

  @Test("A background of one colour is a modifier of every view") func background() {
    #expect(html(Text("a").background(.blue)) == html(Text("a").backgroundStyle(.blue)))
    let view = Panel("T") { Text("a") }.background(.blue)
    #expect(
      html(view) == """
        <div class="bg-blue fit"><section class="panel"><h2>T</h2><p>a</p></section></div>
        """
    )
    #expect(view.rendered(as: .text(width: 9)) == "╭─ T ─╮\n│ a   │\n╰─────╯\n")
    #expect(
      view.rendered(as: .text(width: 9, color: .ansi16)) == """
        \u{1B}[2;44m╭─ \u{1B}[22;1mT \u{1B}[22;2m─╮\u{1B}[0m
        \u{1B}[2;44m│ \u{1B}[22ma   \u{1B}[2m│\u{1B}[0m
        \u{1B}[2;44m╰─────╯\u{1B}[0m

        """
    )
  }

  @Test("Each view in the closure of a ForEach is an item, as in SwiftUI") func items() {
    let list = List {
      ForEach([1, 2], id: \.self) {
        Text("\($0)")
        Text("\($0)!")
      }
    }
    #expect(html(list) == "<ul><li>1</li><li>1!</li><li>2</li><li>2!</li></ul>")
    #expect(list.rendered(as: .text()) == "• 1\n• 1!\n• 2\n• 2!\n")
    #expect(list.rendered(as: .plain) == "- 1\n- 1!\n- 2\n- 2!\n")
  }
}
