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
  @Environment(\.siteLabels) private var words
  @Environment(\.pageNotes) private var notes
  @Environment(\.contentSecurityPolicy) private var policy

  /// Reports a problem if the words are English but the page is not.
  private func checkWords() {
    guard let notes, words == SiteLabels() else { return }
    notes.add(.labels(page: settings.location.path, language: settings.language))
  }

  /// The theme of the site, with the rules of the layouts.
  private var theme: Theme {
    var theme = settings.theme ?? outerTheme
    theme.page.rules += (theme.page.rules.isEmpty ? "" : "\n") + LayoutRules.all
    return theme
  }

  /// The policy of the site, which also allows the scripts of the layouts.
  private var wholePolicy: ContentSecurityPolicy? {
    let hasSearch = settings.searchIndex != nil
    guard settings.hasScript || hasSearch else { return policy }
    return policy?.allowingScriptFiles(connects: hasSearch)
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
      policy: wholePolicy,
      theme: theme,
      sidebarEdge: .leading,
      content: { content.environment(\.codeCopyLabels, copyLabels) },
      head: { LayoutScriptLinks(settings: settings) },
      header: { header },
      footer: { footer },
      sidebar: { sidebar }
    )
  }

  /// The labels of the buttons that copy code, which need the script.
  private var copyLabels: (String, String)? {
    settings.hasScript ? (words.copy, words.copied) : nil
  }

  @ViewBuilder private var header: some View {
    let hasPanel = !hasMenu && !navigation.links.isEmpty
    if hasMenu || hasPanel {
      PageOnly {
        HTML.button(
          .type("button"),
          .class("iconic narrow"),
          .popovertarget(LayoutRules.menuID),
          .aria("label", words.menu)
        ) { Icon(shape: .menu) }
      }
    }
    MainNavigation(navigation: navigation, page: settings.location.path)
    if settings.searchIndex != nil { SearchField() }
    if (settings.theme ?? outerTheme).appearance == .automatic { ColorSchemePicker() }
    if hasPanel { PageOnly { SitePanel(navigation: navigation, page: settings.location.path) } }
    settings.searchIndex.map { SearchDialog(settings: settings, index: $0) }
    IconShapes()
  }
}

/// The scripts of a page, if its site asks for them.
private struct LayoutScriptLinks: View {
  let settings: PageSettings

  var body: some View {
    if settings.hasScript {
      // It runs before the first paint, so that the page has the chosen colours.
      HTML.script(.src(settings.address(ofFile: LayoutScripts.pageFile)))
    }
    if settings.searchIndex != nil {
      HTML.script(.src(settings.address(ofFile: LayoutScripts.searchFile)), .defer)
    }
  }
}

/// The name of the site and its main links.
private struct MainNavigation: View {
  let navigation: SiteNavigation
  let page: SitePath

  @Environment(\.siteLabels) private var words

  var body: some View {
    let section = navigation.section(of: page)
    Navigation(words.mainNavigation) {
      PageLink(navigation.name, to: navigation.home).htmlAttributes(.class("brand"))
      ForEach(navigation.links, id: \.self) { link in
        SectionLink(link: link, page: page, isCurrent: link == section)
      }
    }
  }
}

/// A main link of a site, with a mark if the page belongs to its section.
struct SectionLink: View {
  let link: SiteNavigation.Item
  let page: SitePath
  let isCurrent: Bool

  var body: some View {
    if let destination = link.destination {
      Link(link.title, destination: destination)
    } else if isCurrent, link.path != page {
      PageLink(link.title, to: link.path).htmlAttributes(.aria("current", "true"))
    } else {
      PageLink(link.title, to: link.path, fragment: link.fragment).current(isCurrent)
    }
  }
}

/// A control to choose the colour scheme of a page: light, dark, or the scheme of the system.
///
/// A button opens the choice. Neither needs a script, because the CSS rules of the page depend on
/// the chosen option; but without one, the choice is lost when another page is opened. All layouts
/// show the picker in their header.
///
/// ```html
/// <button class="iconic scheme" popovertarget="colorScheme" aria-label="Colour scheme">…
/// <div class="choices" id="colorScheme" popover="auto" role="radiogroup">
/// <label><input type="radio" name="scheme" value="">System</label>…
/// </div>
/// ```
///
/// Other formats, such as text, leave out the picker.
struct ColorSchemePicker: View {
  @Environment(\.siteLabels) private var words

  private var options: [(shape: Icon.Shape, value: String, title: String)] {
    [
      (.system, "", words.systemColors), (.light, "light", words.lightColors),
      (.dark, "dark", words.darkColors),
    ]
  }

  var body: some View {
    PageOnly {
      HTML.button(
        .type("button"),
        .class("iconic scheme"),
        .popovertarget(LayoutRules.schemeID),
        .aria("label", words.colorScheme)
      ) {
        ForEach(options, id: \.value) { option in
          Icon(shape: option.shape, className: option.shape.rawValue)
        }
      }
      HTML.div(
        .id(LayoutRules.schemeID),
        .class("choices"),
        .popover("auto"),
        .role("radiogroup"),
        .aria("label", words.colorScheme)
      ) {
        ForEach(options, id: \.value) { option in
          HTML.label {
            Icon(shape: option.shape)
            HTML.input(
              .type("radio"),
              .name("scheme"),
              .value(option.value),
              .checked.when(option.value.isEmpty)
            )
            Text(verbatim: option.title)
          }
        }
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
