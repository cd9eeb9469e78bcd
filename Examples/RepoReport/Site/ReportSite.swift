import Diptych
package import DiptychSite
import DiptychExampleSupport

/// The pages of a report: an index, a page of all contributors and one for each, and the pages of
/// commits.
package struct ReportSite {
  /// The theme of the pages: a link in a cell, where there is nothing but the link, is underlined
  /// only where it is pointed at or has the focus, and a date in a cell stays on one line.
  static let theme = (try? Theme.standard.rules(rules)) ?? .standard

  /// The rules that the theme of the pages has.
  package static let rules = """
    :is(td, th) > a:not(:hover, :focus-visible) { text-decoration: none }
    td time { white-space: nowrap }
    """

  private let report: Report
  /// The site around the report, or nil if the report is one of its own.
  private let host: ReportHost?
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
  }

  private var indexPage: Page {
    page(
      SiteLinks.indexPath,
      title: report.repository.name,
      place: .report,
      links: SiteLinks(contributorPages: contributorPages, commitPages: commitPages)
    ) { [report] in
      ReportView(report: report)
    }
  }

  private var contributorsPage: Page {
    page(
      SiteLinks.contributorsPath,
      title: "Contributors",
      place: .contributors,
      links: SiteLinks(contributorPages: contributorPages)
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
      links: SiteLinks(contributorPages: contributorPages, commitPages: commitPages)
    ) {
      ContributorView(contributor: contributor, commits: commits)
    }
  }

  private func commitsPage(_ number: Int) -> Page {
    page(
      SiteLinks.commitsPath(number),
      title: "Commits, page \(number + 1) of \(commits.count)",
      place: .commits,
      links: SiteLinks(contributorPages: contributorPages)
    ) { [commits, history] in
      CommitsPageView(
        commits: commits[number],
        page: number,
        pageCount: commits.count,
        commitCount: history.commitCount
      )
    }
  }

  private func page<Content: View & SendableMetatype>(
    _ path: SitePath,
    title: String,
    place: SiteNavigation.Place,
    links: SiteLinks,
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) -> Page {
    let title = path == SiteLinks.indexPath ? title : "\(title) · \(report.repository.name)"
    return Page(host?.path(of: path) ?? path, title: title) { [report, history, host] settings in
      var links = links
      links.location = settings.location
      links.host = host
      let navigation = SiteNavigation(
        name: report.repository.name,
        links: links,
        place: place,
        hasContributors: history.contributors.count > 1
      )
      let footer = SiteFooter(report: report)
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
