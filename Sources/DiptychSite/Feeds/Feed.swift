/// A list of the newest pages for feed readers, in some format.
///
/// ``AtomFeed`` and ``JSONFeed`` are feeds. A feed in another format has the same parameters, and
/// pages name it in their heads, too:
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
/// A feed has an entry for each listed page with a date, see ``Page/published(_:modified:)``, the
/// newest first. The site needs an address.
public protocol Feed: GeneratedFile {
  /// The path of a feed that is created without one.
  static var defaultPath: SitePath { get }

  /// The media type of the file.
  static var mediaType: String { get }

  /// The parts that feeds of all formats have.
  var contents: FeedContents { get }

  /// Creates a feed of these parts.
  init(_ contents: FeedContents)
}

extension Feed {
  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - title: The title of the feed.
  ///   - author: The author of the pages without an author of their own.
  ///   - limit: The maximum number of entries.
  ///   - language: The language of the listed pages, as a BCP 47 tag; nil for pages in all
  ///     languages.
  ///   - isInHeads: Whether all pages name the feed in their heads. Pass false if a site has many
  ///     feeds, such as one for each tag, and name each on the page of its tag: ``Page/feed(_:)``.
  ///   - isIncluded: A closure that returns whether a page is listed.
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
