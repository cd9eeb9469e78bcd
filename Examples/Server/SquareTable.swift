import Diptych

/// A table that is longer than a reader wants to wait for.
struct SquareTable: View, Sendable {
  var body: some View {
    Table(Array(1...50_000)) {
      TableColumn("Number", alignment: .trailing) { Text("\($0)") }
      TableColumn("Square", alignment: .trailing) { Text("\($0 * $0)") }
    }
  }
}
