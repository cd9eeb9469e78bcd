import Diptych
import DiptychExampleSupport

/// The pages of a report: an index, a page for each contributor, and the pages of commits.
struct Site {
  private let report: Report
  private let history: History
  /// The commits of each page of commits.
  private let commits: [[Commit]]
  /// The number of the page of commits for each hash.
  private let commitPages: [String: Int]
  /// The number of the page of each contributor.
  private let contributorPages: [Author: Int]
  /// The newest commits of each contributor, collected in one pass.
  private let newestCommits: [Author: [Commit]]

  /// Creates the pages of a report whose history and commits have been loaded.
  init(_ report: Report, history: History, commits: [CommitLog.Page]) {
    self.report = report
    self.history = history
    let commits = commits.map(\.items)
    self.commits = commits
    commitPages = commits.enumerated().reduce(into: [:]) { pages, page in
      for commit in page.element { pages[commit.hash] = page.offset }
    }
    contributorPages = history.contributors.enumerated().reduce(into: [:]) { pages, contributor in
      pages[contributor.element.author] = contributor.offset
    }
    newestCommits = commits.joined().reduce(into: [:]) { newest, commit in
      if newest[commit.author, default: []].count < report.limit {
        newest[commit.author, default: []].append(commit)
      }
    }
  }

  /// The pages; each is rendered when the sequence reaches it.
  var pages: some Sequence<PageDirectory.Page> {
    let contributors = history.contributors.count
    return (0..<1 + contributors + commits.count).lazy.map { number in
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
      links: SiteLinks(contributorPages: contributorPages, commitPages: commitPages)
    ) {
      ReportView(report: report)
    }
  }

  private func contributorPage(_ index: Int) -> PageDirectory.Page {
    let contributor = history.contributors[index]
    return page(
      SiteLinks.contributorPath(index),
      title: contributor.author.displayName,
      links: SiteLinks(
        root: "../",
        contributorPages: contributorPages,
        commitPages: commitPages
      )
    ) {
      ContributorView(
        contributor: contributor,
        commits: newestCommits[contributor.author] ?? []
      )
    }
  }

  private func commitsPage(_ number: Int) -> PageDirectory.Page {
    page(
      SiteLinks.commitsPath(number),
      title: "Commits, page \(number + 1) of \(commits.count)",
      links: SiteLinks(root: "../", contributorPages: contributorPages)
    ) {
      CommitsPageView(commits: commits[number], page: number, pageCount: commits.count)
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
