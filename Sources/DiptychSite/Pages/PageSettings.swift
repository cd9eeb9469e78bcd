import DiptychFiles
public import DiptychHTML
public import DiptychViews

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The settings of a page, from its site and from the page itself.
public struct PageSettings: Sendable {
  private let page: Page?

  /// The location of the page, for links.
  public private(set) var location: PageLocation

  /// The language of the page, as a BCP 47 tag.
  public let language: String

  /// The theme of the site, or nil for the theme of the environment.
  ///
  /// To give a page another theme, change this property before you pass the settings to the layout
  /// of the page.
  public var theme: Theme?

  /// The absolute URL of the page, or nil if the site has no address.
  public let canonical: String?

  /// The address of the site, or nil if it is not known.
  let address: SiteAddress?

  /// The feeds that the page links to: its own feeds, then the feeds of the site in its language.
  var feeds: [FeedLink] = []

  /// Whether the page contains its CSS rules.
  var embedsStyles = false

  /// The path of the index of the search, or nil if the site has no search.
  var searchIndex: SitePath?

  /// Whether the site has the script of the layouts.
  var hasScript = false

  /// Whether the markup of the page is checked as a whole.
  @usableFromInline var isValidated = true

  /// The address of the stylesheet with zeros for its hash; nil if the page embeds it.
  @usableFromInline var stylesheet: String? {
    embedsStyles ? nil : location.address(ofFile: SitePath(StylesheetName.unknown.file))
  }

  init(
    page: Page? = nil,
    location: PageLocation,
    language: String,
    theme: Theme?,
    canonical: String?,
    address: SiteAddress? = nil,
    feeds: [FeedLink] = [],
    embedsStyles: Bool = false,
    isValidated: Bool = true,
    searchIndex: SitePath? = nil,
    hasScript: Bool = false
  ) {
    self.page = page
    self.location = location
    self.language = language
    self.theme = theme
    self.canonical = canonical
    self.address = address
    self.feeds = feeds
    self.embedsStyles = embedsStyles
    self.isValidated = isValidated
    self.searchIndex = searchIndex
    self.hasScript = hasScript
  }

  /// Renders a document of the page.
  @inlinable
  func markup(of document: consuming some View) -> PageMarkup {
    document.environment(\.pageLocation, location)
      .rendered(as: PageMarkupFormat(stylesheet: stylesheet, isValidated: isValidated))
  }
}

// MARK: - The page

extension PageSettings {
  /// The title of the page.
  public var title: String { page?.title ?? "" }

  /// The file that the page was made from, or nil if it is not known.
  var file: String? { page?.source?.file }

  /// The description of the page, or nil.
  public var summary: String? { page?.summary }

  /// The date of publication, or nil.
  public var published: Date? { page?.published }

  /// The date of the last change, or nil.
  public var modified: Date? { page?.modified }

  /// The day of the last change in UTC, in ISO 8601; nil for a page without a date.
  var lastChangeDay: String? { page?.lastChange?.day(in: .gmt) }

  /// Returns the address of another page for a link on this page, see
  /// ``PageLocation/address(of:fragment:)``.
  public func address(of page: SitePath, fragment: String? = nil) -> String {
    location.address(of: page, fragment: fragment)
  }

  /// Returns the address of a file for a link on the page, see ``PageLocation/address(ofFile:)``.
  public func address(ofFile file: SitePath) -> String { location.address(ofFile: file) }

  /// The addresses of the page in its languages, by language.
  ///
  /// The list is empty if the page has only one language. If the site has no address, the addresses
  /// are relative, as in links on the page.
  var languages: [(language: String, address: String)] {
    guard let page, !page.alternates.isEmpty else { return [] }
    var paths = page.alternates
    paths[language] = page.path
    return paths.sorted { $0.key < $1.key }.map { language, path in
      (language, address?.address(of: path, location.style) ?? location.address(of: path))
    }
  }

  /// Returns the settings for the content of the page in a feed, where addresses are absolute URLs.
  var inFeed: PageSettings {
    var settings = self
    if let address { settings.location = location.anywhere(root: address.text) }
    return settings
  }

  /// Returns the absolute URL of a file, for metadata that other sites read.
  ///
  /// If the site has no address, the result is a relative address, as in a link on the page.
  public func wholeAddress(ofFile file: SitePath) -> String {
    guard let address else { return location.address(ofFile: file) }
    return address.address(ofFile: location.fileName(file))
  }
}

/// A link to a page of the same site, by its path.
///
/// ```swift
/// PageLink("How links work", to: "guide/links")
/// PageLink("Install", to: .start, fragment: "install")
/// ```
///
/// On the page `guide/start`, the first link is `<a href="../links/">How links work</a>`. The
/// address is relative, so the site works at any address. If the view is not on a page of a site,
/// the address is the path. A write of the site reports each link to a missing page or id, whether
/// it is a `PageLink` or a `Link`.
public struct PageLink<Label: View>: View {
  private let path: SitePath
  private let fragment: String?
  private let label: Label

  @Environment(\.pageLocation) private var location

  /// Creates a link with an inline label.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - fragment: The id of an element on the page, or nil.
  ///   - label: The label.
  public init(to path: SitePath, fragment: String? = nil, @ViewBuilder label: () -> Label) {
    self.path = path
    self.fragment = fragment
    self.label = label()
  }

  public var body: some View {
    let location = location ?? PageLocation(path: "", style: .name)
    Link(destination: location.address(of: path, fragment: fragment)) { label }
  }

  /// Adds attributes of `a` to the link, such as `.rel("nofollow")`.
  public func htmlAttributes(_ attributes: HTML.Attribute<HTML.Tag.A>...) -> _AttributedView<Self> {
    htmlAttributes(of: attributes)
  }
}

extension PageLink where Label == Text {
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the link.
  ///   - path: The path of the page.
  ///   - fragment: The id of an element on the page, or nil.
  public init(_ title: String, to path: SitePath, fragment: String? = nil) {
    self.init(to: path, fragment: fragment) { Text(verbatim: title) }
  }
}
