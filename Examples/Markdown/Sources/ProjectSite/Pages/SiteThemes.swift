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
    try Theme.standard.rules(landing + GalleryRules.diptychs + ReportSite.rules)
  }

  /// Returns the theme of the pages of components.
  static func components() throws(ThemeError) -> Theme {
    try Theme.standard.rules(GalleryRules.diptychs)
  }

  /// Returns the theme of the page with a card for each component.
  static func cards() throws(ThemeError) -> Theme { try Theme.standard.rules(cardRules) }

  /// The rules for cards with a browser and a terminal, and for a page that shows only one group.
  private static let cardRules = """
    .cards { --card: 21rem }
    .halves { display: flex }
    .halves > * { flex: 1; min-width: 0; margin: 0; overflow: hidden }
    .halves > div > div { width: 125%; padding: 0.75rem; transform: scale(0.7);
      transform-origin: 0 0 }
    .halves > figure { border-width: 0 0 0 1px; border-radius: 0 }
    .halves pre { padding: var(--space-2); font-size: 0.6875rem }
    .all { display: none }
    main:has(h2:target) { & > section:not(:has(h2:target)) { display: none } .all { display: block } }

    """

  /// The rules of the first page, and of commands, which a click selects as a whole.
  private static let landing = """
    .language-sh { user-select: all }
    .first-steps { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3);
      margin-block: var(--space-4) var(--space-5) }
    .first-steps > code { padding: 0.45rem 0.875rem; border: 1px solid var(--line);
      text-wrap: balance; user-select: all }
    .opening { display: grid; gap: var(--space-3) }
    .opening > .diptych { margin: 0 }
    .opening > pre { margin: 0 }
    .opening .browser h1 { font-size: var(--text-xl) }
    .uses .cards { grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)) }
    @media (width >= 60rem) {
      .opening { grid-template: auto 1fr / repeat(2, minmax(0, 1fr)) }
      .opening > .diptych { display: contents }
      .opening .browser { grid-row: span 2; margin: 0 }
      .opening > pre:last-child { grid-column: 1 / -1 }
    }

    """
}
