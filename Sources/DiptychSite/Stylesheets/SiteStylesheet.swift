/// The place of the CSS rules of a site.
public enum SiteStylesheet: Hashable, Sendable {
  /// A file that the pages share, which a browser loads once. It has the rules that at least one
  /// page uses.
  case shared
  /// The head of each page, which has the rules that the page uses. A page needs no other file, so
  /// it can be sent by itself.
  case embedded
}
