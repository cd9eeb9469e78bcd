import Diptych
import DiptychExampleSupport
import DiptychGallery
import DiptychSite

/// The pages of the components, which are a page with a card for each component, a page for each
/// component, and pages about states and themes.
struct ComponentPages: Sendable {
  static let index: SitePath = "components/index"
  private static let folder = "components/"
  fileprivate static let states: SitePath = "components/states"
  fileprivate static let themes: SitePath = "components/themes"
  // The links in the samples of links and of navigations lead to these pages.
  fileprivate static let tour: SitePath = "components/guide"
  fileprivate static let all: SitePath = "components/every-component"
  fileprivate static let elements: SitePath = "components/every-element"

  let frame: SiteFrame
  /// The theme of the pages with samples.
  let theme: Theme
  /// The theme of the page with a card for each component.
  let cardTheme: Theme

  /// Returns the path of the page of an entry.
  static func path(of entry: String) -> SitePath { SitePath(folder + entry) }

  @SiteBuilder var pages: [SiteItem] {
    let navigation = frame.navigation(groups: links)
    indexPage(navigation)
    for group in Catalog.groups {
      for entry in group.entries {
        page(Self.path(of: entry.name), entry.title, entry.summary, navigation, in: group) {
          EntryContent(entry: entry)
        }
      }
    }
    page(Self.states, "States", StatesContent.summary, navigation) {
      StatesContent { Self.path(of: $0) }
    }
    page(Self.themes, "Themes", ThemesContent.summary, navigation, in: Catalog.themes) {
      ThemesContent()
    }
    page(Self.tour, GuideContent.title, GuideContent.summary, navigation, hasContents: true) {
      GuideContent()
    }
    page(Self.all, "Every component", "Every component, once.", navigation) {
      ComponentsContent(groups: Catalog.groups.filter { $0.id != Catalog.themes.id })
    }
    // The page with every element has its own stylesheet.
    Page(Self.elements, title: "Every element") { _ in VocabularyPage() }
    GallerySite.files(below: Self.folder)
  }

  /// The entries in their groups.
  private var links: [SiteNavigation.Group] {
    Catalog.groups.map { group in
      .init(
        group.title,
        items: group.entries.map { .init($0.title, to: Self.path(of: $0.name)) },
        isFolded: true
      )
    } + [
      .init(
        "All at once",
        items: [
          .init("States", to: Self.states), .init("Themes", to: Self.themes),
          .init(GuideContent.title, to: Self.tour), .init("Every component", to: Self.all),
        ]
      )
    ]
  }

  /// The number of components and of their pictures.
  static var summary: String {
    let states = Catalog.entries.reduce(0) { $0 + $1.stateCount }
    return "\(counted(Catalog.entries.count, "component")) in \(counted(states, "state")), each as "
      + "HTML and as the text of a terminal."
  }

  private func indexPage(_ navigation: SiteNavigation) -> Page {
    Page(Self.index, title: "Components", description: Self.summary) { [cardTheme] settings in
      var settings = settings
      settings.theme = cardTheme
      return PageLayout(
        title: "Components",
        summary: Self.summary,
        navigation: navigation,
        settings: settings
      ) {
        ComponentCards()
      } footer: {
        SiteFooter()
      }
    }
  }

  private func page<Content: View & SendableMetatype>(
    _ path: SitePath,
    _ title: String,
    _ summary: String,
    _ navigation: SiteNavigation,
    in group: CatalogGroup? = nil,
    hasContents: Bool = false,
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) -> Page {
    Page(path, title: title, description: summary) { [theme] settings in
      var settings = settings
      // A page about roles or themes uses CSS rules that no other component needs.
      if group?.id != Catalog.themes.id { settings.theme = theme }
      return PageLayout(
        .article(hasContents: hasContents),
        title: title,
        summary: summary,
        navigation: navigation,
        settings: settings,
        content: content,
        footer: { SiteFooter() }
      )
    }
  }
}

/// A card for each component, in groups.
///
/// A link to a group shows only this group. The samples on the cards contain headings, so the links
/// are not made with a table of contents.
private struct ComponentCards: View {
  private static let together = "all-at-once"

  var body: some View {
    Heading("Components", level: 1)
    Text(ComponentPages.summary).htmlAttributes(.class("lede"))
    Navigation("Groups") {
      ForEach(Catalog.groups, id: \.id) { Link($0.title, destination: "#\($0.id)") }
      Link("All at once", destination: "#\(Self.together)")
      Link("Every group", destination: "#content").htmlAttributes(.class("all"))
    }
    .htmlAttributes(.class("tabs"))
    ForEach(Catalog.groups, id: \.id) { group in
      Section {
        Text(group.summary).dim()
        PageCards {
          ForEach(group.entries, id: \.name) { entry in
            // Samples of charts and of themes need CSS rules that no other component needs.
            EntryCard(
              entry: entry,
              hasPage: ![Catalog.charts.id, Catalog.themes.id].contains(group.id)
            )
          }
        }
      } header: {
        Heading(group.title, level: 2).id(group.id)
      }
    }
    Section {
      PageCards {
        PageCard("States", to: ComponentPages.states, summary: StatesContent.summary)
        PageCard("Themes", to: ComponentPages.themes, summary: ThemesContent.summary)
        PageCard(GuideContent.title, to: ComponentPages.tour, summary: GuideContent.summary)
        PageCard("Every component", to: ComponentPages.all, summary: "Every component, once.")
        PageCard("Every element", to: ComponentPages.elements, summary: "Every HTML element, once.")
      }
    } header: {
      Heading("All at once", level: 2).id(Self.together)
    }
  }
}

/// A link to the page of an entry, with a picture of the entry in a browser and in a terminal.
private struct EntryCard: View {
  let entry: CatalogEntry
  /// Whether the picture shows a browser beside the terminal.
  let hasPage: Bool

  var body: some View {
    PageCard(
      entry.title,
      to: ComponentPages.path(of: entry.name),
      summary: entry.summary,
      note: counted(entry.stateCount, "state")
    ) {
      entry.card.map { CardPanels(card: $0, hasPage: hasPage) }
    }
  }
}
