import DiptychSnapshots
import DiptychTerminal

/// The staged outputs as a table, with the commands for them.
struct StagedList: View {
  struct Row {
    let snapshot: StagedSnapshot
    let change: StagedChange
  }

  let rows: [Row]

  var body: some View {
    if rows.isEmpty {
      Text("No outputs are staged.")
    } else {
      VStack(spacing: 1) {
        Table(rows) {
          TableColumn("Snapshot") { Pathname($0.snapshot.path) }.rowHeader()
          TableColumn("Lines", alignment: .trailing) { ChangeText(change: $0.change) }
          TableColumn("Test") { Text($0.snapshot.test).dim() }
        }
        DecisionHelp()
      }
    }
  }
}

/// The numbers of lines that an output adds and removes.
struct ChangeText: View {
  let change: StagedChange

  var body: some View {
    switch change {
    case .new(let lines): Text("new, \(lines)").role(.added)
    case .changed(let added, let removed):
      Text("+\(added)").role(.added) + Text(" ") + Text("-\(removed)").role(.removed)
    }
  }
}

/// A hint how to accept or reject staged outputs.
struct DecisionHelp: View {
  var body: some View {
    Paragraph {
      Text("To go on: ")
      Code("swift run diptych-snapshots review")
      Text(" in a terminal, ")
      Code("accept PATH")
      Text(" or ")
      Code("reject PATH")
      Text("; ")
      Code("--all")
      Text(" takes every one.")
    }
  }
}
