import Diptych
import DiptychTesting
import Testing

@Suite("Rows as records") struct RecordTests {
  private let rows = [("Parser", "Recursive descent, by hand", 214), ("Layout", "Two passes", 12)]

  @Test("The first cell has its title, unless it is a name") func first() {
    func records(_ rows: [(String, String)], isHeader: Bool = false) -> String {
      let column = TableColumn<(String, String), Text>("Attempt") { Text($0.0) }
      return Table(rows) {
        if isHeader { column.rowHeader() } else { column }
        TableColumn("Address") { Text($0.1) }
      }
      .records().rendered(as: .text(width: 20))
    }
    let address = "two words here"
    for value in ["3", "2026-11-29", "true", "12 ms", "–"] {
      #expect(
        records([(value, address)]) == "Attempt  \(value)\nAddress  two words\n         here\n"
      )
    }
    for name in ["Parser", "3f9c2ab", "東京"] {
      #expect(records([(name, address)]) == "\(name)\nAddress  two words\n         here\n")
    }
    // The rows of a table look alike.
    #expect(
      records([("4019282", address), ("3f9c2ab", address)])
        == "4019282\nAddress  two words\n         here\n\n3f9c2ab\nAddress  two words\n         here\n"
    )
    #expect(records([("3", address)], isHeader: true) == "3\nAddress  two words\n         here\n")
  }

  @Test("A cell below its title is cut, as in the table") func cut() {
    let table = Table(rows) {
      TableColumn("Suite") { Text($0.0) }
      TableColumn("How it is done") { Text($0.1) }.truncated()
      TableColumn("Tests of it") { Text("\($0.2)") }
    }
    expectSnapshot(of: table.rendered(as: .text(width: 12)))
  }

  @Test("A value whose words would be broken stands below its title") func broken() {
    let table = Table(rows) {
      TableColumn("Suite") { Text($0.0) }
      TableColumn("Method") { Text($0.1) }
      TableColumn("Tests") { Text("\($0.2)") }
    }
    expectSnapshot(of: table.rendered(as: .text(width: 17)), named: "beside")
    let below = table.rendered(as: .text(width: 16))
    expectSnapshot(of: below, named: "below")
    #expect(table.rendered(as: .text(width: 13)) == below)
  }

  @Test("Titles of records in sections have the space that the indent leaves")
  func sections() {
    let table = Table(rows) {
      TableColumn("Suite") { Text($0.0) }
      TableColumn("Tests") { Text("\($0.2) hours") }
      TableColumn("Words") { _ in Text("unbroken") }
    }
    .records().sections { _ in "All" }
    func record(_ width: Int) -> String {
      table.rendered(as: .text(width: width)).split(separator: "\n\n").first.map { "\($0)" } ?? ""
    }
    #expect(
      record(17) == """
        All
          Parser
          Tests  214
                 hours
          Words  unbroken
        """
    )
    #expect(
      record(16) == """
        All
          Parser
          Tests
            214 hours
          Words
            unbroken
        """
    )
  }

  @Test("A bar and a word that is longer than any line stand beside their titles")
  func shrinking() {
    let table = Table([("Parser", "https://example.org/parser", 0.25)]) {
      TableColumn("Suite") { Text($0.0) }
      TableColumn("Page") { Text($0.1) }
      TableColumn("Share") { Gauge("Share", value: $0.2).frame(width: 16) }
    }
    #expect(
      table.records().rendered(as: .text(width: 19)) == """
        Parser
        Page   https://
               example.org/
               parser
        Share  ━━━─────────

        """
    )
  }

  @Test("Footers stand below a rule, those with text alone") func footers() {
    let table = Table(rows) {
      TableColumn("Suite") { Text($0.0) }
      TableColumn("Method") { Text($0.1) }
      TableColumn("Tests") { Text("\($0.2)") }.footer("226")
    }
    expectSnapshot(of: table.rendered(as: .text(width: 18)))
    let open = table.tableBorder(.none).rendered(as: .text(width: 18))
    #expect(open.hasSuffix("12\n\nTests   226\n"))
    let wide = Table(0..<30) {
      TableColumn("A") { Text("\($0)") }
      for i in 0..<20 { TableColumn("\(i)") { _ in Text("word") }.footer("end") }
    }
    let rule: Substring = "────────────────────────────────────────"
    let lines = wide.rendered(as: .text(width: 60)).split(separator: "\n")
    #expect(lines.suffix(21).first == rule)
  }
}
