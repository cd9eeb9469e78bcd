import Diptych
import DiptychExampleSupport

/// A page of the list of commits, newest first.
struct CommitsPageView: View {
  let commits: [Commit]
  let page: Int
  let pageCount: Int
  /// The number of commits on all pages.
  let commitCount: Int

  @Environment(\.links) private var links

  var body: some View {
    VStack(spacing: 1) {
      Heading("Commits", level: 1)
      Paragraph { Text("\(counted(commitCount, "commit")), newest first") }.role(.secondary)
      pager("Pages above the list")
      Panel { CommitsTable(commits: commits) }
      pager("Pages below the list")
    }
  }

  private func pager(_ label: String) -> Pager {
    let links = links ?? SiteLinks()
    return Pager(page: page, pageCount: pageCount, label: label) { links.commits($0) }
  }
}
