import DiptychHTML

// The rules of a page with a menu and links to its headings.
extension LayoutRules {
  /// The rules of the links to all pages: beside the content, or a panel in a narrow window.
  static let menu = Stylesheet.compact(
    """
    #siteMenu { font-size: var(--text-t) }
    #siteMenu details { border: 0; padding: 0; margin: 0 0 var(--space-4) }
    #siteMenu details:not([open]) { margin-block-end: var(--space-1) }
    #siteMenu summary { display: flex; align-items: center; gap: var(--space-2); padding: \
    var(--space-1) var(--space-3); list-style: none; font-size: var(--text-s); font-weight: 650; \
    border-radius: var(--radius); margin: 0 0 2px }
    #siteMenu summary::-webkit-details-marker { display: none }
    #siteMenu summary::after, .contents-open::after { content: ""; margin-inline-start: auto; \
    inline-size: .4rem; block-size: .4rem; border: solid var(--soft); border-width: 0 1.5px 1.5px \
    0; rotate: -45deg }
    #siteMenu summary:dir(rtl)::after { rotate: 135deg }
    #siteMenu [open] > summary::after, .contents-open::after { rotate: 45deg; translate: 0 -.1rem \
    }
    #siteMenu :is(summary, li a):hover { background: var(--sunken) }
    #siteMenu ul { columns: auto; display: block }
    #siteMenu li a { display: flex; align-items: center; gap: var(--space-2); padding: .3125rem \
    var(--space-3); border-radius: var(--radius); line-height: 1.4 }
    #siteMenu a:hover { text-decoration: none }
    #siteMenu a[aria-current] { color: var(--accent); background: var(--here); box-shadow: none }
    #siteMenu a > :is(.i, .badge) { margin-inline-start: auto }
    #siteMenu .badge { --status: var(--info); --tint: var(--info-tint) }
    #siteMenu a > .i { inline-size: 1rem; block-size: 1rem }
    :is(#siteMenu, #pageContents) :focus-visible { outline-offset: -2px }
    @media (width >= 60rem) {
    .narrow, #siteMenu > :is(.top, .sections) { display: none }
    body:has(> .side-navigation) { grid-template-columns: max(var(--sidebar) + var(--gutter), \
    (100% - var(--page)) / 2 + var(--sidebar)) minmax(0, 1fr) }
    body:has(> .side-navigation) > :is(header, footer) { grid-column: 1 / -1 }
    body:has(> .side-navigation) > header .brand { inline-size: calc(var(--sidebar) + \
    var(--space-5) - 1px) }
    .side-navigation { inset-block-start: var(--bar); max-height: calc(100dvh - var(--bar)); \
    scrollbar-width: thin; padding-block: var(--space-5); padding-inline: calc(var(--inset) - \
    var(--space-3)) var(--space-4) }
    .side-navigation + main { padding-inline: calc(var(--space-7) - 1px) var(--inset) }
    .side-navigation > #siteMenu { display: block; position: static; inline-size: auto; \
    block-size: auto; overflow: visible; background: none }
    }
    @media (width < 72rem) {
    .find > :is(span, kbd) { display: none }
    .find { justify-content: center; inline-size: 2.25rem; border: 0; background: none; margin: 0; padding: 0 }
    }
    @media (width < 60rem) {
    body > header > nav:not([popover]) li:has(> :not(.brand)) { display: none }
    .iconic, .find { inline-size: 2.75rem; block-size: 2.75rem }
    body > header > .iconic:first-of-type { margin-inline-start: -.75rem }
    body > header > .iconic:last-of-type { margin-inline-end: -.75rem }
    .side-navigation { padding: 0; border: 0; display: contents }
    #siteMenu { position: fixed; inset-block: 0; inset-inline: 0 auto; block-size: 100dvh; max-block-size: none; \
    inline-size: min(20rem, 100vw - 3.5rem); overflow-y: auto; overscroll-behavior: contain; \
    padding: 0 var(--space-4) var(--space-6); border-inline-end: 1px solid var(--line) }
    #siteMenu > .top { display: flex; align-items: center; justify-content: space-between; \
    block-size: var(--bar); margin-block-end: var(--space-2) }
    #siteMenu > .sections { border-block-end: 1px solid var(--line); padding-block-end: \
    var(--space-3); margin-block-end: var(--space-4) }
    #siteMenu :is(li a, summary) { padding-block: var(--space-2) }
    }
    :is(#siteMenu, #pageContents)::backdrop { background: light-dark(rgb(21 25 29 / .45), rgb(0 0 0 / \
    .6)) }

    """
  )

