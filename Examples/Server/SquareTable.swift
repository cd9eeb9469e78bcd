import Diptych

/// A long table.
struct SquareTable: View {
  var body: some View {
    Table(Array(1...50_000)) {
      TableColumn("Number", alignment: .trailing) { Text("\($0)") }
      TableColumn("Square", alignment: .trailing) { Text("\($0 * $0)") }
    }
  }
}
