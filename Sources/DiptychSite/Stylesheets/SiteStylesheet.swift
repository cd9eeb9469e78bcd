/// The place of the CSS rules of a site.
public enum SiteStylesheet: Hashable, Sendable {
  /// A file that the pages share, which a browser loads once.
  ///
  /// It contains each rule that at least one page uses.
  case shared
  /// The head of each page, with the rules that the page uses.
  ///
  /// Then a page needs no stylesheet file, for example as an attachment of a mail.
  case embedded
}
