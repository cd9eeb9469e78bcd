import DiptychSnapshots
import DiptychTerminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A verb that shows the staged outputs as a table or as JSON.
struct ListVerb {
  let package: SnapshotPackage
  let output: Terminal

  func run(asJSON isJSON: Bool) throws -> ToolResult {
    let staging = SnapshotStaging(package.directories)
    let outputs = try staging.staged().map { try StagedOutput($0, in: staging) }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = outputs.map { Entry($0, package.directories, staging) }
      try output.write(String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n")
    } else {
      try output.write(StagedList(outputs: outputs))
    }
    return .success
  }

  /// A staged output in the JSON of the list.
  private struct Entry: Encodable {
    let path: String
    let test: String
    let kind: String
    let addedLines: Int
    let removedLines: Int
    let output: String
    let reference: String

    init(_ staged: StagedOutput, _ directories: SnapshotDirectories, _ staging: SnapshotStaging) {
      path = staged.snapshot.path
      test = staged.snapshot.test
      kind = staged.reference == nil ? "new" : "changed"
      addedLines = staged.addedLines
      removedLines = staged.removedLines
      output = staging.outputPath(of: staged.snapshot.path)
      reference =
        staged.snapshot.inline == nil
        ? directories.references + "/" + staged.snapshot.path : staged.snapshot.path
    }
  }
}

/// The staged outputs as a table, with the commands for them.
struct StagedList: View {
  let outputs: [StagedOutput]

  var body: some View {
    if outputs.isEmpty {
      Text("No outputs are staged.")
    } else {
      VStack(spacing: 1) {
        Table(outputs) {
          TableColumn("Snapshot") { Pathname($0.snapshot.path) }.rowHeader()
          TableColumn("Lines", alignment: .trailing) { ChangeText(output: $0) }
          TableColumn("Test") { Text($0.snapshot.test).dim() }
        }
        DecisionHelp()
      }
    }
  }
}

/// A hint how to accept or reject staged outputs.
struct DecisionHelp: View {
  var body: some View {
    Paragraph {
      Text("Next: ")
      Code("swift run diptych-snapshots review")
      Text(" in a terminal, ")
      Code("accept PATH")
      Text(" or ")
      Code("reject PATH")
      Text("; ")
      Code("--all")
      Text(" selects all of them.")
    }
  }
}
