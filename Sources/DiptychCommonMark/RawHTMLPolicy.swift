/// The treatment of HTML that stands in Markdown.
///
/// A comment is no content: every policy but ``trusted`` drops it. A `<br>` without attributes is a
/// line break for every policy but ``shown``, because it is the only one that a cell of a table can
/// have.
public enum RawHTMLPolicy: Hashable, Sendable, CaseIterable {
  /// HTML is an error, ``MarkdownError/rawHTML(file:line:html:)``.
  case refused
  /// HTML is shown as its author wrote it: a block of it as a block of code, a tag in a line as text.
  case shown
  /// HTML is left out: a block of it with its text, a tag in a line alone. A space stays for a tag
  /// that parts words, such as `</p>`.
  case dropped
  /// HTML goes to the page as it is. Whoever wrote the Markdown can do in the page what a script can,
  /// so choose this for files of your own alone.
  case trusted
}
