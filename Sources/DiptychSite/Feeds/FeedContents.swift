#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The properties of a feed that do not depend on its format.
public struct FeedContents: Sendable {
  /// The path of the file.
  public let path: SitePath

  /// The title of the feed.
  public let title: String

  /// The author of each page that has no author of its own.
  public let author: String

  /// The maximum number of entries.
  public let limit: Int

  /// The language of the pages in the feed, as a BCP 47 tag, or nil if the feed has pages in all
  /// languages.
  public let language: String?

  /// Whether the heads of all pages link to the feed.
  public let isInHeads: Bool

  let isIncluded: @Sendable (Page) -> Bool

  /// Returns the entries of the feed, from the newest to the oldest page.
  ///
  /// If the site has no address, the result is empty.
  public func entries(of site: SiteOverview) -> [FeedEntry] {
    let pages = site.pages
    // Pages are read by their indices, because a site with a feed for each tag would copy all pages
    // for each feed.
    let listed = pages.indices.filter { index in
      pages[index].page.published != nil
        && (language == nil || pages[index].language == language)
        && isIncluded(pages[index].page)
    }
    return listed.compactMap { index -> FeedEntry? in
      let entry = pages[index]
      guard let address = entry.wholeAddress, let published = entry.page.published else {
        return nil
      }
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

  /// Returns the date of the latest change of an entry.
  ///
  /// If there are no entries, the result is the date of the latest change of any page. If no page
  /// has a date, it is the start of 1970. The current time would be wrong here, because each write
  /// would then change the file.
  public func lastChange(of entries: [FeedEntry], in site: SiteOverview) -> Date {
    entries.map(\.modified).max() ?? site.pages.compactMap(\.page.lastChange).max()
      ?? Date(timeIntervalSince1970: 0)
  }
}

/// An entry of a feed: a page with a date.
public struct FeedEntry: Sendable {
  /// The page, with its title, summary, categories and author.
  public let page: Page

  /// The absolute URL of the page.
  public let address: String

  /// The date of publication.
  public let published: Date

  /// The date of the last change, or the date of publication.
  public let modified: Date

  let settings: PageSettings

  /// The content of the page as HTML with absolute URLs, or nil if the page sets no content for
  /// feeds, see ``Page/feedContent(_:)``.
  public var content: String? {
    page.feedContent.map { content in
      AbsoluteMarkup(base: address).html(content(settings.inFeed))
    }
  }
}

extension Date {
  /// The date in the format of RFC 3339, such as `2026-11-23T09:30:00Z`.
  var internetText: String { formatted(.iso8601) }
}
