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

  /// The id of the links to the headings of a page.
  static let contentsID = "pageContents"

  /// The id of the choice of colours.
  static let schemeID = "colorScheme"

  /// The rules of all layouts.
  static let all = frame + menu + contents + article + gallery + hero + search

  /// The rules of the header, and of the parts that all layouts have.
  private static let frame = Stylesheet.compact(
    """
    :root { --page: 80rem; --bar: 3.5rem; --aside: 13rem; --sidebar: 15rem; --text-t: .9375rem; \
    --inset: max(var(--gutter), (100vw - var(--page)) / 2) }
    @media screen {
    :root[data-scheme=light], :root:has([name=scheme][value=light]:checked) { color-scheme: light \
    }
    :root[data-scheme=dark], :root:has([name=scheme][value=dark]:checked) { color-scheme: dark }
    }
    html { scroll-padding-top: calc(var(--bar) + var(--space-5)) }
    body { border: 0 }
    .skip { position: fixed; z-index: 3 }
    .sprite { position: absolute }
    .i { inline-size: 1.25rem; block-size: 1.25rem; flex: none; fill: none; stroke: currentColor; \
    stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
    .iconic { display: inline-grid; place-items: center; inline-size: 2.25rem; block-size: \
    2.25rem; padding: 0; border: 0; background: none; color: var(--soft); flex: none }
    .iconic:hover { color: var(--ink) }
    [popover] { border: 0; padding: 0; margin: 0; color: inherit; background: var(--ground) }
    body > header { position: sticky; inset-block-start: 0; z-index: 2; display: flex; \
    align-items: center; gap: var(--space-1); block-size: var(--bar); padding-block: 0; \
    background: var(--ground); border-block-end: 1px solid var(--line) }
    body > header > nav:not([popover]) { align-self: stretch; flex: 1 1 auto; min-inline-size: 0 }
    body > header > nav:not([popover]) > ul { flex-wrap: nowrap; align-items: stretch; gap: var(--space-5); \
    block-size: 100% }
    body > header > nav:not([popover]) li { display: flex }
    body > header > nav:not([popover]) a { display: flex; align-items: center; padding: 0; margin-block-end: \
    -1px; font-size: var(--text-t); font-weight: 550; white-space: nowrap }
    body > header > nav:not([popover]) a:hover { text-decoration: none; box-shadow: inset 0 -2px var(--edge) }
    body > header > nav:not([popover]) a[aria-current] { font-weight: 550; box-shadow: inset 0 -3px var(--accent) \
    }
    body > header > nav:not([popover]) .brand, .top > .brand { gap: var(--space-2); color: var(--ink); font-size: \
    1.0625rem; font-weight: 650; letter-spacing: -.01em; box-shadow: none; text-decoration: none }
    .find { display: flex; align-items: center; gap: var(--space-2); inline-size: 14rem; \
    flex: 0 99 auto; min-inline-size: 2.25rem; overflow: hidden; block-size: 2.25rem; padding: 0 var(--space-2); font-weight: 400; color: var(--soft); \
    background: var(--sunken); border-color: var(--line); text-align: start; margin-inline-end: \
    var(--space-2) }
    .find:hover { border-color: var(--edge) }
    .find > span { flex: 1 }
    .find > kbd { min-inline-size: 1.5em; text-align: center; background: var(--ground); \
    font-size: var(--text-xs); line-height: 1.45 }
    [hidden] { display: none }
    .scheme > .i { display: none }
    :root:not([data-scheme=light], [data-scheme=dark], \
    :has([name=scheme]:not([value=""]):checked)) .scheme > .system,
    :root:has([value=light]:checked) .scheme > .light, :root:has([value=dark]:checked) .scheme > \
    .dark { display: block }
    .choices { position: fixed; inset-block: calc(var(--bar) - .25rem) auto; inset-inline: auto \
    max(var(--gutter) - .5rem, (100% - var(--page)) / 2 - .5rem); border: 1px solid var(--line); border-radius: \
    var(--radius); padding: var(--space-1); font-size: var(--text-t); box-shadow: 0 .5rem 1.5rem \
    rgb(0 0 0 / .12) }
    .choices label { display: flex; align-items: center; gap: var(--space-3); border-radius: \
    var(--radius-s); padding-block: var(--space-2); padding-inline: var(--space-3) var(--space-5); color: \
    var(--soft); cursor: pointer }
    .choices input { position: absolute; opacity: 0 }
    .choices label:hover { background: var(--sunken) }
    .choices label:has(:checked) { background: var(--here); color: var(--accent); font-weight: 650 \
    }
    .choices label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px }
    body:has(> main > .reading) { --page: 42rem }
    @media (width >= 44rem) { main:has(> .reading) { font-size: var(--text-l) } }

    """
  )

  /// The rules of cards, and of the links to their groups.
  private static let gallery = Stylesheet.compact(
    """
    .tabs ul { border-block-end: 1px solid var(--line) }
    .cards { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); margin: 0 }
    .cards > .panel { display: flex; flex-direction: column; gap: var(--space-1); \
    padding: var(--space-4) var(--space-5) }
    .cards > * > :is(h2, h3, h4) { margin: 0; font-size: var(--text-l) }
    .cards :is(h2, h3, h4) > a { display: flex; align-items: center; text-decoration: none }
    .cards :is(h2, h3, h4) > a::before { content: ""; order: 1; margin-inline-start: auto; flex: none; \
    inline-size: .45rem; block-size: .45rem; border: solid var(--edge); \
    border-width: 2px 2px 0 0; rotate: 45deg }
    .cards .panel:hover > :is(h2, h3, h4) > a::before { border-color: var(--accent) }
    .cards p { color: var(--soft); font-size: var(--text-t); margin: 0 }
    .cards .meta { margin-block-start: auto; padding-block-start: var(--space-2); \
    font-size: var(--text-xs) }
    @media (40rem <= width < 60rem) { .cards { grid-template-columns: 1fr 1fr } \
    .cards > :last-child:nth-child(odd) { grid-column: 1 / -1 } }
    @media (width >= 60rem) { .cards { grid-template-columns: repeat(6, minmax(0, 1fr)) } \
    .cards > * { grid-column: span 2 } \
    .cards > :nth-child(3n + 1):is(:nth-last-child(2), :nth-last-child(4)), \
    .cards > :nth-child(3n + 1):is(:nth-last-child(2), :nth-last-child(4)) ~ * { grid-column: span 3 } \
    .cards > :only-child { grid-column: 1 / -1 } }
    .thumb { height: 6rem; overflow: hidden; border-block-end: 1px solid var(--line); \
    margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-5)) var(--space-2); \
    border-radius: var(--radius) var(--radius) 0 0 }
    .thumb > * { margin: 0; min-height: 100%; border: 0; border-radius: 0 }
    .thumb > img { width: 100%; height: 100%; object-fit: cover }

    """
  )

  /// The rules of the opening of a first page, and of the sections below it.
  private static let hero = Stylesheet.compact(
    """
    main:has(> .hero) { padding-block: 0 }
    .hero { display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; \
    gap: var(--space-6) var(--space-7); padding-block: var(--space-7) }
    @media (width >= 60rem) { .hero:has(> * + *) { \
    grid-template-columns: minmax(0, 1fr) minmax(0, 43.4%) } }
    .hero h1 { font-size: clamp(2.125rem, 1.2rem + 3.6vw, 3.5rem); line-height: 1.08; \
    letter-spacing: -.03em; margin: 0 0 var(--space-4) }
    .hero .lede { max-width: 36ch; margin: 0 0 var(--space-5); \
    font-size: clamp(1.125rem, 1rem + .4vw, 1.25rem) }
    .hero .actions { display: flex; flex-wrap: wrap; gap: var(--space-3); margin: 0; padding: 0; \
    list-style: none }
    .actions li { margin: 0 }
    .actions a { display: block; border: 1px solid var(--edge); border-radius: var(--radius); color: var(--ink); \
    padding: .5625rem var(--space-4); font-weight: 550; text-decoration: none }
    .actions a:hover { background: var(--sunken); border-color: var(--ink) }
    .actions > :first-child a { background: var(--accent); border-color: var(--accent); \
    color: var(--on-accent) }
    .actions > :first-child a:hover { background: color-mix(in oklab, var(--accent) 86%, var(--ink)) }
    .hero :is(pre, figure) { margin: 0 }
    .hero > div > * + :is(pre, figure) { margin-block-start: var(--space-5) }
    .hero .terminal > pre { font-size: clamp(.6875rem, 3.1vw, 1.0625rem) }
    @media (width >= 60rem) { .hero .terminal > pre { font-size: clamp(.6875rem, 1.3vw, 1.0625rem) } }
    main:has(> .hero) > section { position: relative; border-block-start: 1px solid var(--line); \
    margin-block: 0; padding-block: var(--space-6) var(--space-7) }
    main:has(> .hero) > section::before { content: ""; position: absolute; inset-block: -2px auto; \
    inline-size: 3rem; block-size: 3px; background: var(--accent) }
    main:has(> .hero) > section > h2 { margin: 0 0 var(--space-4) }
    main:has(> .hero) > section :is(pre, figure.code) { inline-size: fit-content; max-inline-size: 100% }

    """
  )
}
