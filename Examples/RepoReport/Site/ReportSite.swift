import Diptych
package import DiptychSite
import DiptychExampleSupport

/// The pages of a report.
///
/// They are an index, a page of all contributors, a page for each contributor, and the pages of the
/// list of commits. If the report is detailed, each commit also has a page.
package struct ReportSite {
  /// The theme of the pages.
  ///
  /// Cards are close to each other. A link that is alone in its cell or line is underlined only
  /// while the pointer is over it or while it has the focus. The legend of a chart is beside the
  /// title of its card. On a narrow page, a commit has two lines. Long lines of a message are
  /// wrapped.
  static let theme = (try? Theme.standard.rules(rules)) ?? .standard

  /// The CSS rules of the theme of the pages.
  package static let rules = """
    .vstack:has(> .panel, > .columns, > .stats):not(:has(> h1)) { row-gap: var(--space-4) }
    .columns:has(> .panel, > .vstack) { gap: var(--space-4) }
    :is(td, th, .panel > p) > a:not(:hover, :focus-visible) { text-decoration: none }
    .panel > p, .panel > details { font-size: var(--text-s) }
    .panel > details { border: 0; padding: 0 }
    .panel > details > summary { color: var(--soft); font-weight: 400 }
    @media (width >= 30rem) { .panel > h2 + .plot > .keys:first-child { position: absolute;
    inset-block-start: var(--space-4); inset-inline-end: 6rem; margin: 0 } }
    @media (width < 44rem) { .records:has(time) td[data-label]::before { content: none }
    .records:has(time) th[scope=row] { flex: 1 1 calc(100% - 6rem); order: -2 }
    .records:has(time) td:last-child { order: -1 }
    .records:has(time) td.text-trailing { margin-inline-start: auto }
    .records th[scope=row] { font-weight: inherit }
    .records td:has(> .churn) { flex: 0 0 60%; margin-inline-start: auto }
    .records td:has(> .churn)::before { content: none }
    .records .churn { max-width: none } }
    @media (width < 22rem) { .records:has(time) th[scope=row] { flex-basis: 100% } }
    .panel > .plot > .unit { display: none }
    td time { white-space: nowrap }
    pre.message { white-space: pre-wrap; overflow-wrap: anywhere }
    """

  private let report: Report
  /// The site that contains the report, or nil if the report is a site of its own.
  private let host: ReportHost?
  private let history: History
  /// The commits of each page of commits.
  private let commits: [[Commit]]
  /// The number of the page of commits that contains the commit with a hash.
  private let commitPages: [String: Int]
  /// The number of each contributor's page, by name.
  private let contributorPages: [String: Int]
  /// The newest commits of each contributor, by name.
  ///
  /// They are collected in one pass.
  private let newestCommits: [String: [Commit]]

  /// Creates the pages of a report whose history and commits have been loaded.
  init(
    _ report: Report,
    history: History,
    commits: [CommitLog.Page],
    host: ReportHost? = nil
  ) {
    self.report = report
    self.host = host
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

  /// The pages as a site of their own.
  var site: Site {
    Site(style: .file, theme: Self.theme) { pages }
  }

  /// The pages.
  @SiteBuilder package var pages: [SiteItem] {
    indexPage
    contributorsPage
    for index in history.contributors.indices { contributorPage(index) }
    for number in commits.indices { commitsPage(number) }
    if report.isDetailed {
      for number in commits.indices {
        for index in commits[number].indices { commitPage(number, index) }
      }
    }
  }

  private var indexPage: Page {
    page(
      SiteLinks.indexPath,
      title: report.repository.name,
      place: .report,
      links: links(toRows: true)
    ) { [report] in
      ReportView(report: report)
    }
  }

  private var contributorsPage: Page {
    page(
      SiteLinks.contributorsPath,
      title: "Contributors",
      place: .contributors,
      links: links(toRows: true)
    ) { [history] in
      ContributorsPageView(history: history)
    }
  }

  private func contributorPage(_ index: Int) -> Page {
    let contributor = history.contributors[index]
    let commits = newestCommits[contributor.author.name] ?? []
    return page(
      SiteLinks.contributorPath(index),
      title: contributor.author.displayName,
      place: .contributor,
      links: links(toRows: true)
    ) {
      ContributorView(contributor: contributor, commits: commits)
    }
  }

  private func commitsPage(_ number: Int) -> Page {
    page(
      SiteLinks.commitsPath(number),
      title: "Commits, page \(number + 1) of \(commits.count)",
      place: .commits,
      links: links(toRows: false)
    ) { [commits, history] in
      CommitsPageView(
        commits: commits[number],
        page: number,
        pageCount: commits.count,
        commitCount: history.commitCount
      )
    }
  }

  /// Returns the page of the commit at an index on a page of the list.
  private func commitPage(_ number: Int, _ index: Int) -> Page {
    let list = commits[number]
    let commit = list[index]
    let newer = index > 0 ? list[index - 1] : number > 0 ? commits[number - 1].last : nil
    let older =
      index + 1 < list.count
      ? list[index + 1] : number + 1 < commits.count ? commits[number + 1].first : nil
    return page(
      SiteLinks.commitPath(commit.hash),
      title: "\(commit.abbreviatedHash): \(commit.title(width: 70))",
      place: .commit,
      links: links(toRows: true)
    ) {
      CommitView(commit: commit, newer: newer, older: older)
    }
  }

  /// Returns the links of a page.
  private func links(toRows hasLinksToRows: Bool) -> SiteLinks {
    SiteLinks(
      contributorPages: contributorPages,
      commitPages: hasLinksToRows ? commitPages : [:],
      hasCommitPages: report.isDetailed
    )
  }

  private func page<Content: View & SendableMetatype>(
    _ path: SitePath,
    title: String,
    place: SiteNavigation.Place,
    links: SiteLinks,
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) -> Page {
    let title = path == SiteLinks.indexPath ? title : "\(title) · \(report.repository.name)"
    let location = host?.path(of: path) ?? path
    let page = Page(location, title: title) { [report, history, host] settings in
      var links = links
      links.location = settings.location
      links.host = host
      let navigation = SiteNavigation(
        name: report.repository.name,
        links: links,
        place: place,
        hasContributors: history.contributors.count > 1
      )
      let footer = SiteFooter(report: report, isDated: place != .commit)
      return Group {
        if let host {
          PageLayout(title: title, navigation: host.navigation, settings: settings) {
            VStack(spacing: 1) {
              navigation
              content()
            }
          } footer: {
            footer
          }
        } else {
          Document(
            title: title,
            language: settings.language,
            theme: settings.theme,
            content: content,
            header: { navigation },
            footer: { footer }
          )
        }
      }
      .environment(\.links, links)
      .environment(\.reportLayout, .page)
      .environment(\.now, report.now)
      .environment(\.shownLines, ShownLines(report))
    }
    // The search of a larger site would find commits in place of its texts.
    return host == nil || place == .report ? page : page.unlisted()
  }
}

/// The footer of every page, which describes what the page was made from.
private struct SiteFooter: View {
  let report: Report
  /// Whether the footer contains the newest commit and the day.
  ///
  /// Then the page changes from day to day.
  let isDated: Bool

  var body: some View {
    Paragraph {
      Text("Made from ")
      Code("git log")
      if isDated {
        Text(" of ")
        Code(report.repository.head.description)
        Text(" at ")
        Code(report.repository.abbreviatedCommit)
        Text(" on \(report.now.date)")
      }
      Text(" with repo-report \(Options.version).")
    }
  }
}
