import DiptychHTML
public import DiptychViews

/// A page with the header of the site and only your content below it, such as the first page of a
/// site.
///
/// ```swift
/// Page("", title: "Harbour") { settings in
///   PageLayout(title: "Harbour", navigation: navigation, settings: settings) {
///     Heading("Ships that came in", level: 1)
///     Arrivals()
///   }
/// }
/// ```
///
/// The name of the site and its main links are at the top. The content uses the whole width of the
/// page. Other layouts show the title above the content. This layout does not, so add a heading to
/// the content.
///
/// ```html
/// <header><nav aria-label="Main">…</nav>…</header><main id="content"><h1>Ships that came in</h1>…
/// </main>
/// ```
public struct PageLayout<Content: View, Footer: View>: View {
  private let title: String
  private let summary: String?
  private let navigation: SiteNavigation
  private let settings: PageSettings
  private let content: Content
  private let footer: Footer

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the window. The page itself does not show it.
  ///   - summary: A sentence or two for search engines.
  ///   - navigation: The navigation of the site.
  ///   - settings: The settings of the site for the page.
  ///   - content: The content, with a heading of level 1.
  ///   - footer: The footer, below the content.
  public init(
    title: String,
    summary: String? = nil,
    navigation: SiteNavigation,
    settings: PageSettings,
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.title = title
    self.summary = summary
    self.navigation = navigation
    self.settings = settings
    self.content = content()
    self.footer = footer()
  }

  public var body: some View {
    LayoutFrame(
      title: title,
      summary: summary,
      navigation: navigation,
      settings: settings,
      content: content.headingIDs(),
      sidebar: EmptyView(),
      footer: footer
    )
  }
}
