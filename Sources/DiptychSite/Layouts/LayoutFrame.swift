import DiptychHTML
import DiptychViews

/// The document of a layout: the header with the main links, and the parts that the layout has.
struct LayoutFrame<Content: View, Sidebar: View, Footer: View>: View {
  let title: String
  let summary: String?
  let navigation: SiteNavigation
  let settings: PageSettings
  /// Whether the header has a button for the menu.
  var hasMenu = false
  let content: Content
  let sidebar: Sidebar
  let footer: Footer

  @Environment(\.theme) private var outerTheme
  @Environment(\.siteWords) private var words
  @Environment(\.pageNotes) private var notes

  /// Reports a problem if the words are English but the page is not.
  private func checkWords() {
    guard let notes, words == SiteWords() else { return }
    notes.add(.words(page: settings.location.path, language: settings.language))
  }

  /// The theme of the site, with the rules of the layouts.
  private var theme: Theme {
    var theme = settings.theme ?? outerTheme
    theme.page.rules += (theme.page.rules.isEmpty ? "" : "\n") + LayoutRules.all
    return theme
  }

  var body: some View {
    let _ = checkWords()
    Document(
      title: title == navigation.name ? title : "\(title) · \(navigation.name)",
      language: settings.language,
      metadata: PageMetadata(
        description: summary ?? settings.summary,
        canonical: settings.canonical
      ),
      theme: theme,
      sidebarEdge: .leading,
      content: { content },
      header: {
        MainNavigation(navigation: navigation, page: settings.location.path)
        if hasMenu {
          PageOnly {
            HTML.button(.type("button"), .popovertarget(LayoutRules.menuID)) {
              Text(verbatim: words.menu)
            }
          }
        }
        if (settings.theme ?? outerTheme).appearance == .automatic { ColorSchemePicker() }
      },
      footer: { footer },
      sidebar: { sidebar }
    )
  }
}

/// The name of the site and its main links.
private struct MainNavigation: View {
  let navigation: SiteNavigation
  let page: SitePath

  @Environment(\.siteWords) private var words

  var body: some View {
    let section = navigation.section(of: page)
    Navigation(words.mainNavigation) {
      PageLink(navigation.name, to: navigation.home).htmlAttributes(.class("brand"))
      ForEach(navigation.links, id: \.self) { link in
        if link == section, link.path != page {
          PageLink(link.title, to: link.path)
            .htmlAttributes(.aria("current", "true"))
        } else {
          PageLink(link.title, to: link.path, fragment: link.fragment).current(link == section)
        }
      }
    }
  }
}
