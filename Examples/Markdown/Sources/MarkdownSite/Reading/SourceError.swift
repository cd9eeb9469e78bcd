import DiptychCommonMark
import DiptychExampleSupport

/// A reason why there are no documents.
enum SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  case noFolder(String)
  case unreadable(String)
  /// The names of files and folders are not in UTF-8.
  case names([String])
  /// The folder has no Markdown file.
  case empty(String)
  /// Files can't be read, or have HTML that is refused.
  case documents([MarkdownError])

  /// The problem and its solution.
  var description: String {
    switch self {
    case .missing(let path):
      "\(quoted(path)) does not exist; give a folder with Markdown files"
    case .noFolder(let path):
      "\(quoted(path)) is not a folder; give a folder with Markdown files"
    case .unreadable(let path):
      "\(quoted(path)) can't be read; check its permissions"
    case .names(let paths):
      """
      \(paths.count == 1 ? "1 name is" : "\(paths.count) names are") not in UTF-8, so no address can \
      have \(paths.count == 1 ? "it" : "them"); rename:
      \(paths.map { "- \(visible($0))" }.joined(separator: "\n"))
      """
    case .empty(let path):
      "\(quoted(path)) has no Markdown files; give a folder with files that end in .md"
    case .documents(let errors):
      """
      \(errors.count == 1 ? "1 file" : "\(errors.count) files") can't be read:
      \(errors.map { "- \(Self.text(of: $0))" }.joined(separator: "\n"))
      """
    }
  }

  /// Returns a message that names the options of the program.
  private static func text(of error: MarkdownError) -> String {
    guard case .rawHTML(let file, let line, let html) = error else { return "\(error)" }
    let start = html.prefix { !$0.isNewline }
    return "\(file ?? ""):\(line): raw HTML is refused: \(visible(String(start))); write it as "
      + "Markdown, or choose another --raw-html"
  }
}
