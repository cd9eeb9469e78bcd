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

/// A control to choose the colour scheme of a page: light, dark, or the scheme of the system.
///
/// The picker needs no script, because the CSS rules of the page depend on the chosen option.
/// Without a script, the choice is lost when another page is opened. All layouts show the picker in
/// their header.
///
/// ```html
/// <select class="scheme" aria-label="Colour scheme">
/// <option value="system">System</option>…
/// </select>
/// ```
///
/// Other formats, such as text, leave out the picker.
struct ColorSchemePicker: View {
  @Environment(\.siteWords) private var words

  /// The CSS rules that the picker needs, for the theme of a page.
  static let rules = """
    @media screen {
    :root:has(.scheme > [value=light]:checked) { color-scheme: light }
    :root:has(.scheme > [value=dark]:checked) { color-scheme: dark }
    }

    """

  var body: some View {
    PageOnly {
      HTML.select(.class("scheme"), .aria("label", words.colorScheme)) {
        HTML.option(.value("system")) { Text(verbatim: words.systemColors) }
        HTML.option(.value("light")) { Text(verbatim: words.lightColors) }
        HTML.option(.value("dark")) { Text(verbatim: words.darkColors) }
      }
    }
  }
}

/// Content that is only drawn in HTML.
struct PageOnly<Content: View>: _PrimitiveView {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    // Other formats ignore raw markup.
    renderer.raw(view.content.rendered(as: .html), isText: false)
  }
}
