import Diptych
import DiptychSite
import DiptychExampleSupport

/// The pages of the gallery.
///
/// They are an index, a page for each entry of the catalog, a guide, pages of states and of themes,
/// a page with all components, a page with every element of HTML, and the files that these refer to.
struct GallerySite {
  private let groups: [CatalogGroup]
  /// The theme with the rules of each kind of page.
  private let themes: [PageKind: Theme]

  /// Creates the pages of entries in a theme.
  ///
  /// - Parameters:
  ///   - only: The name of the one entry to show, or nil for all.
  ///   - theme: The theme; the rules of the gallery are added to its own.
  /// - Throws: A ``ThemeError`` if the rules of the gallery can't stand in a sheet.
  init(only: String? = nil, theme: Theme = .standard) throws(ThemeError) {
    groups =
      only == nil
      ? Catalog.groups
      : Catalog.groups.compactMap { group in
        let entries = group.entries.filter { $0.name == only }
        return entries.isEmpty ? nil : CatalogGroup(group.title, group.summary, entries)
      }
    var themes: [PageKind: Theme] = [:]
    for kind in PageKind.allCases { themes[kind] = try theme.rules(kind.rules) }
    self.themes = themes
  }

  /// The pages; each is rendered when the sequence reaches it.
  var pages: some Sequence<SiteFile> {
    let pages = entryPages
    let others = [
      page(GalleryPlace.components.path, .index, IndexPage(groups: groups)),
      page(GalleryPlace.guide.path, .panels, GuidePage()),
      page(GalleryPlace.states.path, .plain, StatesPage()),
      page(GalleryPlace.themes.path, .panels, ThemesPage()),
      page(Self.componentsPath, .plain, ComponentsPage(groups: groups)),
      Self.vocabularyPage,
    ]
    let files = others + Self.files
    return (0..<files.count + pages.count).lazy.map { number in
      if number < files.count { return files[number] }
      let view = pages[number - files.count]
      return page(Self.path(of: view.entry), .panels, view)
    }
  }

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

  /// The page of every element, which has a sheet of its own.
  private static var vocabularyPage: SiteFile {
    SiteFile(
      path: vocabularyPath,
      bytes: Array(VocabularyPage().rendered(as: .html).utf8)
    )
  }

  static let componentsPath = "every-component.html"
  static let vocabularyPath = "every-element.html"

  static func path(of entry: CatalogEntry) -> String { "\(entry.name).html" }

  private func page(_ path: String, _ kind: PageKind, _ view: some View) -> SiteFile {
    let page = view.theme(themes[kind] ?? .standard)
    return SiteFile(path: path, bytes: Array(page.rendered(as: .html).utf8))
  }
}
