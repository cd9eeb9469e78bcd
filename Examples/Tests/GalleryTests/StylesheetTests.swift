import Diptych
import Testing

@testable import DiptychGallery

/// The stylesheet of a streamed page contains all rules that the gallery needs.
@Suite("The stylesheets of the gallery's pages")
struct StylesheetTests {
  @Test("A streamed page has every rule of the whole one", arguments: Catalog.groups)
  func entries(group: CatalogGroup) {
    for entry in group.entries { expectSameRules(EntryPage(entry: entry, group: group)) }
  }

  @Test("The pages of all components, of states and of themes, and the guide")
  func others() {
    expectSameRules(IndexPage(groups: Catalog.groups))
    expectSameRules(ComponentsPage(groups: Catalog.groups))
    expectSameRules(StatesPage(entries: []))
    expectSameRules(ThemesPage())
    expectSameRules(GuidePage())
  }

  @Test("The page of every element")
  func vocabulary() { expectSameRules(VocabularyPage()) }

  private func expectSameRules(_ page: some View) {
    let whole = page.rendered(as: .html)
    var collector = Collector()
    page.write(as: .html, to: &collector)
    let streamed = String(decoding: collector.bytes, as: UTF8.self)
    let (standardRules, streamedRest) = parts(of: streamed)
    let (rules, rest) = parts(of: whole)
    let standard = Set(standardRules)
    // The list of all colours contains the variables for the colours of a page. The rules of a part
    // with its own theme, and of a figure, are not known in advance.
    let known = [":root{", ".theme-", ".plot"]
    let missing = rules.filter { (rule: String) in
      !standard.contains(rule) && !known.contains(where: rule.contains)
    }
    #expect(
      missing.filter { !$0.hasPrefix(".fg-") && !$0.hasPrefix(".bg-") } == [],
      "Add what makes these to Stylesheet.standardRules, in Stylesheet+StandardRules.swift."
    )
    #expect(missing.allSatisfy { isExactColor($0) })
    #expect(rest == streamedRest)
  }

  /// Whether the class of a rule ends with a colour without a name.
  ///
  /// The standard stylesheet does not contain such rules.
  private func isExactColor(_ rule: String) -> Bool {
    rule.firstMatch(of: #/^\.(?:fg|bg)-[0-9a-f]{6}[ {]/#) != nil
  }

  /// The rules of the stylesheet in a page, and the markup after the stylesheet.
  private func parts(of page: String) -> (rules: [String], rest: String) {
    let page = Array(page.utf8)
    guard let start = page.firstRange(of: Array("<style>".utf8)) else { return ([], "") }
    var rules: [String] = []
    var rule: [UInt8] = []
    var depth = 0
    var index = start.upperBound
    // A loop over the bytes is used, because views of characters and slices would take most of the
    // time of these tests.
    while page[index] != UInt8(ascii: "<") || page[index + 1] != UInt8(ascii: "/") {
      let byte = page[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\n"):
        if depth == 0 {
          rules.append(String(decoding: rule, as: UTF8.self))
          rule = []
        }
        continue
      default: break
      }
      rule.append(byte)
    }
    rules.append(String(decoding: rule, as: UTF8.self))
    return (rules, String(decoding: page[index...], as: UTF8.self))
  }
}

/// A sink that keeps the bytes it receives.
private struct Collector: _ByteSink {
  var bytes: [UInt8] = []

  mutating func write(_ chunk: borrowing RawSpan) {
    chunk.withUnsafeBytes { bytes += $0 }
  }
}
