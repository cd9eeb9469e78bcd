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
/// The page has the name of the site and its main links at the top, above the column, and links to
/// its feeds at the bottom. In a wide window, the text is larger than in other layouts.
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
  ///   - title: The title, which is the heading of level 1 too.
  ///   - summary: A sentence or two below the title, which search engines show too.
  ///   - navigation: The navigation of the site.
  ///   - settings: The settings of the site for the page.
  ///   - content: The content below the title; its headings begin with level 2.
  ///   - footer: The content below everything.
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
    // The heading marks the page: an element around the content would make runs of its texts.
    LayoutHead(title: title, summary: summary, className: "reading")
    content.headingIDs()
  }

  @ViewBuilder private var footerWithFeeds: some View {
    footer
    FeedLines(settings: settings)
  }
}
