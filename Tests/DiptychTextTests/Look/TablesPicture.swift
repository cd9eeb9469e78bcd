import Diptych

/// Tables of each kind, as on the sheet of the design.
struct TablesPicture: View {
  private struct File {
    let name: String
    let size: Int
    let state: String
    let folder: String

    static let all: [File] = [
      File(name: "a.txt", size: 12, state: "copied, after a while", folder: "Sources"),
      File(name: "long-name-of-a-file.txt", size: 1_024, state: "copied", folder: "Tests"),
      File(name: "b.txt", size: 7, state: "copied", folder: "Tests"),
    ]
  }

  private struct Commit {
    let subject: String
    let author: String
    let age: String
    let hash: String

    static let all: [Commit] = [
      Commit(
        subject: "Close idle connections after the grace period",
        author: "Amina Okafor",
        age: "3 hours ago",
        hash: "3f9c2ab"
      ),
      Commit(
        subject: "Router: match percent-encoded slashes",
        author: "Priya Natarajan",
        age: "5 hours ago",
        hash: "b71e04d"
      ),
    ]
  }

  var body: some View {
    VStack(spacing: 1) {
      Section("Header rule, the default") {
        Table(File.all) { columns }
      }
      Section("With groups and a caption") {
        Table(File.all) { columns }.sections { $0.folder }.caption("What was copied")
      }
      Section("Rows that take several lines") {
        Table([
          (
            "--html DIR",
            "Writes the report as pages into a folder, which is made if it is missing."
          ),
          ("--limit N", "Shows at most N rows of each table."),
        ]) {
          TableColumn("Option") { Text($0.0) }.rowHeader()
          TableColumn("Meaning") { Text($0.1) }
        }
        .rowSeparators()
      }
      Section("Records, where a table does not fit") {
        Table(Commit.all) {
          TableColumn("Subject") { Text($0.subject).lineLimit(1) }.rowHeader()
          TableColumn("Author") { Text($0.author) }
          TableColumn("When") { Text($0.age) }
          TableColumn("Commit") { Code($0.hash) }
        }
        .records()
        .frame(maxWidth: 40)
      }
    }
  }

  @TableColumnBuilder<File> private var columns: some TableColumns<File> {
    TableColumn("Name") { Text($0.name) }.rowHeader().footer("Total")
    TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }.footer("1043")
    TableColumn("State") { Text($0.state) }
  }
}
