/// A file that is made from the pages of a site, such as a feed.
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
/// The file is an item of the site, as pages are. It is made after the pages have been checked.
public protocol GeneratedFile: Sendable {
  /// The path of the file.
  var path: SitePath { get }

  /// Returns the reasons why the file can't be made; by default it returns an empty list.
  func problems(in site: SiteOverview) -> [SiteProblem]

  /// Returns the file itself, and those that it needs beside it.
  func files(of site: SiteOverview) -> [SiteFile]
}

extension GeneratedFile {
  public func problems(in site: SiteOverview) -> [SiteProblem] { [] }
}

/// The pages of a site, for files that are made from them.
public struct SiteOverview: Sendable {
  /// A page, and where it is found.
  public struct Entry: Sendable {
    /// The page.
    public let page: Page

    /// The address of the page, relative to the address of the site and encoded.
    public let address: String

    /// The whole address of the page; nil if the address of the site is not known.
    public let wholeAddress: String?

    /// The language of the page, as a BCP 47 tag.
    public let language: String

    let settings: PageSettings

    /// The entry in a search index, as JSON; empty for a page without one.
    let search: String
  }

  /// The address of the site, or nil if it is not known.
  public let address: SiteAddress?

  /// The language of the site, as a tag of BCP 47.
  public let language: String

  /// The listed pages, in their order.
  public let pages: [Entry]

  /// The paths of the other files that are made.
  let generated: [any GeneratedFile]

  init(_ contents: SiteContents, _ records: SiteRecords?) {
    address = contents.address
    language = contents.language
    generated = contents.generated
    pages = contents.pages.filter(\.isListed).map { entry in
      Entry(
        page: entry.page,
        address: entry.settings.location.pathOnSite,
        wholeAddress: entry.settings.canonical,
        language: entry.settings.language,
        settings: entry.settings,
        search: records?.pages[entry.file]?.search ?? ""
      )
    }
  }
}
