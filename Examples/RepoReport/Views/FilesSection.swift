import Diptych
import DiptychExampleSupport

/// The section of the files that were changed by most commits.
struct FilesSection: View {
  let history: History
  let limit: Int

  var body: some View {
    if !history.files.isEmpty {
      Section("Most changed files") {
        Table(history.files.prefix(limit)) {
          TableColumn("File") { Text($0.path) }
          TableColumn("Commits", alignment: .trailing) { Text(grouped($0.commitCount)) }
        }
        OmittedRows(count: history.fileCount - min(limit, history.files.count), noun: "more file")
      }
    }
  }
}
