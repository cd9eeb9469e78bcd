/// An error that occurs while a Markdown document is read.
public enum MarkdownError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The Markdown contains HTML in the line, and the policy is ``RawHTMLPolicy/refused``.
  case rawHTML(file: String?, line: Int, html: String)
  /// The file at a path cannot be read.
  case unreadable(file: String, reason: String)

  /// A message with the position and the reason.
  ///
  /// For HTML, it also contains possible remedies.
  public var description: String {
    switch self {
    case .rawHTML(let file, let line, let html):
      """
      \(file.map { "\($0):\(line)" } ?? "line \(line)"): Raw HTML is not allowed: \(Self.start(of: html)). \
      Write it as Markdown, or say what becomes of it: rawHTML: .shown, .dropped, or .trusted for \
      a file of your own.
      """
    case .unreadable(let file, let reason):
      "\(file): The file could not be read: \(reason)"
    }
  }

  /// Returns the first line of some HTML, limited to 60 characters.
  private static func start(of html: String) -> String {
    let line = html.prefix { !$0.isNewline }
    return line.count > 60 ? "\(line.prefix(60))…" : String(line)
  }
}
