import Diptych
import ExampleSupport

/// What a write to a folder of pages did, a line a page.
struct ChangesView: View {
  let changes: PageDirectory.Changes
  let directory: PageDirectory

  var body: some View {
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
