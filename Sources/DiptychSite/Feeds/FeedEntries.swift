#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An entry of a feed: a page with a date.
struct FeedEntry {
  let page: Page
  let address: String
  let published: Date
  let modified: Date
  let settings: PageSettings

  /// The content of the page as HTML whose addresses are whole; nil if the page has none for feeds.
  var content: String? {
    page.feedContent.map { content in
      AbsoluteMarkup(base: address).html(content(settings.inFeed))
    }
  }
}

/// The pages that a feed lists.
struct FeedEntries: Sendable {
  let limit: Int
  let language: String?
  let isIncluded: @Sendable (Page) -> Bool

  /// Returns the entries, the newest first.
  func entries(of site: SiteOverview) -> [FeedEntry] {
    site.pages.compactMap { entry -> FeedEntry? in
      guard let address = entry.wholeAddress, let published = entry.page.published,
        language == nil || entry.language == language, isIncluded(entry.page)
      else { return nil }
      return FeedEntry(
        page: entry.page,
        address: address,
        published: published,
        modified: entry.page.modified ?? published,
        settings: entry.settings
      )
    }
    .sorted { ($1.published, $0.address) < ($0.published, $1.address) }
    .prefix(max(limit, 0)).map(\.self)
  }

  /// Returns the date of the last change: of an entry, or of any page for a feed without one.
  ///
  /// The time of the write would change the file each time. A site without a date has the first
  /// second of 1970.
  func lastChange(of entries: [FeedEntry], in site: SiteOverview) -> Date {
    entries.map(\.modified).max() ?? site.pages.compactMap(\.page.lastChange).max()
      ?? Date(timeIntervalSince1970: 0)
  }
}

extension Date {
  /// The date in the format of RFC 3339, such as `2026-11-23T09:30:00Z`.
  var internetText: String { formatted(.iso8601) }
}
