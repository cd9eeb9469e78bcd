import Diptych

/// The links to the pages of a site, relative to one of them.
struct SiteLinks: Sendable {
  /// The number of commits on a page of commits.
  static let commitsPerPage = 100

  /// The relative path from the page to the root of the site.
  var root = ""
  /// The number of each contributor's page by name, from 0.
  var contributorPages: [String: Int] = [:]
  /// The number of the page of each commit, by its full hash; empty on pages without links to
  /// commits.
  var commitPages: [String: Int] = [:]

  static let indexPath = "index.html"

  static let contributorsPath = "contributors/index.html"

  static func contributorPath(_ index: Int) -> String { "contributors/\(index + 1).html" }

  static func commitsPath(_ page: Int) -> String { "commits/\(page + 1).html" }

  /// Returns the id of a commit's row on its page.
  static func anchor(of commit: Commit) -> String { "c\(commit.hash)" }

  var index: String { root + Self.indexPath }

  var contributors: String { root + Self.contributorsPath }

  func contributor(_ author: Author) -> String? {
    contributorPages[author.name].map { root + Self.contributorPath($0) }
  }

  func commits(_ page: Int) -> String { root + Self.commitsPath(page) }

  /// Returns the link to the row of a commit, or nil if the page has no links to commits.
  func commit(_ commit: Commit) -> String? {
    commitPages[commit.hash].map { "\(commits($0))#\(Self.anchor(of: commit))" }
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
