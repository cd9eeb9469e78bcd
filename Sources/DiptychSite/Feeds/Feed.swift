/// A list of the newest pages for feed readers, such as an Atom feed.
///
/// ``AtomFeed`` and ``JSONFeed`` are feeds. For another format, declare a type that conforms to
/// this protocol. Your type gets the same initializer as an ``AtomFeed``, and the heads of pages
/// also link to your feed:
///
/// ```swift
/// struct RSSFeed: Feed {
///   static let defaultPath: SitePath = "rss.xml"
///   static let mediaType = "application/rss+xml"
///   let contents: FeedContents
///
///   init(_ contents: FeedContents) { self.contents = contents }
///
///   func files(of site: SiteOverview) -> [SiteFile] {
///     let items = contents.entries(of: site).map { entry in … }
/// ```
///
/// A feed has an entry for each page with a date, see ``Page/published(_:modified:)``. The newest
/// page is first. Pages that are ``Page/unlisted()`` have no entry. If the site has no address,
/// writing the site fails with ``SiteProblem/noAddress(file:)``.
public protocol Feed: GeneratedFile {
  /// The default path of a feed.
  static var defaultPath: SitePath { get }

  /// The media type of the file.
  static var mediaType: String { get }

  /// The properties that do not depend on the format.
  var contents: FeedContents { get }

  /// Creates a feed with these properties.
  init(_ contents: FeedContents)
}

extension Feed {
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
    _ path: SitePath = Self.defaultPath,
    title: String,
    author: String,
    limit: Int = 20,
    language: String? = nil,
    isInHeads: Bool = true,
    where isIncluded: @escaping @Sendable (Page) -> Bool = { _ in true }
  ) {
    self.init(
      FeedContents(
        path: path,
        title: title,
        author: author,
        limit: limit,
        language: language,
        isInHeads: isInHeads,
        isIncluded: isIncluded
      )
    )
  }

  public var path: SitePath { contents.path }

  public func problems(in site: SiteOverview) -> [SiteProblem] {
    site.address == nil ? [.noAddress(file: path.text)] : []
  }

  /// The link in the heads of pages.
  var link: FeedLink {
    FeedLink(
      path: path,
      title: contents.title,
      type: Self.mediaType,
      language: contents.language
    )
  }
}
