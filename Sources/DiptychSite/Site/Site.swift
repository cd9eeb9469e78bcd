public import DiptychViews

/// A site: pages and files, with one rule for all addresses.
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
/// All problems are found in one run, before the folder changes: paths that no file can have or
/// that are one file on some system, links to pages and ids that are not there, and what keeps
/// people from reading a page. The pages share one stylesheet, which has the rules that they use;
/// the name of its file ends in its hash. ``SiteStylesheet/embedded`` puts the rules into the pages
/// instead.
///
/// Pages are rendered in parallel and not kept: apart from the pages that are being made, a write
/// needs memory for the paths, the ids and the addresses in them.
public struct Site: Sendable {
  /// The address of the site, or nil if it is not known.
  public let address: String?

  /// The form of the addresses of pages.
  public let style: PageStyle

  /// The language of the pages, as a tag of BCP 47.
  public let language: String

  /// The theme of the pages, or nil for the standard one.
  public let theme: Theme?

  /// The place of the CSS rules.
  public let stylesheet: SiteStylesheet

  /// Whether the markup of each page is checked, as `validate()` of `DiptychHTMLTools` does.
  public let validatesPages: Bool

  let items: [SiteItem]

  /// The elements that are added to the head of each page.
  var heads: [PageHead] = []

  /// The words of the layouts of pages, by their languages.
  var words: [String: SiteWords] = [:]

  /// Whether a problem is a warning, which does not keep the site from being written.
  var isTolerated: (@Sendable (SiteProblem) -> Bool)?

  /// The changes of the environment of each page.
  var changes: [@Sendable (inout EnvironmentValues) -> Void] = []

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - address: The address of the site, such as `https://example.org/docs/`.
  ///   - style: The form of the addresses of pages.
  ///   - language: The language of the pages, as a tag of BCP 47.
  ///   - theme: The theme of the pages, or nil for the standard one.
  ///   - stylesheet: The place of the CSS rules.
  ///   - validatesPages: Whether the markup of each page is checked, as `validate()` of
  ///     `DiptychHTMLTools` does: attributes and ids that are there twice, elements where a browser
  ///     takes them apart, links that no policy allows. An address that was replaced since it is
  ///     not safe is a problem in any case.
  ///   - content: The pages and the files.
  public init(
    address: String? = nil,
    style: PageStyle = .folder,
    language: String = "en",
    theme: Theme? = nil,
    stylesheet: SiteStylesheet = .shared,
    validatesPages: Bool = true,
    @SiteBuilder content: () -> [SiteItem]
  ) {
    self.address = address
    self.style = style
    self.language = language
    self.theme = theme
    self.stylesheet = stylesheet
    self.validatesPages = validatesPages
    items = content()
  }
}

extension Site {
  /// Writes the site with some of its problems, which are ``SitePlan/warnings`` then.
  ///
  /// ```swift
  /// let plan = try await site.tolerating { $0.link != nil }.write(to: "public")
  /// for warning in plan.warnings { print(warning) }
  /// ```
  ///
  /// A site of texts that others have written may have links that lead nowhere, and is better with
  /// them than not there. The pages stay as they are. Problems of paths and of files keep a site
  /// from being written in any case.
  ///
  /// - Parameter isTolerated: A closure that returns whether a problem is a warning.
  /// - Returns: The site.
  public func tolerating(_ isTolerated: @escaping @Sendable (SiteProblem) -> Bool) -> Site {
    var site = self
    site.isTolerated = isTolerated
    return site
  }
}
