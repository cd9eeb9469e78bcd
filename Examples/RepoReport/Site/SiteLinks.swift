import Diptych

/// Where the pages of a site are, seen from one of them.
struct SiteLinks: Sendable {
  /// How many commits are on a page of commits.
  static let commitsPerPage = 100

  /// What leads from the page to the root of the site.
  var root = ""
  /// The number of each author's page, counted from 0.
  var contributorPages: [Author: Int] = [:]
  /// The page of each commit by its full hash; empty on pages that do not lead to commits.
  var commitPages: [String: Int] = [:]

  static let indexPath = "index.html"

  static func contributorPath(_ index: Int) -> String { "contributors/\(index + 1).html" }

  static func commitsPath(_ page: Int) -> String { "commits/\(page + 1).html" }

  /// The id of the row of a commit on its page.
  static func anchor(of commit: Commit) -> String { "c\(commit.hash)" }

  var index: String { root + Self.indexPath }

  func contributor(_ author: Author) -> String? {
    contributorPages[author].map { root + Self.contributorPath($0) }
  }

  func commits(_ page: Int) -> String { root + Self.commitsPath(page) }

  /// What leads to the row of a commit, or nil on the page that holds it.
  func commit(_ commit: Commit) -> String? {
    commitPages[commit.hash].map { "\(commits($0))#\(Self.anchor(of: commit))" }
  }
}

enum SiteLinksKey: EnvironmentKey {
  static var defaultValue: SiteLinks? { nil }
}

extension EnvironmentValues {
  /// Where other pages are; nil where there are none, as in a terminal.
  var links: SiteLinks? {
    get { self[SiteLinksKey.self] }
    set { self[SiteLinksKey.self] = newValue }
  }
}
