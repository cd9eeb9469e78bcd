import DiptychHTML
public import DiptychViews

/// A page for a report: a title, a few facts, and sections.
///
/// ```swift
/// Page("report", title: "harbor") { settings in
///   ReportLayout(
///     title: "harbor",
///     summary: "7 years and 4 months of history.",
///     navigation: navigation,
///     settings: settings
///   ) {
///     Section("Activity") { ActivityPlot() }
///   } facts: {
///     Stat("Commits", value: "20,431", note: "of them 1,204 merges")
///     Stat("Contributors", value: "148")
///   }
/// }
/// ```
///
/// The name of the site and its main links are at the top. The content uses the whole width of the
/// page.
///
/// ```html
/// <main id="content"><h1>harbor</h1><p class="lede">…</p><dl class="stats">…</dl>
/// <section><h2>Activity</h2>…</section></main>
/// ```
public struct ReportLayout<Content: View, FactsContent: View, Footer: View>: View {
  private let title: String
  private let summary: String?
  private let navigation: SiteNavigation
  private let settings: PageSettings
  private let content: Content
  private let facts: FactsContent
  private let footer: Footer

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - title: The title of the page, which is also its heading of level 1.
  ///   - summary: A sentence or two below the title. Search engines show them, too.
  ///   - navigation: The navigation of the site.
  ///   - settings: The settings of the site for the page.
  ///   - content: The sections.
  ///   - facts: The facts below the title, each a `Stat`.
  ///   - footer: The footer, below the content.
  public init(
    title: String,
    summary: String? = nil,
    navigation: SiteNavigation,
    settings: PageSettings,
    @ViewBuilder content: () -> Content,
    @ViewBuilder facts: () -> FactsContent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.title = title
    self.summary = summary
    self.navigation = navigation
    self.settings = settings
    self.content = content()
    self.facts = facts()
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
    if FactsContent.self != EmptyView.self { Stats { facts } }
    content.headingIDs()
  }
}
