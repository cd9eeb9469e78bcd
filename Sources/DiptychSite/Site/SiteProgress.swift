/// The number of pages of a site that are ready.
public struct SiteProgress: Hashable, Sendable {
  /// The number of pages that have been rendered.
  public let completedCount: Int

  /// The number of all pages.
  public let totalCount: Int
}
