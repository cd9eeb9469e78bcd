import Diptych

/// A table that is so long that it should be streamed.
struct SquareTable: View, Sendable {
  var body: some View {
    Table(Array(1...50_000)) {
      TableColumn("Number", alignment: .trailing) { Text("\($0)") }
      TableColumn("Square", alignment: .trailing) { Text("\($0 * $0)") }
    }
  }
}
