import Diptych
import DiptychSampling
import Testing

@Suite("Widths of tables with words that are longer than a line") struct TableWidthTests {
  private typealias Row = (test: String, message: String, time: String)

  private static let run: [Row] = [
    ("Allocation", "testThatBerthsAreAllocatedFairlyAmongAllShipsOfTheHarbor", "1 min 5 s"),
    ("Tides", "", "3 ms"),
  ]

  private static func table(_ rows: [Row]) -> Table<[Row], some TableColumns<Row>> {
    Table(rows) {
      TableColumn("Test", value: \.test)
      TableColumn("Message", value: \.message)
      TableColumn("Time", value: \.time)
    }
  }

  @Test("A long word is broken before the values beside it") func longWord() {
    #expect(
      Self.table(Self.run).rendered(as: .text(width: 40)) == """
        Test        Message            Time
        ────────────────────────────────────────
        Allocation  testThatBerthsAre  1 min 5 s
                    AllocatedFairlyAm
                    ongAllShipsOfTheH
                    arbor
        ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
        Tides                          3 ms

        """
    )
    #expect(
      Self.table([("Tides", "3f786850e387550fdab836ed7e6dc881de23001b", "1 min 5 s")])
        .rendered(as: .text(width: 50)) == """
          Tides
          Message  3f786850e387550fdab836ed7e6dc881de23001b
          Time     1 min 5 s

          """
    )
  }

  @Test("The maximum of a column holds for its sentences") func maximum() {
    let table = Table(["one sentence that has more words than a column takes"], id: \.self) {
      TableColumn("A") { Text($0) }.width(max: 9)
      TableColumn("B") { Text($0) }
    }
    let lines = table.tableBorder(.square).rendered(as: .text(width: 40)).split(separator: "\n")
    #expect(lines.first == "┌───────────┬──────────────────────────┐")
  }

  /// The widths of the columns of a table with borders, or nil for records.
  private func columns(_ text: String) -> [Int]? {
    text.first == "┌"
      ? text.prefix { $0 != "\n" }.split { !"─".contains($0) }.map(\.count) : nil
  }

  /// Rows of texts, words of up to 70 letters and values.
  private static func rows(_ seed: UInt64) -> [Row] {
    var random = SeededGenerator(seed: seed)
    func text() -> String {
      let words = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let isLong = Int.random(in: 0..<8, using: &random) == 0
        return String(repeating: "x", count: .random(in: 1...(isLong ? 70 : 9), using: &random))
      }
      return words.joined(separator: " ")
    }
    return (0..<3).map { _ in (text(), text(), "1 min 5 s") }
  }

  @Test("No column becomes narrower, and no table turns into records, as the width grows")
  func grows() {
    for rows in [Self.run] + (0..<60).map(Self.rows) {
      let table = Self.table(rows).tableBorder(.square)
      for table in [table, table.records(), table.sections { _ in "All" }] {
        var before: [Int]?
        for width in 12...160 {
          let text = table.rendered(as: .text(width: width))
          let columns = columns(text)
          if let before {
            #expect(columns?.count == before.count, "\(width): \(rows)")
            #expect(zip(before, columns ?? []).allSatisfy { $0 <= $1 }, "\(width): \(rows)")
          }
          if columns != nil { #expect(text.contains("│ 1 min 5 s │"), "\(width): \(rows)") }
          before = columns
        }
      }
    }
  }
}
