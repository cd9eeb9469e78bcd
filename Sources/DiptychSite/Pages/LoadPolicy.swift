/// The consequence of a load that fails for the site of a page.
public enum LoadPolicy: Hashable, Sendable {
  /// A load that fails is a problem of the site, which is not written.
  case required
  /// The page shows that the load has failed, as its components do.
  case optional
}
