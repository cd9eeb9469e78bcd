import Diptych
import DiptychGallery
import DiptychRepoReport

/// The themes of the pages, with the CSS rules for their classes.
///
/// The samples of the components use nearly all rules of the kit. So their pages have their own
/// theme, and therefore their own stylesheet. The stylesheet of all other pages stays small.
enum SiteThemes {
  /// Returns the theme of the pages without samples.
  static func pages() throws(ThemeError) -> Theme {
    try Theme.standard.rules(GalleryRules.diptychs + ReportSite.rules)
  }

  /// Returns the theme of the pages of components.
  static func components() throws(ThemeError) -> Theme {
    try Theme.standard.rules(GalleryRules.diptychs)
  }

  /// Returns the theme of the page with a card for each component.
  static func cards() throws(ThemeError) -> Theme { try Theme.standard.rules(cardRules) }

  /// The rules for cards with a browser and a terminal, and for a page that shows only one group.
  private static let cardRules = """
    .halves { display: flex }
    .thumb .copy { display: none }
    .halves > * { flex: 1; min-width: 0; margin: 0; overflow: hidden }
    .halves > div > div { width: 125%; padding: 0.75rem; transform: scale(0.7);
      transform-origin: 0 0 }
    .halves > figure { border-width: 0 0 0 1px; border-radius: 0 }
    .halves pre { padding: var(--space-2); font-size: 0.6875rem }
    .all { display: none }
    main:has(h2:target) { & > section:not(:has(h2:target)) { display: none } .all { display: block } }

    """
}
