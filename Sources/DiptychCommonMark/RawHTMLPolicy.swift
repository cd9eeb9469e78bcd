/// The treatment of HTML in Markdown.
///
/// Every policy except ``trusted`` drops comments. Every policy except ``shown`` turns a `<br>`
/// without attributes into a line break, because Markdown has no other line break for table cells.
public enum RawHTMLPolicy: Hashable, Sendable, CaseIterable {
  /// HTML is an error, ``MarkdownError/rawHTML(file:line:html:)``.
  case refused
  /// HTML is shown as it is written.
  ///
  /// A block of HTML becomes a block of code, and an inline tag becomes text.
  case shown
  /// HTML is left out.
  ///
  /// A block of HTML is dropped together with its text. An inline tag is dropped, but the text
  /// around it stays. An inline tag that separates words, such as `</p>`, becomes a space.
  case dropped
  /// HTML is copied into the page.
  ///
  /// It may contain scripts, so choose this policy only for your own files.
  case trusted
}
