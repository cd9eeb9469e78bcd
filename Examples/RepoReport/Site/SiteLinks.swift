import Diptych
import DiptychSite

/// The links to the pages of a site from one of them.
struct SiteLinks: Sendable {
  /// The number of commits on a page of commits.
  static let commitsPerPage = 100

  /// The site around the report, or nil if the report is one of its own.
  var host: ReportHost?
  /// The place of the page.
  var location: PageLocation?
  /// The number of each contributor's page by name, from 0.
  var contributorPages: [String: Int] = [:]
  /// The number of the page of each commit, by its full hash; empty on pages without links to
  /// commits.
  var commitPages: [String: Int] = [:]

  static let indexPath: SitePath = ""

  static let contributorsPath: SitePath = "contributors/index"

  static func contributorPath(_ index: Int) -> SitePath { SitePath("contributors/\(index + 1)") }

  static func commitsPath(_ page: Int) -> SitePath { SitePath("commits/\(page + 1)") }

  /// Returns the id of a commit's row on its page.
  static func anchor(of commit: Commit) -> String { "c\(commit.hash)" }

  var index: String { address(of: Self.indexPath) }

  var files: String { address(of: Self.indexPath, fragment: "files") }

  var contributors: String { address(of: Self.contributorsPath) }

  func contributor(_ author: Author) -> String? {
    contributorPages[author.name].map { address(of: Self.contributorPath($0)) }
  }

  func commits(_ page: Int) -> String { address(of: Self.commitsPath(page)) }

  /// Returns the link to the row of a commit, or nil if the page has no links to commits.
  func commit(_ commit: Commit) -> String? {
    commitPages[commit.hash].map { page in
      address(of: Self.commitsPath(page), fragment: Self.anchor(of: commit))
    }
  }

  private func address(of page: SitePath, fragment: String? = nil) -> String {
    location?.address(of: host?.path(of: page) ?? page, fragment: fragment) ?? ""
  }
}

enum SiteLinksKey: EnvironmentKey {
  static var defaultValue: SiteLinks? { nil }
}

extension EnvironmentValues {
  /// The links to other pages; nil in a medium without pages, such as a terminal.
  var links: SiteLinks? {
    get { self[SiteLinksKey.self] }
    set { self[SiteLinksKey.self] = newValue }
  }
}
