public import Diptych
import DiptychScreen
import Yardsticks

/// A screen of 39 lines and 119 cells: a table with a cursor that keys move, and a line of text.
public struct JobScreen: View {
  private let jobs: [Job]
  private let cursor: Shared<Int>

  /// Creates a screen.
  public init(cursor: Shared<Int>) {
    jobs = Job.generated(35, columns: .six)
    self.cursor = cursor
  }

  public var body: some View {
    let row = String(cursor.wrappedValue)
    VStack {
      Table(jobs) {
        TableColumn("") { Text($0.id == row ? "▸" : " ") }
        TableColumn("ID", alignment: .trailing) { Text($0.id).foregroundStyle(.cyan) }
        TableColumn("Name") { Text($0.name) }.truncated()
        TableColumn("Status") { StatusCell(status: $0.status) }
        TableColumn("Description") { Text($0.description) }.truncated()
        TableColumn("Bytes", alignment: .trailing) { Text($0.bytes) }
      }
      HStack {
        Button("Open") {}
        Button("Retry") {}
      }
      LineInputView(LineInput("kernel"), width: 40)
    }
  }
}
