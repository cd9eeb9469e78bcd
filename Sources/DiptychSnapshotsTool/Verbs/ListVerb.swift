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
    let rows = try staging.staged().map { snapshot in
      StagedList.Row(snapshot: snapshot, change: try StagedChange(snapshot, in: staging))
    }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = rows.map { Entry($0, package.directories, staging) }
      try output.write(String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n")
    } else {
      try output.write(StagedList(rows: rows))
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

    init(_ row: StagedList.Row, _ directories: SnapshotDirectories, _ staging: SnapshotStaging) {
      path = row.snapshot.path
      test = row.snapshot.test
      switch row.change {
      case .new(let lines): (kind, addedLines, removedLines) = ("new", lines, 0)
      case .changed(let added, let removed):
        (kind, addedLines, removedLines) = ("changed", added, removed)
      }
      output = staging.outputPath(of: row.snapshot.path)
      reference =
        row.snapshot.inline == nil
        ? directories.references + "/" + row.snapshot.path : row.snapshot.path
    }
  }
}
