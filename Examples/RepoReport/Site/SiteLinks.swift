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
  /// The number of the page of the list with each commit, by its full hash; empty on these pages.
  var commitPages: [String: Int] = [:]
  /// Whether each commit has a page of its own.
  var hasCommitPages = false

  static let indexPath: SitePath = ""

  static let contributorsPath: SitePath = "contributors/index"

  static func contributorPath(_ index: Int) -> SitePath { SitePath("contributors/\(index + 1)") }

  static func commitsPath(_ page: Int) -> SitePath { SitePath("commits/\(page + 1)") }

  /// Returns the path of the page of a commit.
  ///
  /// The hash is whole, since an abbreviation of it grows with the repository.
  static func commitPath(_ hash: String) -> SitePath { SitePath("commits/\(hash)") }

  /// Returns the id of a commit's row in the list.
  static func anchor(of hash: String) -> String { "c\(hash)" }

  var index: String { address(of: Self.indexPath) }

  var files: String { address(of: Self.indexPath, fragment: "files") }

  var contributors: String { address(of: Self.contributorsPath) }

  func contributor(_ author: Author) -> String? {
    contributorPages[author.name].map { address(of: Self.contributorPath($0)) }
  }

  func commits(_ page: Int) -> String { address(of: Self.commitsPath(page)) }

  /// Returns the link to the page of a commit, or to its row; nil if it has neither elsewhere.
  func commit(_ hash: String) -> String? {
    hasCommitPages ? address(of: Self.commitPath(hash)) : row(of: hash)
  }

  /// Returns the link to the row of a commit, or nil on the pages with the rows.
  func row(of hash: String) -> String? {
    commitPages[hash].map { page in
      address(of: Self.commitsPath(page), fragment: Self.anchor(of: hash))
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
