/// The treatment of HTML in Markdown.
///
/// Every policy but ``trusted`` drops comments. A `<br>` without attributes is a line break for
/// every policy but ``shown``, because a table cell can't have another kind of line break.
public enum RawHTMLPolicy: Hashable, Sendable, CaseIterable {
  /// HTML is an error, ``MarkdownError/rawHTML(file:line:html:)``.
  case refused
  /// HTML is shown as it is written: a block of HTML as a block of code, an inline tag as text.
  case shown
  /// HTML is left out: a block of HTML together with its text, an inline tag without the text
  /// around it. An inline tag that separates words, such as `</p>`, becomes a space.
  case dropped
  /// HTML is copied into the page. It may contain scripts, so choose this policy for your own files
  /// only.
  case trusted
}
