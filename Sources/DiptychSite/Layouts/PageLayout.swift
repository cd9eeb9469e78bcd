import DiptychHTML
public import DiptychViews

/// A preset of the parts that a ``PageLayout`` has around its content.
public struct LayoutStyle: Hashable, Sendable {
  /// Whether the title and the summary are above the content.
  fileprivate var showsTitle = true
  /// The class of the title; empty for none.
  fileprivate var titleClass = ""
  /// Whether the links of an article are around the content.
  fileprivate var isArticle = false
  /// Whether links to the headings are beside the content of an article.
  fileprivate var hasContents = true
  /// The day of the last change, in ISO 8601; nil for the day from the settings of the page.
  fileprivate var edited: String?
  /// Whether links to the headings of level 2 are below the title.
  fileprivate var hasTabs = false
  /// Whether links to the feeds are at the bottom of the page.
  fileprivate var hasFeeds = false

  /// Only the content, such as on the first page of a site.
  ///
  /// The page does not show its title, so add a heading of level 1 to the content.
  public static let plain = LayoutStyle(showsTitle: false)

  /// A title, and facts below it.
  ///
  /// ```html
  /// <main id="content"><h1>harbor</h1><p class="lede">…</p><dl class="stats">…</dl>
  /// <section><h2>Activity</h2>…</section></main>
  /// ```
  public static let report = LayoutStyle()

  /// A title, and links to the headings of level 2 below it.
  ///
  /// The content is groups of links to other pages, each a `Section` with ``PageCards``.
  ///
  /// ```html
  /// <main id="content"><h1>Components</h1><nav aria-label="Contents" class="tabs">…</nav>
  /// <section><h2 id="views">Views</h2><div class="columns …">…</div></section></main>
  /// ```
  public static let gallery = LayoutStyle(hasTabs: true)

  /// One column in the middle of the window, for a post of a blog or a list of posts.
  ///
  /// Links to the feeds are below the column. In a wide window, the text is larger than in other
  /// layouts.
  ///
  /// ```html
  /// <main id="content"><h1 class="reading">Storm</h1><p>The wind came from the west.</p></main>
  /// <footer><p><a href="../../feed.xml" …>Feed: Harbour</a></p></footer>
  /// ```
  public static let column = LayoutStyle(titleClass: "reading", hasFeeds: true)

  /// An article, with links to the other pages of the site beside it; see
  /// ``article(edited:hasContents:)``.
  public static var article: LayoutStyle { article(edited: nil) }

  /// An article, with links to the other pages of the site beside it.
  ///
  /// The groups of the ``SiteNavigation`` are beside the content, with a mark at the current page.
  /// Links to the headings of levels 2 and 3 are on the other side, with a mark at the heading that
  /// is read, where a browser knows it or the site has its script. Breadcrumbs are above the title.
  /// Links to the file, to the previous and to the next page are below the content. In a narrow
  /// window, buttons show the groups and the headings.
  ///
  /// ```html
  /// <header><button popovertarget="siteMenu" …>…<nav aria-label="Main">…</header>
  /// <aside class="side-navigation"><nav id="siteMenu" popover="auto">…</nav></aside>
  /// <main id="content"><nav class="crumbs">…</nav><h1>Text</h1><p class="lede">…</p>
  /// <div id="pageContents" popover="auto">…</div>…
  /// <footer><p class="meta-line"><a href="…">Edit this page</a>
  /// <span>Last updated 20 November 2026</span></p></footer>
  /// <nav aria-label="Neighbouring pages" class="pager">…</nav>
  /// </main>
  /// <footer>…</footer>
  /// ```
  ///
  /// In a terminal, the groups are below the content.
  ///
  /// - Parameters:
  ///   - edited: The day of the last change in ISO 8601, such as `2026-11-20`, or another text; nil
  ///     for the day in UTC of the last change of the page, see ``Page/published(_:modified:)``.
  ///   - hasContents: Whether the page has links to its own headings, beside the content. If true,
  ///     the headings get ids. Pass false for a page whose headings are only examples, such as a
  ///     page about the view `Heading`.
  /// - Returns: The style.
  public static func article(edited: String? = nil, hasContents: Bool = true) -> LayoutStyle {
    LayoutStyle(isArticle: true, hasContents: hasContents, edited: edited)
  }
}

