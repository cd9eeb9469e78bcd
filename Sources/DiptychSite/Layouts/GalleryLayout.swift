import DiptychHTML
public import DiptychViews

/// A page with links to other pages, as cards in groups.
///
/// ```swift
/// Page("components", title: "Components") { settings in
///   GalleryLayout(title: "Components", navigation: navigation, settings: settings) {
///     Section("Views") {
///       PageCards {
///         PageCard("Text", to: "components/text", summary: "Runs with a style.", note: "5 states")
///         PageCard("Heading", to: "components/heading", summary: "Six levels.")
///       }
///     }
///   }
/// }
/// ```
///
/// The name of the site and its main links are at the top. Links to the headings of level 2 are
/// below the title.
///
/// ```html
/// <main id="content"><h1>Components</h1><nav aria-label="Contents" class="tabs">…</nav>
/// <section><h2 id="views">Views</h2><div class="columns …">…</div></section></main>
/// ```
public struct GalleryLayout<Content: View, Footer: View>: View {
  private let title: String
  private let summary: String?
  private let navigation: SiteNavigation
  private let settings: PageSettings
  private let content: Content
  private let footer: Footer

  /// Creates a gallery.
  ///
  /// - Parameters:
  ///   - title: The title of the page, which is also its heading of level 1.
  ///   - summary: A sentence or two below the title. Search engines show them, too.
  ///   - navigation: The navigation of the site.
  ///   - settings: The settings of the site for the page.
  ///   - content: The groups, each a `Section` with ``PageCards``.
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
      content: main,
      sidebar: EmptyView(),
      footer: footer
    )
  }

  @ViewBuilder private var main: some View {
    LayoutHead(title: title, summary: summary)
    TableOfContents(of: content, levels: 2...2).htmlAttributes(.class("tabs"))
    content.headingIDs()
  }
}
