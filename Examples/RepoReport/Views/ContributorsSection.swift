import Diptych
import DiptychExampleSupport

/// The section of contributors by number of commits, with their shares as bars.
struct ContributorsSection: View {
  let contributors: [Contributor]
  let limit: Int

  @Environment(\.links) private var links
  @Environment(\.reportLayout) private var layout

  /// Pages list all contributors, since each has a page.
  private var rows: ArraySlice<Contributor> {
    contributors.prefix(links == nil ? limit : contributors.count)
  }

  var body: some View {
    Section("Contributors") {
      if layout == .narrow {
        Table(rows) {
          TableColumn("Name") { AuthorName(author: $0.author) }.truncated()
          TableColumn("Commits", alignment: .trailing) { Text(grouped($0.commitCount)) }
          TableColumn("Share", alignment: .trailing) { Text(percentage($0.share)) }
        }
      } else {
        Table(rows) {
          TableColumn("Name") { AuthorName(author: $0.author) }.truncated()
          TableColumn("Commits", alignment: .trailing) { Text(grouped($0.commitCount)) }
          TableColumn("Share", alignment: .trailing) { Text(percentage($0.share)) }
          TableColumn("") { Gauge("Share of commits", value: $0.share) }
        }
      }
      OmittedRows(count: contributors.count - rows.count, noun: "more contributor")
    }
  }
}

/// The name of an author, with a link to the author's page if there is one.
struct AuthorName: View {
  let author: Author

  @Environment(\.links) private var links

  var body: some View {
    if let destination = links?.contributor(author) {
      Link(author.displayName, destination: destination)
    } else {
      Text(author.displayName)
    }
  }
}

/// A line with the number of rows of a list that are not shown.
struct OmittedRows: View {
  let count: Int
  let noun: String

  var body: some View {
    if count > 0 { Text("and \(counted(count, noun))").dim() }
  }
}
