import Diptych

/// Who made the commits, most first, with their shares as bars.
struct ContributorsSection: View {
  let contributors: [Contributor]
  let limit: Int

  private struct Row {
    let index: Int
    let contributor: Contributor
  }

  @Environment(\.links) private var links

  /// Pages list everybody, since everybody has a page.
  private var rows: [Row] {
    contributors.prefix(links == nil ? limit : contributors.count).enumerated()
      .map { Row(index: $0.offset, contributor: $0.element) }
  }

  var body: some View {
    Section("Contributors") {
      Table(rows) {
        TableColumn("Name") { ContributorName(index: $0.index, contributor: $0.contributor) }
          .truncated()
        TableColumn("Commits", alignment: .trailing) { Text(grouped($0.contributor.commitCount)) }
        TableColumn("Share", alignment: .trailing) { Text(percentage($0.contributor.share)) }
        TableColumn("") { Gauge("Share of commits", value: $0.contributor.share) }
      }
      OmittedRows(count: contributors.count - rows.count, noun: "more contributor")
    }
  }
}

/// The name of a contributor, which leads to their page where there is one.
struct ContributorName: View {
  let index: Int
  let contributor: Contributor

  @Environment(\.links) private var links

  var body: some View {
    if let links {
      Link(contributor.displayName, destination: links.contributor(index))
    } else {
      Text(contributor.displayName)
    }
  }
}

/// How many rows of a list are not shown.
struct OmittedRows: View {
  let count: Int
  let noun: String

  var body: some View {
    if count > 0 { Text("and \(counted(count, noun))").dim() }
  }
}
