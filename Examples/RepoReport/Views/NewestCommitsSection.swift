import Diptych
import DiptychExampleSupport

/// The section of the newest commits.
struct NewestCommitsSection: View {
  let report: Report

  @Environment(\.links) private var links

  /// Whether the commits may have several authors.
  ///
  /// It is true while the history is read.
  private var hasContributors: Bool {
    (report.history.state.value?.contributors.count ?? 2) > 1
  }

  var body: some View {
    let total = report.history.state.value?.commitCount ?? 0
    let count = min(report.commits.state.items?.count ?? 0, report.limit)
    ListSection("Newest commits", showing: count, of: count > 0 ? total : 0) {
      PagingList(
        store: report.commits,
        presentation: .commits(),
        content: { commits in
          let shown = commits.prefix(report.limit)
          CommitsTable(commits: shown, showsAuthors: hasContributors)
          if total > shown.count, let links {
            Link("All \(grouped(total)) commits →", destination: links.commits(0))
          }
        }
      )
    }
    .id("commits")
  }
}

extension Presentation {
  /// Returns the presentation of a list of commits without a button for the next page.
  ///
  /// - Parameter appendFailed: The elements that are shown if a further page fails.
  /// - Returns: The presentation.
  static func commits(appendFailed: Elements = .error) -> Presentation {
    var presentation = standard
    presentation.appendFailed = appendFailed
    presentation.offersMore = false
    return presentation
  }
}
