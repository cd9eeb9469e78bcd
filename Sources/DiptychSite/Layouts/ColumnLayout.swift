import DiptychHTML
public import DiptychViews

/// A page with one column in the middle of the window, such as a post of a blog or a list of posts.
///
/// ```swift
/// Page("posts/storm", title: "Storm") { settings in
///   ColumnLayout(title: "Storm", navigation: navigation, settings: settings) {
///     Text("The wind came from the west.")
///   }
/// }
/// ```
///
/// The name of the site and its main links are above the column. Links to the feeds are below it.
/// In a wide window, the text is larger than in other layouts.
///
/// ```html
/// <header><nav aria-label="Main">…</nav>…</header>
/// <main id="content"><h1 class="reading">Storm</h1><p>The wind came from the west.</p></main>
/// <footer><p><a href="../../feed.xml" …>Feed: Harbour</a></p></footer>
/// ```
public struct ColumnLayout<Content: View, Footer: View>: View {
  private let title: String
  private let summary: String?
  private let navigation: SiteNavigation
  private let settings: PageSettings
  private let content: Content
  private let footer: Footer

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page, which is also its heading of level 1.
  ///   - summary: A sentence or two below the title. Search engines show them, too.
  ///   - navigation: The navigation of the site.
  ///   - settings: The settings of the site for the page.
  ///   - content: The content below the title; its headings begin with level 2.
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
      footer: footerWithFeeds
    )
  }

  @ViewBuilder private var main: some View {
    // The class of the heading marks the page. An element around the content would change the
    // markup of texts in the content.
    LayoutHead(title: title, summary: summary, className: "reading")
    content.headingIDs()
  }

  @ViewBuilder private var footerWithFeeds: some View {
    footer
    FeedLines(settings: settings)
  }
}
