import Diptych
import DiptychCharts
import DiptychExampleSupport

/// The section of contributors by number of commits.
struct ContributorsSection: View {
  let history: History
  let limit: Int

  @Environment(\.links) private var links
  @Environment(\.reportLayout) private var layout

  var body: some View {
    let contributors = history.contributors
    let shown = contributors.prefix(limit)
    let rest = layout == .narrow ? nil : rest(after: shown)
    ListSection("Contributors", showing: shown.count, of: contributors.count, rest: rest) {
      ContributorsTable(contributors: shown)
      if shown.count < contributors.count, let links {
        Link(
          "All \(grouped(contributors.count)) contributors →",
          destination: links.contributors
        )
      }
    }
    .id("contributors")
  }

  /// Returns words for the contributors who are not shown, such as "13 more, with 167 commits".
  private func rest(after shown: ArraySlice<Contributor>) -> String {
    let others = history.contributors[shown.endIndex...]
    let commits = counted(others.reduce(0) { $0 + $1.commitCount }, "commit")
    return "\(grouped(others.count)) more, with \(commits)"
  }
}

/// A chart of the contributors with most commits.
struct ContributorsChart: View {
  /// The maximum number of bars.
  private static let limit = 10

  let contributors: [Contributor]

  var body: some View {
    Chart(contributors.prefix(Self.limit)) { contributor in
      BarMark(
        x: .value("Commits", contributor.commitCount),
        y: .value("Contributor", contributor.author.displayName)
      )
      .annotation { Text(grouped(contributor.commitCount)) }
    }
  }
}

/// A table of contributors, with their shares as bars.
struct ContributorsTable: View {
  let contributors: ArraySlice<Contributor>
  /// Whether the table has a column of bars.
  ///
  /// A chart beside the table replaces this column.
  var hasBars = true

  @Environment(\.reportLayout) private var layout

  var body: some View {
    let most = contributors.first?.share ?? 1
    Table(contributors) {
      TableColumn("Name") { ContributorName(author: $0.author) }
        .rowHeader()
        .truncated()
        .width(max: nameWidth)
      TableColumn("Commits", alignment: .trailing) { CommitCount(count: $0.commitCount) }
      TableColumn("Share", alignment: .trailing) { Text(percentage($0.share)).role(.label) }
      if hasBars, layout != .narrow {
        TableColumn("") {
          Gauge("Share of the commits, compared with the most", value: $0.share / most)
        }
        .flexible()
      }
    }
  }

  /// The maximum width of the names, so that enough width remains for the bars.
  private var nameWidth: Int? {
    switch layout {
    case .page, .narrow: nil
    case .regular, .broad: 38
    case .paired, .wide: 25
    }
  }
}

/// The name of a contributor, with a link to the contributor's page if there is one.
struct ContributorName: View {
  let author: Author
  /// Whether a short name stays on one line of a page.
  var isUnbroken = false

  @Environment(\.links) private var links

  var body: some View {
    let isShort = author.displayName.count <= 26
    let name = isUnbroken && isShort ? unbroken(author.displayName) : author.displayName
    if let destination = links?.contributor(author) {
      Link(name, destination: destination)
    } else {
      Text(name)
    }
  }
}
