import DiptychSnapshots
import DiptychTerminal

/// A verb that accepts or rejects staged outputs.
struct DecisionVerb {
  let package: SnapshotPackage
  let output: Terminal
  let accepts: Bool

  /// Accepts or rejects the staged outputs at some paths.
  ///
  /// - Throws: A ``ToolError``. If there is no staged output at a path, no file is changed. If some
  ///   reference files can't be replaced, all other files are replaced.
  func run(_ paths: [String], all isAll: Bool) throws -> ToolResult {
    let staging = SnapshotStaging(package.directories)
    let staged = staging.staged()
    let chosen = isAll ? staged : try package.chosen(paths, from: staged)
    if chosen.isEmpty { try output.write("No outputs are staged.\n") }
    guard accepts else {
      for snapshot in chosen {
        staging.reject(snapshot)
        try output.write("rejected \(snapshot.path)\n")
      }
      return .success
    }
    let errors = staging.accept(chosen, in: package)
    let left = Set(staging.staged())
    for snapshot in chosen where !left.contains(snapshot) {
      try output.write("accepted \(snapshot.path)\n")
    }
    if !errors.isEmpty { throw ToolError.notAccepted(errors) }
    return .success
  }
}

extension SnapshotPackage {
  /// Returns the staged outputs at some paths.
  ///
  /// A path leads to a snapshot, to a folder of snapshots or to a source file with inline
  /// snapshots, or is the name of a test or of a suite.
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
          || snapshot.inline?.file == relative || snapshot.test == path
          || snapshot.testNames.contains(path)
      }
      guard !named.isEmpty else {
        let names = staged.map(\.path) + staged.flatMap(\.testNames)
        throw .notStaged(path, suggestion: closest(to: relative, among: names))
      }
      chosen.formUnion(named)
    }
    return staged.filter(chosen.contains)
  }
}

extension StagedSnapshot {
  /// The shorter names of the test and of its suites: `Suite/test(of:)`, `Suite/test`, `Suite`.
  fileprivate var testNames: [String] {
    // The place of the test follows the name, in parentheses.
    let name = test.ranges(of: " (").last.map { test[..<$0.lowerBound] } ?? test[...]
    let components = name.prefix { $0 != "(" }.split(separator: "/")
    return [String(name)]
      + components.indices.reversed().map { components[...$0].joined(separator: "/") }
  }
}
