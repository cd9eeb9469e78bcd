/// The treatment of HTML that stands in Markdown.
///
/// A comment is no content: every policy but ``trusted`` drops it.
public enum RawHTMLPolicy: Hashable, Sendable, CaseIterable {
  /// HTML is an error, ``MarkdownError/rawHTML(file:line:html:)``.
  case refused
  /// HTML is shown as its author wrote it: a block of it as a block of code, a tag in a line as text.
  case shown
  /// HTML is left out: a block of it with its text, a tag in a line alone.
  case dropped
  /// HTML goes to the page as it is. Whoever wrote the Markdown can do in the page what a script can,
  /// so choose this for files of your own alone.
  case trusted
}
