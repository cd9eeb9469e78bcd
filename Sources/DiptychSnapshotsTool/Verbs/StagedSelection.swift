import DiptychSnapshots

extension SnapshotPackage {
  /// Returns the staged outputs at some paths.
  ///
  /// A path leads to a snapshot, to a folder of snapshots or to a source file with inline
  /// snapshots.
  ///
  /// - Throws: A ``ToolError`` if there is no staged output at a path.
  func chosen(
    _ paths: [String],
    from staged: [StagedSnapshot]
  ) throws(ToolError) -> [StagedSnapshot] {
    var chosen: Set<StagedSnapshot> = []
    for path in paths {
      let relative = snapshotPath(path)
      let named = staged.filter { snapshot in
        snapshot.path == relative || snapshot.path.hasPrefix(relative + "/")
          || snapshot.inline?.file == relative
      }
      guard !named.isEmpty else {
        throw .notStaged(path, suggestion: closest(to: relative, among: staged.map(\.path)))
      }
      chosen.formUnion(named)
    }
    return staged.filter(chosen.contains)
  }
}
