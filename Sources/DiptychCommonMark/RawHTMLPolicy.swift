/// The treatment of HTML that stands in Markdown.
///
/// Every policy but ``trusted`` drops comments. A `<br>` without attributes is a line break for
/// every policy but ``shown``, because it is the only one that a cell of a table can have.
public enum RawHTMLPolicy: Hashable, Sendable, CaseIterable {
  /// HTML is an error, ``MarkdownError/rawHTML(file:line:html:)``.
  case refused
  /// HTML is shown as its author wrote it: a block of it as a block of code, a tag in a line as
  /// text.
  case shown
  /// HTML is left out: a block of it with its text, a tag in a line alone. A tag that separates
  /// words, such as `</p>`, leaves a space.
  case dropped
  /// HTML is copied into the page. It may contain scripts, so choose this policy for your own files
  /// only.
  case trusted
}
