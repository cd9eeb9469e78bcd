import Diptych
import DiptychSite
import DiptychExampleSupport

/// The pages of a report: an index, a page of all contributors and one for each, and the pages of
/// commits.
struct ReportSite {
  /// The theme of the pages: a link in a cell, where there is nothing but the link, is underlined
  /// only where it is pointed at or has the focus, and a date in a cell stays on one line.
  static let theme =
    (try? Theme.standard.rules(
      """
      :is(td, th) > a:not(:hover, :focus-visible) { text-decoration: none }
      td time { white-space: nowrap }
      """
    )) ?? .standard

  private let report: Report
  private let history: History
  /// The commits of each page of commits.
  private let commits: [[Commit]]
  /// The number of the page of commits for each hash.
  private let commitPages: [String: Int]
  /// The number of the page of each contributor by name.
  private let contributorPages: [String: Int]
  /// The newest commits of each contributor by name, collected in one pass.
  private let newestCommits: [String: [Commit]]

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
      pages[contributor.element.author.name] = contributor.offset
    }
    newestCommits = commits.joined().reduce(into: [:]) { newest, commit in
      if newest[commit.author.name, default: []].count < report.limit {
        newest[commit.author.name, default: []].append(commit)
      }
    }
  }

  /// The pages; each is rendered when the sequence reaches it.
  var pages: some Sequence<SiteFile> {
    let contributors = history.contributors.count
    return (0..<2 + contributors + commits.count).lazy.map { number in
      switch number {
      case 0: indexPage
      case 1: contributorsPage
      case ...(contributors + 1): contributorPage(number - 2)
      default: commitsPage(number - 2 - contributors)
      }
    }
  }

  private var indexPage: SiteFile {
    page(
      SiteLinks.indexPath,
      title: report.repository.name,
      place: .report,
      links: SiteLinks(contributorPages: contributorPages, commitPages: commitPages)
    ) {
      ReportView(report: report)
    }
  }

  private var contributorsPage: SiteFile {
    page(
      SiteLinks.contributorsPath,
      title: "Contributors",
      place: .contributors,
      links: SiteLinks(root: "../", contributorPages: contributorPages)
    ) {
      ContributorsPageView(history: history)
    }
  }

  private func contributorPage(_ index: Int) -> SiteFile {
    let contributor = history.contributors[index]
    return page(
      SiteLinks.contributorPath(index),
      title: contributor.author.displayName,
      place: .contributor,
      links: SiteLinks(
        root: "../",
        contributorPages: contributorPages,
        commitPages: commitPages
      )
    ) {
      ContributorView(
        contributor: contributor,
        commits: newestCommits[contributor.author.name] ?? []
      )
    }
  }

  private func commitsPage(_ number: Int) -> SiteFile {
    page(
      SiteLinks.commitsPath(number),
      title: "Commits, page \(number + 1) of \(commits.count)",
      place: .commits,
      links: SiteLinks(root: "../", contributorPages: contributorPages)
    ) {
      CommitsPageView(
        commits: commits[number],
        page: number,
        pageCount: commits.count,
        commitCount: history.commitCount
      )
    }
  }

  private func page<Content: View>(
    _ path: String,
    title: String,
    place: SiteNavigation.Place,
    links: SiteLinks,
    @ViewBuilder content: () -> Content
  ) -> SiteFile {
    let isIndex = path == SiteLinks.indexPath
    let document = Document(
      title: isIndex ? title : "\(title) · \(report.repository.name)",
      language: "en",
      theme: Self.theme,
      content: content,
      header: {
        SiteNavigation(
          name: report.repository.name,
          links: links,
          place: place,
          hasContributors: history.contributors.count > 1
        )
      },
      footer: { SiteFooter(report: report) }
    )
    .environment(\.links, links)
    .environment(\.reportLayout, .page)
    .environment(\.now, report.now)
    .environment(\.shownLines, ShownLines(report))
    return SiteFile(path: path, bytes: Array(document.rendered(as: .html).utf8))
  }
}

/// The line below every page that says what it was made from.
private struct SiteFooter: View {
  let report: Report

  var body: some View {
    Paragraph {
      Text("Made from ")
      Code("git log")
      Text(" of ")
      Code(report.repository.head.description)
      Text(" at ")
      Code(report.repository.abbreviatedCommit)
      Text(" on \(report.now.date) with repo-report \(Options.version).")
    }
  }
}
