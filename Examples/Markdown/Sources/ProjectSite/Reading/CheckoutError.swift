import DiptychExampleSupport

/// An error in the files that the site is made from.
enum CheckoutError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  /// The folder lacks files of the project.
  case noCheckout(String, lacking: [String])
  case unreadable(String)
  /// A file does not contain a block of code or a table that a page shows.
  case lacks(String, in: String)
  /// An article contains a link to an article that does not exist.
  case unknownArticle(String, file: String, line: Int)
  /// Two articles have the same name, so they would have the same page.
  case sameName(String, String)

  /// A message with the reason and a remedy.
  var description: String {
    switch self {
    case .missing(let path):
      "\(quoted(path)) does not exist; give a checkout of Diptych with --repository"
    case .noCheckout(let path, let files):
      "\(quoted(path)) is no checkout of Diptych, as it lacks \(Self.list(files)); give one with "
        + "--repository"
    case .unreadable(let path):
      "\(quoted(path)) can't be read; check its permissions, and whether it is in UTF-8"
    case .lacks(let part, let file):
      "\(file) lacks \(part), which a page shows"
    case .unknownArticle(let name, let file, let line):
      "\(file):\(line): there is no article \(quoted(name)); correct the link"
    case .sameName(let first, let second):
      "\(first) and \(second) would be one page; rename one of them"
    }
  }

  private static func list(_ files: [String]) -> String {
    guard let last = files.last, files.count > 1 else { return files.first ?? "" }
    return files.dropLast().joined(separator: ", ") + " and " + last
  }
}