  /// The rules of the links to the headings: beside the content, or a sheet in a narrow window.
  static let contents = Stylesheet.compact(
    """
    #pageContents { --bar-x: 2px; font-size: var(--text-s) }
    #pageContents:dir(rtl) { --bar-x: -2px }
    .contents-open:not(:has(+ #pageContents nav)), #pageContents:not(:has(nav)) { display: none }
    #pageContents p { font-weight: 650; color: var(--ink); margin: 0 0 var(--space-2) }
    #pageContents a { display: block; padding-block: var(--space-1); \
    padding-inline-start: var(--space-4); \
    border-inline-start: 1px solid var(--line); line-height: 1.4 }
    #pageContents li li a { padding-inline-start: var(--space-6) }
    #pageContents a:hover { text-decoration: none; border-color: var(--edge) }
    #pageContents nav > ul { scroll-target-group: auto }
    #pageContents a:is([aria-current], :target-current) { color: var(--accent); font-weight: 550; \
    border-color: var(--accent); box-shadow: inset var(--bar-x) 0 var(--accent) }
    .contents-open { display: flex; align-items: center; inline-size: 100%; gap: var(--space-3); \
    margin-block: 0 var(--space-5); border-color: var(--line); padding-block: var(--space-2) }
    @media (width >= 44rem) { .contents-open { inline-size: fit-content } }
    @media (width >= 72rem) {
    .contents-open { display: none }
    body > main:has(> #pageContents) { position: relative; padding-inline-end: calc(var(--inset) \
    + var(--aside) + var(--space-7)) }
    #pageContents { display: block; position: absolute; inset-block: var(--space-6) var(--space-7); \
    inset-inline: auto var(--inset); inline-size: var(--aside); block-size: auto; \
    max-block-size: none; overflow: visible; background: none }
    #pageContents > div { position: sticky; inset-block-start: calc(var(--bar) + var(--space-6)); \
    max-block-size: calc(100dvh - var(--bar) - var(--space-7)); overflow-y: auto; scrollbar-width: \
    thin }
    }
    @media (width < 72rem) {
    #pageContents { position: fixed; inset: auto 0 0; inline-size: 100%; max-inline-size: none; \
    max-block-size: 70dvh; overflow-y: auto; padding: var(--space-5) var(--gutter) var(--space-6); \
    border-block-start: 1px solid var(--line) }
    #pageContents a { padding-block: var(--space-2); font-size: var(--text-t) }
    }
    @media (60rem <= width < 72rem) { #pageContents { inset-block: var(--bar) 0; inset-inline: auto 0; inline-size: 18rem; \
    block-size: auto; max-block-size: none; border: 0; border-inline-start: 1px solid var(--line) \
    } }

    """
  )

  /// The rules of an article, and the links below it.
  static let article = Stylesheet.compact(
    """
    .crumbs { margin-block-end: var(--space-3) }
    .crumbs > ol { align-items: center }
    .crumbs li { display: flex; align-items: center; gap: .625rem }
    .crumbs li > * { margin: 0 }
    .crumbs li + li::before, .where > span + span::before { content: ""; inline-size: .35rem; \
    block-size: .35rem; margin: 0; border: solid var(--edge); border-width: 1.5px 1.5px 0 0; \
    rotate: 45deg }
    :is(.crumbs li, .where > span, .cards a):dir(rtl)::before { rotate: -135deg }
    .crumbs + h1, h1:has(+ .lede) { margin-block: 0 var(--space-2) }
    .edited { color: var(--soft); font-size: var(--text-s) }
    time { white-space: nowrap }
    .tabs ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); max-width: none }
    .lede { font-size: var(--text-l); color: var(--soft); margin-block-end: var(--space-6) }
    .side-navigation + main > :is(h2, h3) > a { text-decoration: none }
    .side-navigation + main > h2:not(#pageContents + h2) { margin-block: var(--space-7) var(--space-3) }
    .side-navigation + main > h3 { margin-block: var(--space-6) var(--space-2) }
    main > footer { margin-block: var(--space-7) var(--space-4) }
    .meta-line { display: flex; flex-wrap: wrap; justify-content: space-between; gap: \
    var(--space-2) var(--space-5); margin: 0; color: var(--soft); font-size: var(--text-s); max-width: none }
    .meta-line a { display: inline-flex; align-items: center; gap: var(--space-2); color: inherit; \
    text-decoration: none }
    .meta-line a:hover { color: var(--ink); text-decoration: underline }
    .meta-line .i { inline-size: 1rem; block-size: 1rem }
    .pager ul { display: grid; gap: var(--space-3); max-width: none }
    @media (width >= 40rem) { .pager ul { grid-template-columns: 1fr 1fr } \
    .pager li:has([rel=next]) { grid-column: 2 } }
    .pager a { display: flex; align-items: center; gap: var(--space-3); padding: var(--space-3) \
    var(--space-4); border: 1px solid var(--line); border-radius: var(--radius); color: \
    var(--ink); font-weight: 650; line-height: 1.35 }
    .pager a:hover { border-color: var(--accent); text-decoration: none }
    .pager .i { color: var(--accent) }
    :is(.pager, #siteMenu) .i:dir(rtl) { scale: -1 1 }
    .pager small { display: block; font-size: var(--text-xs); font-weight: 400; color: var(--soft) \
    }
    .pager [rel=next] { justify-content: end; text-align: end }
    body > footer { border-block-start: 1px solid var(--line) }
    body > footer p { color: var(--soft); font-size: var(--text-s); margin: 0 }

    """
  )
}

