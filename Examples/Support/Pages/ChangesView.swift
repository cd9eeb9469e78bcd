package import Diptych

/// The changes of a folder of pages, one page per line.
package struct ChangesView: View {
  private let changes: PageDirectory.Changes
  private let directory: PageDirectory

  package init(changes: PageDirectory.Changes, directory: PageDirectory) {
    self.changes = changes
    self.directory = directory
  }

  package var body: some View {
    lines("wrote", changes.written)
    lines("kept", changes.unchanged)
    lines("removed", changes.removed)
    Text(
      """
      \(counted(changes.written.count, "page")) written, \(changes.unchanged.count) unchanged, \
      \(changes.removed.count) removed in \(visible(directory.path))
      """
    )
  }

  private func lines(_ verb: String, _ paths: [String]) -> some View {
    ForEach(paths, id: \.self) { Text("\(verb) \(visible(directory.location(of: $0)))") }
  }
}
