import DiptychHTML
public import DiptychViews

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A page of a site: a path, a title, and the views that it shows.
///
/// ```swift
/// Page("guide/start", title: "Start", description: "The first steps.") {
///   Heading("Start")
///   Paragraph { PageLink("How links work", to: "guide/links") }
/// }
/// ```
///
/// A write of the site calls the closure and renders the views. It may do this on any thread.
public struct Page: Sendable {
  /// The path of the page; the path of the first page is empty.
  public let path: SitePath

  /// The title of the page, which browsers show in the title of the window.
  public internal(set) var title: String

  /// The description of the page for search engines and feeds, or nil.
  public private(set) var summary: String?

  /// The date of publication for feeds, or nil.
  public private(set) var published: Date?

  /// The date of the last change, or nil.
  public private(set) var modified: Date?

  /// The language of the page, as a BCP 47 tag; nil for the language of the site.
  public private(set) var language: String?

  /// The paths of the pages with the same content in other languages, by language tag.
  public private(set) var alternates: [String: SitePath] = [:]

  /// The categories of the page for feeds, such as tags.
  public private(set) var categories: [String] = []

  /// The author of the page for feeds.
  ///
  /// If it is nil, a feed shows its own author.
  public private(set) var author: String?

  /// Whether the page is in sitemaps, feeds and search indices.
  public private(set) var isListed = true

  /// A closure that returns the content of the page for feeds as HTML, or nil if the page has none.
  private(set) var feedContent: (@Sendable (PageSettings) -> String)?

  /// The file that the page was made from, or nil.
  private(set) var source: PageSource?

  /// The id of the page in feeds, or nil.
  private(set) var feedID: String?

  /// The number of the page in a list that is divided into pages, from 1.
  var number = 1

  /// The files that are left out of the folder that the page was made from, or nil.
  var leftOut: LeftOutFiles?

  /// The feeds that only this page links to.
  var feeds: [FeedLink] = []

  /// The elements that are added to the head of the page.
  var heads: [PageHead] = []

  /// Whether the content of the page is loaded.
  var hasLoads = false

  let render: @Sendable (PageSettings) async throws -> PageRendering

  @usableFromInline
  init(
    path: SitePath,
    title: String,
    summary: String?,
    render: @escaping @Sendable (PageSettings) async throws -> PageRendering
  ) {
    self.path = path
    self.title = title
    self.summary = summary
    self.render = render
  }

  /// Creates a page from the content of its `main` element.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - title: The title of the page.
  ///   - description: A sentence or two for search engines and previews of links.
  ///   - content: The content of the page.
  @inlinable
  public init<Content: View & SendableMetatype>(
    _ path: SitePath,
    title: String,
    description: String? = nil,
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) {
    self.init(path, title: title, description: description) { settings in
      SiteDocument(title: title, description: description, settings: settings, content: content())
    }
  }

  /// Creates a page from a whole document, including its head, header and footer.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - title: The title of the page in links, feeds and messages.
  ///   - description: A sentence or two for search engines and feeds. The head contains this
  ///     description and the canonical URL, unless the metadata of the document has others.
  ///   - document: A closure that gets the settings of the page and returns the document.
  @inlinable
  public init<Whole: View & SendableMetatype>(
    _ path: SitePath,
    title: String,
    description: String? = nil,
    @ViewBuilder document: @escaping @Sendable (PageSettings) -> Whole
  ) {
    self.init(path: path, title: title, summary: description) { settings in
      PageRendering { settings.markup(of: document(settings)) }
    }
  }
}

// MARK: - Modifiers

extension Page {
  /// Sets the dates of publication and of the last change, for feeds and sitemaps.
  ///
  /// - Parameters:
  ///   - published: The date of publication.
  ///   - modified: The date of the last change, or nil for the date of publication.
  /// - Returns: The page.
  public func published(_ published: Date, modified: Date? = nil) -> Page {
    var page = self
    page.published = published
    page.modified = modified
    return page
  }

  /// Sets the language of the page, and the pages with the same content in other languages.
  ///
  /// ```swift
  /// Page("", title: "Harbour") { … }.language("en", alternates: ["de": "de"])
  /// Page("de", title: "Hafen") { … }.language("de", alternates: ["en": ""])
  /// ```
  ///
  /// Layouts show their own words, such as “Menu”, in this language, and use its writing direction.
  /// The head of the page and the sitemap link to the alternates. Each of these pages has to list
  /// this page as an alternate, too.
  ///
  /// - Parameters:
  ///   - language: The language, as a BCP 47 tag.
  ///   - alternates: The paths of the other pages, by language tag.
  /// - Returns: The page.
  public func language(_ language: String, alternates: [String: SitePath] = [:]) -> Page {
    var page = self
    page.language = language
    page.alternates = alternates
    return page
  }

  /// Sets the categories of the page for feeds, such as tags.
  public func categories(_ categories: [String]) -> Page {
    var page = self
    page.categories = categories
    return page
  }

  /// Sets the author of the page, for feeds.
  public func author(_ name: String) -> Page {
    var page = self
    page.author = name
    return page
  }

  /// Sets the content of the page in feeds.
  ///
  /// Without this content, feed readers only show the title and the description of the page.
  ///
  /// ```swift
  /// Page("storm", title: "Storm") { settings in … }
  ///   .published(day)
  ///   .feedContent { _ in StormReport() }
  /// ```
  ///
  /// Relative addresses in the content become absolute URLs. CSS classes in the content have no
  /// effect, because a feed has no stylesheet.
  ///
  /// - Parameter content: A closure that returns the content.
  /// - Returns: The page.
  public func feedContent<Content: View & SendableMetatype>(
    @ViewBuilder _ content: @escaping @Sendable (PageSettings) -> Content
  ) -> Page {
    var page = self
    page.feedContent = { settings in
      content(settings).environment(\.pageLocation, settings.location).rendered(as: .html)
    }
    return page
  }

  /// Sets the id of the page in feeds.
  ///
  /// Feed readers show an entry with a new id as unread. Without this modifier, the id is the first
  /// URL of the page, where the first ``Redirect`` to it begins. When the host or the style of the
  /// site changes, all URLs change, so give each published page its old URL as its id.
  ///
  /// - Parameter id: The id, an address with a scheme, such as `https:`, `tag:` or `urn:`.
  /// - Returns: The page.
  public func feedID(_ id: String) -> Page {
    var page = self
    page.feedID = id
    return page
  }

  /// Keeps the page out of sitemaps, feeds and search indices, and asks search engines not to list
  /// it (`noindex`).
  public func unlisted() -> Page {
    var page = self
    page.isListed = false
    return page
  }

  /// Sets the file that the page was created from.
  ///
  /// If a link on the page is broken, the message shows this file and the line of the link.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - lines: The line number of each link in the file, from 1. The key is the destination of the
  ///     link.
  /// - Returns: The page.
  public func source(_ file: String, lines: [String: Int] = [:]) -> Page {
    source(file) { _ in lines }
  }

  /// Sets the file that the page was created from, and a closure for the lines of its links,
  /// because the destinations of links depend on the location of the page.
  package func source(
    _ file: String,
    lines: @escaping @Sendable (PageLocation) -> [String: Int]
  ) -> Page {
    var page = self
    page.source = PageSource(file: file, lines: lines)
    return page
  }

  /// The date of the last change, which isn't before the date of the page, or the date of the page.
  var lastChange: Date? { [published, modified].compactMap(\.self).max() }
}
