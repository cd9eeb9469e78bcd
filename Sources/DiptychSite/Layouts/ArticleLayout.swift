import DiptychHTML
public import DiptychViews

/// A page with an article, and with links to the other pages of the site beside the article.
///
/// ```swift
/// Page("guide/text", title: "Text") { settings in
///   ArticleLayout(
///     title: "Text",
///     summary: "Runs of letters with a style.",
///     edited: "2026-11-20",
///     navigation: navigation,
///     settings: settings
///   ) {
///     Heading("Styles", level: 2)
///     Text("Text is bold, or not.")
///   } footer: {
///     Text("Written by the harbour master.")
///   }
/// }
/// ```
///
/// The name of the site and its main links are at the top. The groups of the ``SiteNavigation`` are
/// beside the content. In the groups, the link to the current page is marked, and links to the
/// headings of levels 2 and 3 on the page are below that link. Breadcrumbs are above the title.
/// Links to the previous and the next page are below the content. In a narrow window, a button
/// shows and hides the groups. If the navigation has no groups, only the links to the headings are
/// beside the content.
///
/// ```html
/// <header><nav aria-label="Main">…</nav><button popovertarget="siteMenu">Menu</button>…</header>
/// <aside class="side-navigation"><div id="siteMenu" popover="auto">…</div></aside>
/// <main id="content"><nav class="crumbs">…</nav><h1>Text</h1><p class="lede">…</p>…
/// <p class="edited">Edited 2026-11-20</p>
/// <nav aria-label="Neighbouring pages" class="pager">…</nav>
/// </main>
/// <footer>…</footer>
/// ```
///
/// In a terminal, the groups are below the content. Pages with different layouts share one
/// stylesheet.
public struct ArticleLayout<Content: View, Footer: View>: View {
  private let title: String
  private let summary: String?
  private let edited: String?
  private let hasContents: Bool
  private let navigation: SiteNavigation
  private let settings: PageSettings
  private let content: Content
  private let footer: Footer

  @Environment(\.siteWords) private var words

  /// Creates an article.
  ///
  /// - Parameters:
  ///   - title: The title of the page, which is also its heading of level 1.
  ///   - summary: A sentence or two below the title. Search engines show them, too.
  ///   - edited: The date of the last change, as the text to show.
  ///   - hasContents: Whether the page has links to its own headings, beside the content. If true,
  ///     the headings get ids. Pass false for a page whose headings are only examples, such as a
  ///     page about the view `Heading`.
  ///   - navigation: The navigation of the site.
  ///   - settings: The settings of the site for the page.
  ///   - content: The content below the title; its headings begin with level 2.
  ///   - footer: The footer, below the content and the navigation.
  public init(
    title: String,
    summary: String? = nil,
    edited: String? = nil,
    hasContents: Bool = true,
    navigation: SiteNavigation,
    settings: PageSettings,
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.title = title
    self.summary = summary
    self.edited = edited
    self.hasContents = hasContents
    self.navigation = navigation
    self.settings = settings
    self.content = content()
    self.footer = footer()
  }

  private var page: SitePath { settings.location.path }

  public var body: some View {
    LayoutFrame(
      title: title,
      summary: summary,
      navigation: navigation,
      settings: settings,
      hasMenu: !navigation.filledGroups.isEmpty,
      content: main,
      sidebar: SideNavigation(
        navigation: navigation,
        page: page,
        content: hasContents ? content : nil
      ),
      footer: footer
    )
  }

  @ViewBuilder private var main: some View {
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
    LayoutHead(title: title, summary: summary)
    if hasContents { content.headingIDs() } else { content }
    let (previous, next) = navigation.neighbours(of: page)
    if edited != nil || previous != nil || next != nil {
      Group {
        edited.map { date in
          Text(verbatim: words.edited.replacing("{date}", with: date))
            .htmlAttributes(.class("edited"))
        }
        NeighbourLinks(
          previous: previous,
          next: next,
          isRightToLeft: TextDirection.isRightToLeft(settings.language)
        )
      }
      .padding(.top, 1)
    }
  }
}
