/// The location of the CSS rules of a site: a shared file, or each page.
public enum SiteStylesheet: Hashable, Sendable {
  /// A stylesheet file that the pages share, so a browser loads it only once.
  ///
  /// It contains each rule that at least one page uses.
  case shared
  /// The head of each page, with the rules that the page uses.
  ///
  /// A page needs no stylesheet file, so it can be sent by itself, for example by mail.
  case embedded
}
