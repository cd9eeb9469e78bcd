import DiptychHTML

/// The rules of the layouts.
///
/// They are part of the theme of a page. Every page has the rules of all layouts, so pages with
/// different layouts share a stylesheet.
enum LayoutRules {
  /// The id of the menu.
  ///
  /// No heading gets this id, because the ids of headings have no capital letters.
  static let menuID = "siteMenu"

  /// The rules of all layouts.
  static let all = frame + article + gallery

  /// The rules of the parts that all layouts have.
  private static let frame =
    Stylesheet.compact(
      """
      @media screen { body > header { display: flex; flex-wrap: wrap; align-items: baseline; \
      gap: var(--space-1) var(--space-4) } }
      body > header > nav { flex: 1 1 12rem }
      body > header > :is(button, select) { font-size: var(--text-s); \
      padding: var(--space-1) var(--space-2) }
      .scheme { margin-inline-start: auto }
      body:has(> main > .reading) { --page: 42rem }
      @media (width >= 44rem) { main:has(> .reading) { font-size: var(--text-l) } }
      .lede { font-size: var(--text-l); color: var(--soft) }

      """
    ) + Stylesheet.compact(ColorSchemePicker.rules)

  /// The rules of the navigation beside an article, and of the links below the article.
  private static let article = Stylesheet.compact(
    """
    .edited { color: var(--soft); font-size: var(--text-s) }
    time { white-space: nowrap }
    main > .pager { margin-top: var(--space-6) }
    :is(.pager, .tabs) ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); max-width: none }
    .pager ul { border-block: 1px solid var(--line); padding-block: var(--space-2) }
    .pager li:has([rel=next]) { margin-inline-start: auto }
    .side-navigation p { color: var(--soft); font-size: var(--text-xs); font-weight: 650; margin: 0 }
    nav nav { font-size: var(--text-s) }
    .side-navigation :is(nav nav, a + ul) { padding-inline-start: var(--space-3) }
    #siteMenu > nav + nav, #siteMenu > nav:last-child > ul > li + li \
    { margin-block-start: var(--space-4) }
    :is(#siteMenu, .side-navigation ul) ul { columns: auto }
    #siteMenu { height: 100%; margin: 0; border: 0; color: inherit; background: var(--ground) }
    #siteMenu::backdrop { background: #0006 }
    #siteMenu > button { margin-block-end: var(--space-4) }
    @media (width < 44rem) { body > header > nav { flex: auto; max-width: 100% } }
    @media (width < 60rem) { .side-navigation:has(> #siteMenu) { padding: 0; border: 0 } \
    #siteMenu { width: min(20rem, 85vw); padding: var(--space-4) var(--gutter) } }
    @media (width >= 60rem) { \
    #siteMenu { display: block; position: static; height: auto; padding: 0; overflow: visible; \
    background: none } \
    [popovertarget=siteMenu] { display: none } }
    @media (width >= 80rem) { \
    #siteMenu nav nav { position: fixed; top: 5.5rem; width: 11rem; \
    inset-inline-end: max(var(--gutter), (100vw - var(--page)) / 2); \
    max-height: 80vh; overflow: auto; padding: 0 } \
    body:has(#siteMenu nav nav) > main { max-width: calc(100% - 13rem) } }

    """
  )

  /// The rules of cards, and of the links to their groups.
  private static let gallery = Stylesheet.compact(
    """
    .tabs ul { border-block-end: 1px solid var(--line) }
    .cards { grid-template-columns: repeat(auto-fill, minmax(min(var(--card, 15rem), 100%), 1fr)); \
    gap: var(--space-3) }
    .cards > .panel { display: flex; flex-direction: column; gap: var(--space-1); \
    padding: var(--space-4) }
    .cards > * > :is(h2, h3, h4) { margin: 0; font-size: var(--text-m) }
    .cards p { color: var(--soft); font-size: var(--text-s); margin: 0 }
    .cards .meta { margin-block-start: auto; font-size: var(--text-xs) }
    .thumb { height: 6rem; overflow: hidden; border-block-end: 1px solid var(--line); \
    margin: calc(-1 * var(--space-4)); margin-block-end: var(--space-2); \
    border-radius: var(--radius) var(--radius) 0 0 }
    .thumb > * { margin: 0; min-height: 100%; border: 0; border-radius: 0 }
    .thumb > img { width: 100%; height: 100%; object-fit: cover }

    """
  )
}
