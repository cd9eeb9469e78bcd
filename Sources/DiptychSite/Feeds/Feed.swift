#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A list of the newest pages for feed readers, in the Atom format (RFC 4287) or as JSON Feed 1.1.
///
/// ```swift
/// Feed(title: "Harbour", author: "The harbour master")
/// Feed("feed.json", title: "Harbour", author: "The harbour master")
/// Feed("tags/storms/feed.xml", title: "Storms", author: "The harbour master") { page in
///   page.categories.contains("storms")
/// }
/// ```
///
/// If the path ends in `.json`, the feed is a JSON Feed. The feed has an entry for each page with a
/// date, see ``Page/published(_:modified:)``. The newest page is first. Pages that are
/// ``Page/unlisted()`` have no entry. An entry contains the description, the categories, the author
/// and the content of the page, if the page has them. Its id stays when the page moves, see
/// ``Page/feedID(_:)``. A feed without entries is valid. The head of
/// each page links to the feed. If the site has no address, writing the site fails with
/// ``SiteProblem/noAddress(file:)``.
public struct Feed: GeneratedFile {
  /// The path of the file.
  public let path: SitePath

  let title: String
  let author: String
  private let limit: Int
  let language: String?
  let isInHeads: Bool
  private let isIncluded: @Sendable (Page) -> Bool

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - title: The title of the feed.
  ///   - author: The author of each page that has no author of its own.
  ///   - limit: The maximum number of entries.
  ///   - language: The language of the pages in the feed, as a BCP 47 tag. With nil, the feed has
  ///     pages in all languages.
  ///   - isInHeads: Whether the heads of all pages link to the feed. Pass false if a site has many
  ///     feeds, such as a feed for each tag. Then link to each feed from the page of its tag with
  ///     ``Page/feed(_:)``.
  ///   - isIncluded: A closure that returns whether a page gets an entry.
  public init(
    _ path: SitePath = "feed.xml",
    title: String,
    author: String,
    limit: Int = 20,
    language: String? = nil,
    isInHeads: Bool = true,
    where isIncluded: @escaping @Sendable (Page) -> Bool = { _ in true }
  ) {
    self.path = path
    self.title = title
    self.author = author
    self.limit = limit
    self.language = language
    self.isInHeads = isInHeads
    self.isIncluded = isIncluded
  }

  public func problems(in site: SiteOverview) -> [SiteProblem] {
    site.address == nil ? [.noAddress(file: path.text)] : []
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    guard let address = site.siteAddress else { return [] }
    let entries = entries(of: site)
    let language = language ?? site.language
    let text =
      isJSON
      ? json(entries, address, language)
      : atom(entries, lastChange(of: entries, in: site), address, language)
    return [SiteFile(path: path.text, bytes: Array(text.utf8))]
  }

  private var isJSON: Bool { path.text.hasSuffix(".json") }

  /// The link in the heads of pages.
  var link: FeedLink {
    FeedLink(
      path: path,
      title: title,
      type: isJSON ? "application/feed+json" : "application/atom+xml",
      language: language
    )
  }

  /// Returns the entries of the feed, from the newest to the oldest page.
  ///
  /// If the site has no address, the result is empty.
  private func entries(of site: SiteOverview) -> [FeedEntry] {
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
        modified: entry.page.lastChange ?? published,
        id: entry.feedID ?? address,
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
  private func lastChange(of entries: [FeedEntry], in site: SiteOverview) -> Date {
    entries.map(\.modified).max() ?? site.pages.compactMap(\.page.lastChange).max()
      ?? Date(timeIntervalSince1970: 0)
  }
}

/// An entry of a feed: a page with a date.
struct FeedEntry {
  let page: Page
  /// The absolute URL of the page.
  let address: String
  let published: Date
  /// The date of the last change, or the date of publication.
  let modified: Date
  /// The id, which stays when the page moves.
  let id: String
  let settings: PageSettings

  /// The content of the page as HTML with absolute URLs, or nil if the page sets no content for
  /// feeds, see ``Page/feedContent(_:)``.
  var content: String? {
    page.feedContent.map { content in
      AbsoluteMarkup(base: address).html(content(settings.inFeed))
    }
  }
}

extension Date {
  /// The date in the format of RFC 3339, such as `2026-11-23T09:30:00Z`.
  var internetText: String { formatted(.iso8601) }
}
