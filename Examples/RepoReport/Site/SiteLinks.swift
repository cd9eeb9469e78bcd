import Diptych
import DiptychSite

/// The links from a page of a site to its other pages.
struct SiteLinks: Sendable {
  /// The number of commits on a page of commits.
  static let commitsPerPage = 100

  /// The site that contains the report, or nil if the report is a site of its own.
  var host: ReportHost?
  /// The location of the page that contains the links.
  var location: PageLocation?
  /// The number of each contributor's page, from 0, by name.
  var contributorPages: [String: Int] = [:]
  /// The number of the page of commits that contains each commit, by full hash; empty on the pages
  /// of commits.
  var commitPages: [String: Int] = [:]
  /// Whether each commit has a page of its own.
  var hasCommitPages = false

  static let indexPath: SitePath = ""

  static let contributorsPath: SitePath = "contributors/index"

  static func contributorPath(_ index: Int) -> SitePath { SitePath("contributors/\(index + 1)") }

  static func commitsPath(_ page: Int) -> SitePath { SitePath("commits/\(page + 1)") }

  /// Returns the path of the page of a commit.
  ///
  /// The path contains the full hash, because an abbreviated hash becomes longer as the repository
  /// grows.
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

  /// Returns the address of the page of a commit, or else of its row; nil if no other page shows
  /// the commit.
  func commit(_ hash: String) -> String? {
    hasCommitPages ? address(of: Self.commitPath(hash)) : row(of: hash)
  }

  /// Returns the address of the row of a commit, or nil on the pages of commits, which contain the
  /// rows.
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
  /// The links to other pages; nil if the output has no pages, as in a terminal.
  var links: SiteLinks? {
    get { self[SiteLinksKey.self] }
    set { self[SiteLinksKey.self] = newValue }
  }
}