/// The document of a page, with the navigation of the site.
///
/// ```swift
/// Page("report", title: "harbor") { settings in
///   PageLayout(
///     .report,
///     title: "harbor",
///     summary: "7 years and 4 months of history.",
///     navigation: navigation,
///     settings: settings
///   ) {
///     Section("Activity") { ActivityPlot() }
///   } facts: {
///     Stat("Commits", value: "20,431", note: "of them 1,204 merges")
///   } footer: {
///     Text("Written by the harbour master.")
///   }
/// }
/// ```
///
/// The name of the site and its main links are at the top. A ``LayoutStyle`` says what else is
/// around the content. Pages with different styles share one stylesheet.
public struct PageLayout<Content: View, FactsContent: View, Footer: View>: View {
  private let style: LayoutStyle
  private let title: String
  private let summary: String?
  private let navigation: SiteNavigation
  private let settings: PageSettings
  private let content: Content
  private let facts: FactsContent
  private let footer: Footer

  @Environment(\.siteLabels) private var words

  /// Creates the document of a page.
  ///
  /// - Parameters:
  ///   - style: The parts around the content.
  ///   - title: The title of the page, which is also its heading of level 1, unless the style is
  ///     ``LayoutStyle/plain``.
  ///   - summary: A sentence or two below the title. Search engines show them, too.
  ///   - navigation: The navigation of the site.
  ///   - settings: The settings of the site for the page.
  ///   - content: The content; below a title, its headings begin with level 2.
  ///   - facts: The facts below the title, each a `Stat`.
  ///   - footer: The footer, below the content.
  public init(
    _ style: LayoutStyle = .plain,
    title: String,
    summary: String? = nil,
    navigation: SiteNavigation,
    settings: PageSettings,
    @ViewBuilder content: () -> Content,
    @ViewBuilder facts: () -> FactsContent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.style = style
    self.title = title
    self.summary = summary
    self.navigation = navigation
    self.settings = settings
    self.content = content()
    self.facts = facts()
    self.footer = footer()
  }

  private var page: SitePath { settings.location.path }

  public var body: some View {
    LayoutFrame(
      title: title,
      summary: summary,
      navigation: navigation,
      settings: settings,
      hasMenu: hasMenu,
      content: main,
      sidebar: sidebar,
      footer: wholeFooter
    )
  }

  /// Whether links to all pages are beside the content.
  private var hasMenu: Bool { style.isArticle && !navigation.filledGroups.isEmpty }

  @ViewBuilder private var sidebar: some View {
    if hasMenu { SitePanel(navigation: navigation, page: page) }
  }

  @ViewBuilder private var wholeFooter: some View {
    footer
    if style.hasFeeds { FeedLines(settings: settings) }
  }

  @ViewBuilder private var main: some View {
    if style.isArticle { breadcrumbs }
    if style.showsTitle {
      // The class of the heading marks the page. An element around the content would change the
      // markup of texts in the content.
      Heading(title, level: 1).htmlAttributes(.class(style.titleClass))
      summary.map { Text(verbatim: $0).htmlAttributes(.class("lede")) }
    }
    if style.isArticle, style.hasContents { contents }
    if FactsContent.self != EmptyView.self { Stats { facts } }
    if style.hasTabs {
      TableOfContents(of: content, levels: 2...2).htmlAttributes(.class("tabs"))
    }
    if style.hasContents { content.headingIDs() } else { content }
    if style.isArticle { end }
  }

  /// The links to the headings of the page; in a narrow window, a button shows them.
  @ViewBuilder private var contents: some View {
    PageOnly {
      HTML.button(
        .type("button"),
        .class("contents-open"),
        .popovertarget(LayoutRules.contentsID)
      ) { Text(verbatim: words.contents) }
    }
    HTML.div(.id(LayoutRules.contentsID), .popover("auto")) {
      HTML.div {
        Paragraph { Text(verbatim: words.contents) }
        TableOfContents(of: content)
      }
    }
  }

  @ViewBuilder private var breadcrumbs: some View {
    let steps = navigation.steps(to: page)
    if !steps.isEmpty {
      Breadcrumbs(words.breadcrumbs) {
        ForEach(steps, id: \.title) { step in
          if let path = step.path {
            PageLink(step.title, to: path)
          } else {
            Text(verbatim: step.title)
          }
        }
      }
    }
  }

  /// The link to the source of the page and the date of its last change, and the links to the
  /// previous and the next page.
  @ViewBuilder private var end: some View {
    let source = navigation.editAddress(of: settings)
    let edited = style.edited ?? settings.lastChangeDay
    if source != nil || edited != nil {
      HTML.footer {
        Paragraph {
          source.map { address in
            Link(destination: address) {
              Icon(shape: .edit)
              Text(verbatim: words.editPage)
            }
          }
          edited.map { day in
            HTML.span {
              Text(verbatim: words.edited.replacing("{date}", with: words.text(ofDay: day)))
            }
          }
        }
        .htmlAttributes(.class("meta-line"))
      }
    }
    let (previous, next) = navigation.neighbours(of: page)
    Pager(
      words.neighbours,
      previous: previous.map { (words.previous, $0) },
      next: next.map { (words.next, $0) }
    )
  }
}
