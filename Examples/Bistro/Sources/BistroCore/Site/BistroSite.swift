import BistroSupport
import Diptych
import DiptychRedux
import DiptychSite

/// The site, with a page for each screen, each category and each dish, and with the images.
struct BistroSite {
  private let state: AppState
  private let theme: Theme

  /// Creates the pages for a state that is completely loaded and has no filters.
  ///
  /// - Throws: A ``ThemeError`` if a stylesheet can't contain the rules of the site.
  init(_ state: AppState) throws(ThemeError) {
    self.state = state
    theme = try Theme.standard.rules(Self.rules)
  }

  static func path(of tab: Tab) -> String {
    tab == .home ? "index.html" : "\(tab.rawValue).html"
  }

  /// The path of a category.
  ///
  /// It contains the index, because the name may be in any script.
  static func path(ofCategory index: Int) -> String { "category-\(index + 1).html" }

  static func path(ofDish id: Int) -> String { "dish-\(id).html" }

  /// The pages and the images.
  var site: Site {
    let results = state.archive.results.value
    // The pages are opened from a folder, where browsers do not let one file read another file.
    return Site(style: .file, theme: theme, embedsStyles: true) {
      for tab in Tab.allCases { screen(tab, state, at: Self.path(of: tab)) }
      for (index, category) in (results?.categories ?? []).enumerated() {
        screen(.archive, filtered(by: category), at: Self.path(ofCategory: index))
      }
      for dish in results?.dishes ?? [] {
        let isFavorite = state.favorites.ids.value?.contains(dish.id) ?? false
        page(Self.path(ofDish: dish.id), title: dish.name) {
          DishPage(dish: dish, isFavorite: isFavorite)
        }
      }
      for photo in photos {
        Asset(SitePath(PlateImage.path(of: photo)), text: PlateImage.svg(of: photo))
      }
    }
  }

  private func screen(_ tab: Tab, _ state: AppState, at path: String) -> Page {
    let title = state.archive.query.category.map { "\($0) · \(tab.title)" } ?? tab.title
    return page(path, title: title) {
      SitePage(title: title, tab: tab) {
        ScreenView(tab: tab, store: AppStore(state: state, services: nil))
      }
    }
  }

  private func filtered(by category: String) -> AppState {
    var state = state
    guard let all = state.archive.results.value else { return state }
    state.archive.query.category = category
    state.archive.results = .loaded(SearchResults(of: state.archive.query, in: all.dishes))
    return state
  }

  private func page<Content: View & SendableMetatype>(
    _ file: String,
    title: String,
    _ view: @escaping @Sendable () -> Content
  ) -> Page {
    let name = String(file.dropLast(".html".count))
    return Page(name == "index" ? "" : SitePath(name), title: title) { [theme] _ in
      view().environment(\.isPage, true).theme(theme)
    }
  }

  /// The numbers of all images, each once.
  private var photos: [Int] {
    var photos: [Int] = []
    photos += state.home.banners.value?.map(\.photo) ?? []
    photos += state.home.topics.value?.map(\.photo) ?? []
    photos += state.home.photos.value?.map(\.photo) ?? []
    photos += state.archive.results.value?.dishes.map(\.photo) ?? []
    photos += state.favorites.guests.value?.map(\.photo) ?? []
    photos += state.profile.person.value.map { [$0.background] } ?? []
    return Set(photos).sorted()
  }

  /// The CSS rules for the site's own classes.
  private static let rules = """
    main img { display: block; width: 100%; height: 7.5rem; object-fit: cover;
      border-radius: var(--radius-s); margin-block-end: var(--space-2) }
    .chips ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); max-width: none }
    .chips li { margin: 0 }
    mark.category { background: var(--info-tint) }

    """
}