// The rules of the search.
extension LayoutRules {
  /// The rules of the dialog.
  static let search = Stylesheet.compact(
    """
    .search { position: fixed; inset: 10dvh 0 auto; inline-size: min(42rem, 100% - 2rem); \
    max-block-size: 80dvh; margin-inline: auto; padding: 0; flex-direction: column; color: \
    inherit; background: var(--ground); border: 1px solid var(--line); border-radius: \
    var(--radius); overflow: hidden }
    .search[open] { display: flex }
    .search::backdrop { background: light-dark(rgb(21 25 29 / .45), rgb(0 0 0 / .6)) }
    .search form { display: flex; align-items: center; gap: var(--space-3); padding-inline: \
    var(--space-4); border-block-end: 1px solid var(--line); color: var(--soft) }
    .search input { flex: 1; min-inline-size: 0; font-size: var(--text-l); background: none; \
    border: 0; padding: var(--space-4) 0; appearance: none; outline: 0 }
    .search input::-webkit-search-cancel-button { display: none }
    .search form:focus-within { box-shadow: inset 0 -2px var(--accent) }
    .search ol { list-style: none; margin: 0; padding: var(--space-2); max-width: none; \
    overflow-y: auto; overscroll-behavior: contain }
    .search ol:empty { display: none }
    .search li { margin: 0 }
    .search li a { display: block; padding: .625rem var(--space-3); border-radius: var(--radius); \
    color: var(--soft); font-size: var(--text-s); text-decoration: none }
    .search li a:hover { background: var(--sunken) }
    .search li a:focus-visible { outline-offset: -2px }
    .search li:first-child:not(ol:focus-within > *) a, .search li a:focus { background: \
    var(--here) }
    .search .where { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-2); \
    font-size: var(--text-t); font-weight: 650; color: var(--ink) }
    .search .where > span + span::before { display: inline-block; vertical-align: .1em; \
    margin-inline-end: var(--space-3) }
    .search .words { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; \
    overflow: hidden }
    .search mark { border-radius: 2px; padding-inline: 1px; color: var(--ink); background: \
    var(--warning-tint) }
    .search > p { margin: 0; padding: var(--space-2) var(--space-4); border-block-start: 1px solid \
    var(--line); background: var(--sunken); color: var(--soft); font-size: var(--text-xs); max-width: none }
    .search > p:empty { display: none }
    @media (width < 44rem) { .search { inset: 0; inline-size: 100%; max-inline-size: none; \
    max-block-size: none; block-size: 100dvh; border: 0; border-radius: 0 } .search ol { flex: 1 } \
    }
    @media print { body > header, .side-navigation, #pageContents, .contents-open, .copy, .pager, \
    .meta-line a { display: none } }
    @media (forced-colors: active) { :is(#siteMenu, #pageContents, body > header) \
    a:is([aria-current], :target-current), .search li:first-child:not(ol:focus-within > *) a \
    { outline: 1px solid; outline-offset: -2px } }

    """
  )
}
