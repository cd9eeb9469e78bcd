import Diptych
import DiptychGallery
import DiptychRepoReport

/// The themes of the pages, with the rules of their classes.
///
/// The samples of the components use nearly all rules of the kit. So their pages have a theme, and
/// by that a sheet, of their own, and all other pages a small one.
enum SiteThemes {
  /// Returns the theme of the pages that are read.
  static func pages() throws(ThemeError) -> Theme {
    try Theme.standard.rules(landing + GalleryRules.diptychs + ReportSite.rules)
  }

  /// Returns the theme of the pages of components.
  static func components() throws(ThemeError) -> Theme {
    try Theme.standard.rules(GalleryRules.diptychs + besideLinks)
  }

  /// The rules of both media beside the links to all components: a line of the terminal has 60
  /// cells.
  private static let besideLinks = """
    @media (width >= 60rem) { .diptych { grid-template-columns: 1fr } }
    @media (width >= 72rem) {
      .diptych { grid-template-columns: minmax(0, 1fr) fit-content(33rem) }
    }

    """

  /// The rules of the first page.
  private static let landing = """
    .opening { display: grid; gap: var(--space-4); align-items: start;
      margin-block: var(--space-6) }
    .opening > * { min-width: 0; margin: 0 }
    .opening .diptych { margin: 0; grid-template-columns: 1fr }
    .opening > div > pre:last-child { margin-block-end: 0 }
    .uses .cards { grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)) }
    @media (width >= 60rem) {
      .opening { grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr) }
    }

    """
}
