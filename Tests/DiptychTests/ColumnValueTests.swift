import Diptych
import Testing

@Suite("Columns of values") struct ColumnValueTests {
  @Test("Columns of described values, with a placeholder for nil, and with a format")
  func values() {
    struct Row {
      let number: Int
      let share: Double?
      let name: String?
    }
    let table = Table([
      Row(number: 7, share: 0.5, name: "a"), Row(number: 12, share: nil, name: nil),
    ]) {
      TableColumn("Number", value: \.number)
      TableColumn("Hex", alignment: .trailing, value: \.number) { String($0, radix: 16) }
      TableColumn("Share", value: \.share)
      TableColumn("Percent", value: \.share, placeholder: "none") { "\(Int($0 * 100))%" }
      TableColumn("Written", value: \.share) { "\($0)" }
      TableColumn("Name", value: \.name, placeholder: "?")
    }
    #expect(
      table.theme(.square).rendered(as: .text()) == """
        ┌────────┬─────┬───────┬─────────┬─────────┬──────┐
        │ Number │ Hex │ Share │ Percent │ Written │ Name │
        ├────────┼─────┼───────┼─────────┼─────────┼──────┤
        │ 7      │   7 │ 0.5   │ 50%     │ 0.5     │ a    │
        │ 12     │   c │       │ none    │         │ ?    │
        └────────┴─────┴───────┴─────────┴─────────┴──────┘

        """
    )
  }
}
