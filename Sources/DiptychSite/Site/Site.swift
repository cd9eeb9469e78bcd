public import DiptychViews

/// A static web site: its pages, and its other files, such as images and feeds.
///
/// ```swift
/// let site = Site(address: "https://example.org/docs/") {
///   Page("", title: "Harbour") {
///     Heading("Harbour")
///     Paragraph { PageLink("How to start", to: "guide/start") }
///   }
///   for guide in guides {
///     Page(SitePath("guide/\(guide.name)"), title: guide.title) { GuideView(guide: guide) }
///   }
///   NotFoundPage { Heading("Page not found") }
///   Redirect(from: "start", to: "guide/start")
///   Asset("logo.svg", text: logo)
///   Sitemap()
/// }
/// let plan = try await site.write(to: "public")
/// ```
///
/// A write finds all problems before the folder changes, and throws them in one error:
///
/// - invalid paths, and paths such as `Tea` and `tea`, which some systems do not distinguish
/// - links to missing pages and ids
/// - defects of accessibility, such as an image without a description
///
/// The pages share one stylesheet file with the rules that they use. The name of this file contains
/// the hash of the file. With `embedsStyles`, each page contains its rules instead.
///
/// Pages are rendered in parallel. During a write, only the pages that are currently rendered are
/// in memory. For the other pages, only their paths, their ids and the addresses of their links are
/// kept.
public struct Site: Sendable {
  /// The address of the site, or nil.
  public let address: String?

  /// The form of the addresses of pages.
  public let style: PageStyle

  /// The language of the pages, as a BCP 47 tag.
  public let language: String

  /// The theme of the pages, or nil for the standard theme.
  public let theme: Theme?

  /// Whether each page contains the CSS rules that it uses; otherwise, pages share a file.
  public let embedsStyles: Bool

  /// Whether a write also checks the markup of each page, with the rules of `validate()` in
  /// `DiptychHTMLTools`.
  public let validatesPages: Bool

  /// Whether layouts have a search.
  public let search: Bool

  /// Whether pages have the script of the layouts.
  public let script: Bool

  let items: [SiteItem]

  /// The elements that are added to the head of each page.
  var heads: [PageHead] = []

  /// The words of the layouts of pages, by their languages.
  var labels: [String: SiteLabels] = [:]

  /// Whether a problem is a warning, which does not keep the site from being written.
  var isTolerated: (@Sendable (SiteProblem) -> Bool)?

  /// The changes of the environment of each page.
  var changes: [@Sendable (inout EnvironmentValues) -> Void] = []

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - address: The address of the site, such as `https://example.org/docs/`. Feeds and sitemaps
  ///     need it.
  ///   - style: The form of the addresses of pages.
  ///   - language: The language of the pages, as a BCP 47 tag.
  ///   - theme: The theme of the pages, or nil for the standard theme.
  ///   - embedsStyles: Whether each page contains the CSS rules that it uses, so that it can be
  ///     sent by itself, for example by mail. Otherwise, pages share a stylesheet file, which a
  ///     browser loads only once.
  ///   - validatesPages: Whether a write also checks the markup of each page, with the rules of
  ///     `validate()` in `DiptychHTMLTools`. This check finds duplicate attributes and ids,
  ///     elements that a browser would move, and links that the link policy forbids. An unsafe
  ///     address, which rendering replaces, is always a problem.
  ///   - search: Whether layouts have a search. The site then has a script file, and a
  ///     ``SearchIndex`` if it has none.
  ///   - script: Whether pages have a script file that keeps the chosen colours from page to page,
  ///     marks the heading that is read in browsers that can't do it alone, and copies code.
  ///   - content: The pages and the files.
  public init(
    address: String? = nil,
    style: PageStyle = .folder,
    language: String = "en",
    theme: Theme? = nil,
    embedsStyles: Bool = false,
    validatesPages: Bool = true,
    search: Bool = false,
    script: Bool = false,
    @SiteBuilder content: () -> [SiteItem]
  ) {
    self.address = address
    self.style = style
    self.language = language
    self.theme = theme
    self.embedsStyles = embedsStyles
    self.validatesPages = validatesPages
    self.search = search
    self.script = script
    items = content()
  }
}

extension Site {
  /// The index of the search, or nil if layouts have no search.
  var searchIndex: SearchIndex? {
    guard search else { return nil }
    let indices = items.compactMap { item in
      if case .generated(let file) = item.content { file as? SearchIndex } else { nil }
    }
    return indices.first ?? SearchIndex()
  }

  /// Returns a site that is written despite some problems, which become ``SitePlan/warnings``.
  ///
  /// ```swift
  /// let plan = try await site.tolerating { $0.link != nil }.write(to: "public")
  /// for warning in plan.warnings { print(warning) }
  /// ```
  ///
  /// Use this method for a site with texts of other authors, if a broken link is better than no
  /// site. The method does not repair the pages. Problems of paths and of files are never warnings:
  /// they always keep the site from being written.
  ///
  /// - Parameter isTolerated: A closure that returns whether a problem is a warning.
  /// - Returns: The site.
  public func tolerating(_ isTolerated: @escaping @Sendable (SiteProblem) -> Bool) -> Site {
    var site = self
    site.isTolerated = isTolerated
    return site
  }
}

/// A builder of the pages and the files of a site.
@resultBuilder
public enum SiteBuilder {
  public static func buildExpression(_ page: Page) -> [SiteItem] { [SiteItem(.page(page))] }

  public static func buildExpression(_ pages: [Page]) -> [SiteItem] {
    pages.map { SiteItem(.page($0)) }
  }

  public static func buildExpression(_ page: NotFoundPage) -> [SiteItem] {
    [SiteItem(.notFound(page.page))]
  }

  public static func buildExpression(_ redirect: Redirect) -> [SiteItem] {
    [SiteItem(.redirect(redirect))]
  }

  public static func buildExpression(_ asset: Asset) -> [SiteItem] { [SiteItem(.asset(asset))] }

  public static func buildExpression(_ folder: AssetFolder) -> [SiteItem] {
    [SiteItem(.assetFolder(folder))]
  }

  public static func buildExpression(_ file: some GeneratedFile) -> [SiteItem] {
    [SiteItem(.generated(file))]
  }

  public static func buildExpression(_ items: [SiteItem]) -> [SiteItem] { items }

  public static func buildBlock(_ items: [SiteItem]...) -> [SiteItem] { items.flatMap(\.self) }

  public static func buildArray(_ items: [[SiteItem]]) -> [SiteItem] { items.flatMap(\.self) }

  public static func buildOptional(_ items: [SiteItem]?) -> [SiteItem] { items ?? [] }

  public static func buildEither(first items: [SiteItem]) -> [SiteItem] { items }

  public static func buildEither(second items: [SiteItem]) -> [SiteItem] { items }
}

/// A page or a file of a site, in a ``SiteBuilder``.
public struct SiteItem: Sendable {
  enum Content: Sendable {
    case page(Page)
    case notFound(Page)
    case redirect(Redirect)
    case asset(Asset)
    case assetFolder(AssetFolder)
    case generated(any GeneratedFile)
    /// The files that are left out of a content folder.
    case leftOut(LeftOutFiles)
  }

  let content: Content

  init(_ content: Content) { self.content = content }
}
