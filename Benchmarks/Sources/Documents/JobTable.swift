import Diptych
import Yardsticks

// The tables have frames, as in the libraries that they are compared with.

/// A table of four columns with no style but the header's.
struct PlainJobTable: View {
  let jobs: [Job]

  var body: some View {
    Table(jobs) {
      TableColumn("ID", alignment: .trailing) { Text($0.id) }
      TableColumn("Name") { Text($0.name) }
      TableColumn("Status") { Text($0.status) }
      TableColumn("Description") { Text($0.description) }
    }
    .tableBorder(.square)
  }
}

/// A table of four columns, two of them in colour.
struct ColorJobTable: View {
  let jobs: [Job]

  var body: some View {
    Table(jobs) {
      TableColumn("ID", alignment: .trailing) { Text($0.id).foregroundStyle(.cyan) }
      TableColumn("Name") { Text($0.name) }
      TableColumn("Status") { StatusCell(status: $0.status) }
      TableColumn("Description") { Text($0.description) }
    }
    .tableBorder(.square)
  }
}

/// A table of six columns with no style but the header's.
struct PlainWideJobTable: View {
  let jobs: [Job]

  var body: some View {
    Table(jobs) {
      TableColumn("ID", alignment: .trailing) { Text($0.id) }
      TableColumn("Name") { Text($0.name) }
      TableColumn("Status") { Text($0.status) }
      TableColumn("Description") { Text($0.description) }
      TableColumn("Bytes", alignment: .trailing) { Text($0.bytes) }
      TableColumn("Note") { Text($0.note) }
    }
    .tableBorder(.square)
  }
}

/// A table of six columns, two of them in colour.
struct ColorWideJobTable: View {
  let jobs: [Job]

  var body: some View {
    Table(jobs) {
      TableColumn("ID", alignment: .trailing) { Text($0.id).foregroundStyle(.cyan) }
      TableColumn("Name") { Text($0.name) }
      TableColumn("Status") { StatusCell(status: $0.status) }
      TableColumn("Description") { Text($0.description) }
      TableColumn("Bytes", alignment: .trailing) { Text($0.bytes) }
      TableColumn("Note") { Text($0.note) }
    }
    .tableBorder(.square)
  }
}

/// A status in a style for its urgency.
struct StatusCell: View {
  let status: String

  var body: some View {
    switch status {
    case "ok": Text(status).foregroundStyle(.green)
    case "failed": Text(status).bold().foregroundStyle(.red)
    case "skipped": Text(status).dim()
    default: Text(status).foregroundStyle(.yellow)
    }
  }
}
