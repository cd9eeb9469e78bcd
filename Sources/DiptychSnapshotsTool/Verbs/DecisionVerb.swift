import DiptychExampleSupport
import DiptychSnapshots
import DiptychTerminal

/// Accepts or rejects staged outputs.
struct DecisionVerb {
  let package: SnapshotPackage
  let output: Terminal
  let accepts: Bool

  /// Decides about the snapshots of paths.
  ///
  /// - Throws: A ``ToolError`` if a path names no staged output, before anything is changed; a
  ///   ``SnapshotError`` at the first file that can't be replaced.
  func run(_ paths: [String], all isAll: Bool) throws -> ToolResult {
    let staging = SnapshotStaging(package.directories)
    let staged = staging.staged()
    let chosen = isAll ? staged : try choose(paths, from: staged)
    if chosen.isEmpty { try output.write("No outputs are staged.\n") }
    for snapshot in chosen {
      if accepts {
        try staging.accept(snapshot)
      } else {
        staging.reject(snapshot)
      }
      try output.write("\(accepts ? "accepted" : "rejected") \(snapshot.path)\n")
    }
    return .success
  }

  private func choose(
    _ paths: [String],
    from staged: [StagedSnapshot]
  ) throws(ToolError) -> [StagedSnapshot] {
    var chosen: Set<StagedSnapshot> = []
    for path in paths {
      let relative = package.snapshotPath(path)
      let named = staged.filter { $0.path == relative || $0.path.hasPrefix(relative + "/") }
      guard !named.isEmpty else {
        throw .notStaged(path, suggestion: closest(to: relative, among: staged.map(\.path)))
      }
      chosen.formUnion(named)
    }
    return staged.filter(chosen.contains)
  }
}
