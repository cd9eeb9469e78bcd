import Diptych
import DiptychSite

/// The pages of the gallery.
///
/// They are an index, a page for each entry of the catalog, a guide, a page about states, a page
/// about themes, a page with all components, and a page with every element of HTML. The site also
/// contains the files that these pages refer to.
package struct GallerySite {
  private let groups: [CatalogGroup]
  /// The theme with the rules of the gallery.
  private let theme: Theme

  /// Creates the pages of entries in a theme.
  ///
  /// - Parameters:
  ///   - only: The name of the only entry to show, or nil for all entries.
  ///   - theme: The theme of the pages. The rules of the gallery are added to its rules.
  /// - Throws: A ``ThemeError`` if a stylesheet can't contain the rules of the gallery.
  init(only: String? = nil, theme: Theme = .standard) throws(ThemeError) {
    groups =
      only == nil
      ? Catalog.groups
      : Catalog.groups.compactMap { group in
        let entries = group.entries.filter { $0.name == only }
        return entries.isEmpty ? nil : CatalogGroup(group.title, group.summary, entries)
      }
    self.theme = try theme.rules(GalleryRules.all)
  }

  /// The pages and the files.
  var site: Site {
    // The pages are not validated, because samples show addresses that the kit refuses.
    Site(style: .file, validatesPages: false) {
      page("", title: "Components") { [groups] in IndexPage(groups: groups) }
      page(GalleryPlace.guide.path, title: "Guide") { GuidePage() }
      page(GalleryPlace.states.path, title: "States") { [entries] in StatesPage(entries: entries) }
      page(GalleryPlace.themes.path, title: "Themes") { ThemesPage() }
      page(Self.componentsPath, title: "Every component") { [groups] in
        ComponentsPage(groups: groups)
      }
      // The page with every element has its own stylesheet.
      Page(Self.vocabularyPath, title: "Every element") { _ in VocabularyPage() }
      for view in entryPages {
        page(Self.path(of: view.entry), title: view.entry.title) { view }
      }
      Self.files()
    }
  }

  private var entries: Set<String> { Set(groups.flatMap(\.entries).map(\.name)) }

  private var entryPages: [EntryPage] {
    var pages: [EntryPage] = []
    for group in groups {
      for entry in group.entries {
        let page = EntryPage(entry: entry, group: group, previous: pages.last?.entry)
        if !pages.isEmpty { pages[pages.count - 1].next = entry }
        pages.append(page)
      }
    }
    return pages
  }

  static let componentsPath: SitePath = "every-component"
  static let vocabularyPath: SitePath = "every-element"

  static func path(of entry: CatalogEntry) -> SitePath { SitePath(entry.name) }

  private func page<Content: View & SendableMetatype>(
    _ path: SitePath,
    title: String,
    _ view: @escaping @Sendable () -> Content
  ) -> Page {
    Page(path, title: title) { [theme] _ in view().theme(theme) }
  }
}
