import Diptych
import Testing

@testable import DiptychHTML

@Suite("Sets of elements") struct ElementSetTests {
  @Test(
    "A start tag is found in markup, whatever the case of its name",
    arguments: ["a", "ul", "blockquote", "code", "small", "link"]
  )
  func names(name: String) {
    let set = ElementSet(name)
    #expect(!set.isEmpty)
    for var markup in [
      "a<\(name) class=\"b\">c</\(name)>", "<!-- --><\(name.uppercased())/> < a <1",
    ] {
      #expect(markup.withUTF8 { ElementSet(in: $0[...]) } == set)
    }
  }

  @Test("An element without rules brings no rules into a page") func without() {
    for name in ["", "1", "b", "div", "tables", "tabl", "SPAN", "user-card"] {
      #expect(ElementSet(name).isEmpty)
    }
  }

  /// Returns the rules of elements in a page with some content.
  private func rules(_ content: some View) -> [String] {
    let page = Document(title: "T", language: "en") { content }.rendered(as: .html)
    return ElementRules.all.map(\.css).filter(page.contains)
  }

  @Test("A page holds the rules of the elements that it has, however they came into it")
  func use() {
    let quote = ElementRules.all.filter { $0.elements == ElementSet("blockquote") }.map(\.css)
    #expect(quote.count == 1)
    #expect(rules(Text("a")) == [])
    #expect(rules(Quote { Text("a") }) == quote)
    #expect(rules(HTML.blockquote { Text("a") }) == quote)
    #expect(rules(HTML.blockquote(.id("b")) { Text("a") }.htmlAttributes(.class("c"))) == quote)
    #expect(rules(Raw(html: "<p>a</p><BlockQuote class=c>")) == quote)
    #expect(rules(Raw(html: "<blockquote>").redacted(reason: .placeholder)) == [])
    let rule = ElementRules.all.filter { $0.elements == ElementSet("hr") }.map(\.css)
    #expect(rules(HTML.hr()) == rule)
    #expect(rules(Divider()) == rule)
    #expect(rules(HTML.meter { Text("a") }).count == 1)
    #expect(rules(HTML.table {}).count == 1)
    #expect(rules(Table([1]) { TableColumn("A") { Text("\($0)") } }).count == 1)
  }
}
