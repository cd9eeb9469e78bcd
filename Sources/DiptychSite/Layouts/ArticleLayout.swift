import DiptychHTML
public import DiptychViews

/// A page for reading: an article with the other pages of the site beside it.
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
/// The page has the name of the site and its main links at the top. Beside the content are the
/// groups of the ``SiteNavigation``. The link to the page itself is marked, and links to its
/// headings of levels 2 and 3 stand below that link. Breadcrumbs stand before the title, and links
/// to the previous and the next page after the content. In a narrow window a button shows the
/// groups. Without groups, only the links to the headings stand beside the content.
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
/// In a terminal the groups follow the content. The pages of all layouts share one stylesheet.
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
  ///   - title: The title, which is the heading of level 1 too.
  ///   - summary: A sentence or two below the title, which search engines show too.
  ///   - edited: The date of the last change, as the text to show.
  ///   - hasContents: Whether the page has links to the headings of the content. If it does, the
  ///     headings get ids. Pass false for a page whose headings are samples.
  ///   - navigation: The navigation of the site.
  ///   - settings: The settings of the site for the page.
  ///   - content: The content below the title; its headings begin with level 2.
  ///   - footer: The content below everything.
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
