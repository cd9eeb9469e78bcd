/// The behaviour of a site if a request of a page fails.
public enum LoadPolicy: Hashable, Sendable {
  /// The failed request is a problem of the site, so the site is not written.
  case required
  /// The site is written, and the components on the page show that the request has failed.
  case optional
}
