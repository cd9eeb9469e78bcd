/// The behaviour of a site if a page can't load its data.
public enum LoadPolicy: Hashable, Sendable {
  /// The failed request is a problem of the site, so the site is not written.
  case required
  /// The site is written, and the page shows that the request has failed.
  case optional
}
