public import DiptychHTML
public import DiptychViews

/// The settings of a site for one of its pages.
public struct PageSettings: Sendable {
  /// The place of the page, for links.
  public let location: PageLocation

  /// The language of the site.
  public let language: String

  /// The theme of the site, or nil for that of the environment; a page may give a layout another one.
  public var theme: Theme?

  /// The whole address of the page, or nil if the site has none.
  public let canonical: String?

  /// The feeds of the site.
  var feeds: [AtomFeed] = []

  /// The place of the CSS rules of the site.
  var sheet = SiteStylesheet.shared

  /// Whether the markup of the page is checked as a whole.
  @usableFromInline var isValidated = true

  /// The address of the stylesheet, in which zeros stand for its hash; nil if the page embeds it.
  @usableFromInline var stylesheet: String? {
    switch sheet {
    case .shared: location.address(ofFile: SitePath(StylesheetName.unknown.file))
    case .embedded: nil
    }
  }

  /// Renders a document of the page.
  @inlinable
  func markup(of document: consuming some View) -> PageMarkup {
    document.environment(\.pageLocation, location)
      .rendered(as: PageMarkupFormat(stylesheet: stylesheet, isValidated: isValidated))
  }
}
