import DiptychSnapshots
import DiptychTerminal

/// A verb that shows or removes the reference files that the newest run of all tests has not used.
struct PruneVerb {
  let package: SnapshotPackage
  let output: Terminal

  func run(_ options: ToolOptions) throws -> ToolResult {
    let use: ReferenceUse
    do {
      use = try ReferenceUse(of: package, assumesSuccess: options.passed)
    } catch let reason as UncheckedReason {
      try output.write("Not checked. \(reason)\n")
      return .failure
    }
    if options.deletes {
      let folder = ReferenceFolder(package.directories.references)
      for file in use.obsolete { try folder.remove(file) }
    }
    try output.write(ReferenceUseView(use: use, isDeleted: options.deletes))
    return use.obsolete.isEmpty || options.deletes ? .success : .failure
  }
}

/// The unused reference files, grouped by the reason.
struct ReferenceUseView: View {
  let use: ReferenceUse
  let isDeleted: Bool

  var body: some View {
    VStack(spacing: 1) {
      Text("\(counted(use.usedCount, "reference")) \(use.usedCount == 1 ? "is" : "are") used.")
      if !use.obsolete.isEmpty {
        group(isDeleted ? "Removed, since no test uses them:" : "No test uses these:", use.obsolete)
        if !isDeleted {
          Paragraph {
            Text("To remove them: ")
            Code("swift run diptych-snapshots prune --delete")
          }
        }
      }
      if !use.idle.isEmpty {
        group("Their tests exist and took no snapshot, maybe they are disabled:", use.idle)
      }
      if !use.recent.isEmpty { group("Written after the last run:", use.recent) }
    }
  }

  private func group(_ title: String, _ files: [String]) -> some View {
    VStack {
      Text(title)
      List(files, id: \.self) { Pathname($0) }
    }
  }
}
