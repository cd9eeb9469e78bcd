import Diptych
import Testing

@testable import diptych_snapshots

@Suite("The rules of markup that was rendered before")
struct MarkupRulesTests {
  @Test("A page that holds the markup of another one has its rules")
  func rules() {
    let view = Group {
      Text("red").foregroundStyle(.red)
      Text("exact").foregroundStyle(Color(red: 10, green: 143, blue: 192)).padding(.leading, 3)
      Callout("Careful", status: .warning)
      Table([1]) { TableColumn("Number", alignment: .trailing) { Text("\($0)") } }
    }
    let page = Document(title: "T", language: "en") { view }.rendered(as: .html)
    let rules = Stylesheet.rules(ofClassesIn: view.rendered(as: .html)).split(separator: "\n")
    let missing = Stylesheet.css(Stylesheet.standardRules).split(separator: "\n")
      .filter { page.contains($0) && !rules.contains($0) }
    #expect(missing == [])
    #expect(rules.contains(".fg-0a8fc0{color:#0a8fc0}"))
    #expect(rules.contains(".pad-leading-3{padding-inline-start:3ch}"))
    #expect(!rules.contains { $0.hasPrefix(".pad-leading-2") })
  }

  @Test("Markup without classes has the rules that need none, and no other")
  func none() {
    let rules = Stylesheet.rules(ofClassesIn: "<p class=\"of-somebody-else\">a</p><p>b</p>")
    #expect(rules == Stylesheet.rules(ofClassesIn: ""))
    #expect(rules.utf8.count < 2048)
  }
}
