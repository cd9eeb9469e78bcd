/// The progress of a write: the number of rendered pages, and the number of all pages.
public struct SiteProgress: Hashable, Sendable {
  /// The number of pages that have been rendered.
  public let completedCount: Int

  /// The number of all pages.
  public let totalCount: Int
}
