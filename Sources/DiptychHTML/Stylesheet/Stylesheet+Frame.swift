import DiptychViews

// Rules of every page: its frame, its headings and paragraphs, and rules for some readers.
extension Stylesheet {
  /// The rules of every page.
  static let frame = compact(
    """
    *, ::before, ::after { box-sizing: border-box }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: var(--space-4) }
    body { margin: 0; border-block-start: 3px solid var(--accent); min-height: 100vh; display: flex; \
    flex-direction: column; color: var(--ink); background: var(--ground); \
    font: var(--text-m)/1.5 var(--sans); overflow-wrap: break-word }
    body > header, body > main, body > footer { width: 100%; \
    padding: var(--space-4) max(var(--gutter), (100% - var(--page)) / 2) }
    body > main { flex: 1; padding-block: var(--space-6) var(--space-7) }
    h1, h2, h3, h4, h5, h6 { margin: var(--space-6) 0 var(--space-3); line-height: 1.25; \
    font-weight: 650; text-wrap: balance; max-width: var(--measure) }
    h1 { font-size: var(--text-2xl); line-height: 1.15; letter-spacing: -0.02em; font-weight: 700 }
    h2 { font-size: var(--text-xl); letter-spacing: -0.01em }
    h3 { font-size: var(--text-l); margin-block: var(--space-5) var(--space-2) }
    h4, h5, h6 { font-size: var(--text-m); margin-block: var(--space-5) var(--space-1) }
    h5, h6 { color: var(--soft); font-size: var(--text-s) }
    h6 { font-weight: 500 }
    p, ul, ol, dl, blockquote, pre, figure, table, details { margin: 0 0 var(--space-4) }
    p, ul, ol, dl, blockquote { max-width: var(--measure) }
    p { text-wrap: pretty }
    :is(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, blockquote, pre, figure, table, details):first-child \
    { margin-block-start: 0 }
    :is(p, ul, ol, dl, blockquote, pre, figure, table, details):last-child { margin-block-end: 0 }
    section:where(:not(:first-child, .panel)), section:where(:not(.panel)) + * \
    { margin-block-start: var(--space-7) }
    section section:where(:not(:first-child, .panel)) { margin-block-start: var(--space-6) }
    strong, b, th { font-weight: 650 }
    :where([class^="bg-"], [class*=" bg-"]) { --soft: var(--ink) }
    img, svg, video, canvas, iframe { max-width: 100% }
    img, video { height: auto }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    @media (prefers-contrast: more) { :root:root { --soft: var(--ink); --line: var(--edge) } \
    :root:root > body { --edge: var(--ink) } }
    @media print { :root:root { color-scheme: light; --gutter: 0; font-size: 10pt } \
    body { border: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact } \
    h1, h2, h3, h4, h5, h6 { break-after: avoid } }

    """
  )

  /// The tokens that the rules of every page refer to.
  static let frameTokens = TokenSet(in: frame)
}
