import Diptych
import DiptychHTMLTools
import Testing

@Suite("Start tags") struct StartTagTests {
  @Test("Every list of at most two attributes of each shape makes a whole tag") func shapes() {
    let long = String(repeating: "long ", count: 20)
    let shapes: [(HTML.Attribute<HTML.AnyTag>, String)] = [
      (.none, ""), (.id("b").when(false), ""), (.title("<\"&>"), " title=\"&lt;&quot;&amp;>\""),
      (.attribute("href", "/a?b&c"), " href=\"/a?b&amp;c\""),
      (.attribute("src", "javascript:a"), " src=\"about:invalid\""),
      (.data("key", "value"), " data-key=\"value\""), (.hidden, " hidden"),
      (.aria("label", "long name"), " aria-label=\"long name\""),
      (.lang(long), " lang=\"\(long)\""),
      (.class("ä"), " class=\"ä\""), (.attribute("n", ""), " n=\"\""),
    ]
    #expect(HTML.p { Text("none") }.rendered(as: .html) == "<p>none</p>")
    for (first, html) in shapes {
      #expect(HTML.p(first) { Text("one") }.rendered(as: .html) == "<p\(html)>one</p>")
      for (second, further) in shapes where further != html {
        let expected = "<p\(html)\(further)>two</p>"
        #expect(HTML.p(first, second) { Text("two") }.rendered(as: .html) == expected)
        #expect(HTML.p(.none, first, .none, second) { Text("two") }.rendered(as: .html) == expected)
      }
    }
  }

  @Test("A tag is whole wherever the buffer ends", arguments: [4096, 16 << 10])
  func room(capacity: Int) {
    for missing in 0..<64 {
      let filler = String(repeating: "a", count: capacity - missing)
      let page = HTML.p {
        Text(verbatim: filler)
        HTML.element("x-short", .class("lead"), .title("&")) { Text("b") }
      }
      let html = "<p>\(filler)<x-short class=\"lead\" title=\"&amp;\">b</x-short></p>"
      #expect(page.rendered(as: .html) == html)
    }
  }

  @Test("An element without a name has its attributes") func nameless() {
    let view = HTML.ElementName("")(.class("a")) { Text("b") }
    #expect(view.rendered(as: .html) == #"< class="a">b</>"#)
  }
}
