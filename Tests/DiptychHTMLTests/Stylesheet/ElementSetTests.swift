import Diptych
import Testing

@testable import DiptychHTML

@Suite("Sets of elements")
struct ElementSetTests {
  /// The elements that most pages have and that have no rules of their own.
  private static let common = [
    "div", "span", "p", "li", "h1", "h2", "h3", "section", "strong", "em", "header", "footer",
    "main", "article", "aside", "script", "br", "b", "img", "svg", "label", "time", "meta", "tr",
    "td", "th", "title", "h4", "i", "u", "s",
  ]

  /// The elements that have rules, by the rules.
  private static let groups = [
    ["a"], ["ul", "ol", "menu"], ["table"], ["pre"], ["code", "kbd", "samp"], ["nav"], ["button"],
    ["input", "select", "textarea"], ["fieldset"], ["meter", "progress"], ["details"], ["dl"],
    ["blockquote"], ["figure"], ["hr"], ["small", "mark", "abbr"], ["style", "link"],
  ]

  @Test("An element brings no rules of another one into a page")
  func perfection() {
    let groups = [Self.common] + Self.groups
    let sets = groups.map { $0.reduce(into: ElementSet()) { $0.formUnion(ElementSet($1)) } }
    let clashes = sets.indices.flatMap { first in
      sets.indices.filter { $0 > first && !sets[first].isDisjoint(with: sets[$0]) }
        .map { groups[first] + groups[$0] }
    }
    #expect(clashes == [])
  }

  @Test("A start tag is noted as the name says", arguments: common + groups.joined())
  func names(name: String) {
    let bits = name.utf8.prefix(8).enumerated().reduce(0 as UInt64) { bits, byte in
      bits | UInt64(byte.element) << UInt64(8 * byte.offset)
    }
    #expect(ElementSet(name).rawValue == PackedName.mask(of: bits))
    #expect(ElementSet(in: "a<\(name) class=\"b\">c</\(name)>") == ElementSet(name))
    #expect(ElementSet(in: "<!-- --><\(name.uppercased())/> < a <1") == ElementSet(name))
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
