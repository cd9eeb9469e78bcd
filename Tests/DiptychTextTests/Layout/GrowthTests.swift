import Diptych
import Testing

@Suite("Large layouts") struct GrowthTests {
  @Test("Every array of the layout grows while it is read", arguments: [1, 100, 5000])
  func rows(count: Int) {
    let numbers = 10_000..<10_000 + count
    let table = Table(numbers) {
      TableColumn("Number") { Text("no. \($0)").foregroundStyle(.indexed(UInt8($0 % 256))) }
      TableColumn("Nested") { number in
        HStack {
          Text("a")
          Table([number]) { TableColumn("Inner") { Text("\($0)") } }
        }
      }
    }
    var expected = """
      ┌───────────┬─────────────┐
      │ Number    │ Nested      │
      ├───────────┼─────────────┤

      """
    for number in numbers {
      expected += """
        │ no. \(number) │ a ┌───────┐ │
        │           │   │ Inner │ │
        │           │   ├───────┤ │
        │           │   │ \(number) │ │
        │           │   └───────┘ │

        """
    }
    expected += "└───────────┴─────────────┘\n"
    #expect(table.theme(.square).rendered(as: .text(width: 27)) == expected)
    let colored = table.theme(.square).rendered(as: .text(width: 27, color: .ansi256))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == expected)
  }
}
