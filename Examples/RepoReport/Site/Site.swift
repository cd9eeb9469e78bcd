import Diptych
import ExampleSupport

/// The pages of a report: an index, one for each contributor, and as many as the commits take.
struct Site {
  private let report: Report
  private let commitPages: [String: Int]
  /// The newest commits of each contributor, found in one pass over all.
  private let newestCommits: [[Commit]]
  private let commitPageCount: Int

  init(_ report: Report) {
    self.report = report
    let commits = report.history.commits
    let perPage = SiteLinks.commitsPerPage
    commitPageCount = (commits.count + perPage - 1) / perPage
    commitPages = Dictionary(
      uniqueKeysWithValues: commits.enumerated().map { ($0.element.hash, $0.offset / perPage) }
    )
    newestCommits = commits.reduce(
      into: Array(repeating: [], count: report.history.contributors.count)
    ) { newest, commit in
      if newest[commit.author].count < report.limit { newest[commit.author].append(commit) }
    }
  }

  /// The pages, each rendered when it is asked for.
  var pages: some Sequence<PageDirectory.Page> {
    let contributors = report.history.contributors.count
    return (0..<1 + contributors + commitPageCount).lazy.map { number in
      switch number {
      case 0: indexPage
      case ...contributors: contributorPage(number - 1)
      default: commitsPage(number - 1 - contributors)
      }
    }
  }

  private var indexPage: PageDirectory.Page {
    page(
      SiteLinks.indexPath,
      title: report.repository.name,
      links: SiteLinks(commitPages: commitPages)
    ) {
      ReportView(report: report)
    }
  }

  private func contributorPage(_ index: Int) -> PageDirectory.Page {
    page(
      SiteLinks.contributorPath(index),
      title: report.history.contributors[index].displayName,
      links: SiteLinks(root: "../", commitPages: commitPages)
    ) {
      ContributorView(
        contributor: report.history.contributors[index],
        commits: newestCommits[index],
        contributors: report.history.contributors
      )
    }
  }

  private func commitsPage(_ number: Int) -> PageDirectory.Page {
    page(
      SiteLinks.commitsPath(number),
      title: "Commits, page \(number + 1) of \(commitPageCount)",
      links: SiteLinks(root: "../")
    ) {
      CommitsPageView(history: report.history, page: number, pageCount: commitPageCount)
    }
  }

  private func page<Content: View>(
    _ path: String,
    title: String,
    links: SiteLinks,
    @ViewBuilder content: () -> Content
  ) -> PageDirectory.Page {
    let isIndex = path == SiteLinks.indexPath
    let document = Document(
      title: isIndex ? title : "\(title) · \(report.repository.name)",
      language: "en",
      content: content,
      header: { SiteNavigation(links: links) },
      footer: { Text("Made with repo-report \(Options.version)") }
    )
    .environment(\.links, links)
    return PageDirectory.Page(path: path, bytes: Array(document.rendered(as: .html).utf8))
  }
}
