/// A file that is generated from the pages of a site, such as a feed.
///
/// ```swift
/// struct PageList: GeneratedFile {
///   let path: SitePath = "pages.txt"
///
///   func files(of site: SiteOverview) -> [SiteFile] {
///     let lines = site.pages.map { "\($0.address) \($0.page.title)\n" }
///     return [SiteFile(path: path.text, bytes: Array(lines.joined().utf8))]
///   }
/// }
/// ```
///
/// Add the file to the site like a page. It is generated after the pages have been checked.
public protocol GeneratedFile: Sendable {
  /// The path of the file.
  var path: SitePath { get }

  /// Returns the reasons why the file can't be generated; by default, an empty list.
  func problems(in site: SiteOverview) -> [SiteProblem]

  /// Returns the file, and any other files that it needs, such as the parts of a sitemap.
  func files(of site: SiteOverview) -> [SiteFile]
}

extension GeneratedFile {
  public func problems(in site: SiteOverview) -> [SiteProblem] { [] }
}

/// The pages of a site, for a ``GeneratedFile``.
public struct SiteOverview: Sendable {
  /// A page and its address.
  public struct Entry: Sendable {
    /// The page.
    public let page: Page

    /// The percent-encoded address of the page, relative to the address of the site.
    public let address: String

    /// The absolute URL of the page, or nil if the site has no address.
    public let wholeAddress: String?

    /// The language of the page, as a BCP 47 tag.
    public let language: String

    let settings: PageSettings

    /// The id of the page in feeds, or nil if it is the URL of the page.
    let feedID: String?

    /// Whether the head of the page asks search engines not to list it.
    let isUnindexed: Bool

    /// The entry of the page in a search index, as JSON; empty if the page has no entry.
    let search: String
  }

  /// The address of the site, such as `https://example.org/docs/`, or nil if the site has none.
  public var address: String? { siteAddress?.text }

  let siteAddress: SiteAddress?

  /// The language of the site, as a BCP 47 tag.
  public let language: String

  /// The pages of the site in the order of its declaration, without pages that are
  /// ``Page/unlisted()``.
  public let pages: [Entry]

  /// The generated files of the site.
  let generated: [any GeneratedFile]

  init(_ contents: SiteContents, _ records: SiteRecords?) {
    siteAddress = contents.address
    language = contents.language
    generated = contents.generated
    let formerPaths = contents.formerPaths
    pages = contents.pages.filter(\.isListed).map { entry in
      let record = records?.pages[entry.file]
      let former = formerPaths[entry.file].flatMap { path in
        contents.address?.address(of: path, contents.style)
      }
      return Entry(
        page: entry.page,
        address: entry.settings.location.pathOnSite,
        wholeAddress: entry.settings.canonical,
        language: entry.settings.language,
        settings: entry.settings,
        feedID: entry.page.feedID ?? former,
        isUnindexed: record?.isUnindexed ?? false,
        search: record?.search ?? ""
      )
    }
  }
}
