import DiptychHTML
import DiptychViews
import Foundation
import Testing

@Suite("The examples in the comments of the groups of elements") struct GroupExampleTests {
  @Test("Each example becomes the HTML of its comment") func examples() throws {
    // These calls come from `Scripts/html-vocabulary.tsv`.
    // swift-format-ignore
    let written: [String: String] = [
      "edits": html(HTML.p { HTML.del { Text("one") }; HTML.ins { Text("two") } }),
      "embedded": html(HTML.img(.src("/ada.jpg"), .alt("Ada"), .loading("lazy"))),
      "forms": html(HTML.label { Text("Name "); HTML.input(.name("name"), .required) }),
      "grouping": html(HTML.ol(.start(3)) { HTML.li { Text("three") } }),
      "interactive": html(HTML.details { HTML.summary { Text("More") }; HTML.p { Text("Text") } }),
      "metadata": html(HTML.link(.rel("icon"), .href("/icon.svg"))),
      "scripting": html(HTML.script(.type("application/json"), json: #"{"a": "<"}"#)),
      "sections": html(HTML.section(.id("news")) { HTML.h2 { Text("News") } }),
      "tables": html(HTML.table { HTML.tr { HTML.th(.scope("row")) { Text("a") } } }),
      "text": html(HTML.a(.href("/?a=1&b=2")) { HTML.em { Text("a < b") } }),
    ]
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let table = try String(
      contentsOf: folder.appending(path: "../../../Scripts/html-vocabulary.tsv"),
      encoding: .utf8
    )
    let rows = table.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let groups = rows.filter { $0[0] == "group" }
    let elements = rows.filter { $0[0] == "element" }
    #expect(Set(elements.map { $0[2] }) == Set(groups.map { $0[1] }))
    let documented: [String: String] = Dictionary(
      uniqueKeysWithValues: groups.map { ($0[1], $0[4]) }
    )
    #expect(documented == written)
    for group in groups {
      #expect(source.contains("\"\(group[1])\": html(\(group[3])),"), "\(group[1])")
    }
  }

  private func html(_ view: some View) -> String { view.rendered(as: .html) }
}
