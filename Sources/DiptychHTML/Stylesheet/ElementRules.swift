import DiptychViews

/// Rules for some elements.
///
/// A page contains the rules if it contains one of the elements.
struct ElementRules: Sendable {
  /// The elements.
  let elements: ElementSet
  /// The rules in CSS, one rule in each line.
  let css: String
  /// The tokens that the rules refer to.
  let tokens: TokenSet

  /// Creates rules.
  ///
  /// An element that only occurs in another listed element, such as a cell in a table, need not be
  /// listed.
  // It is never inlined, because copies in the lists of rules would be 4,000 lines for the
  // optimizer.
  @inline(never)
  init(_ elements: [String], _ css: String) {
    self.elements = elements.reduce(into: []) { $0.formUnion(ElementSet($1)) }
    assert(
      !elements.contains { ElementSet($0).isEmpty },
      "an element is missing in the names of ElementSet"
    )
    self.css = Stylesheet.compact(css)
    tokens = TokenSet(in: css)
  }

  /// The rules of all elements, in the order of the stylesheet.
  static let all = text + blocks + tables + controls

  /// The elements that may contain rules of an author.
  ///
  /// A page with one of them contains all tokens except the colours of series, because the rules
  /// may refer to the tokens.
  static let stylesheets = ElementSet("style").union(ElementSet("link"))
}

// Rules of elements in a line of text.
extension ElementRules {
  static let text = [
    ElementRules(
      ["a"],
      """
      a { color: \(Role.link.variable); text-decoration-thickness: 1px; text-underline-offset: 0.2em }
      a:hover { text-decoration-thickness: 2px }
      :where(.dim, .inverse, [class^="fg-"], [class*=" fg-"]) a, :where(h1, h2, h3, h4, h5, h6) > a \
      { color: inherit }
      @media print { a[href^=http]::after { content: " (" attr(href) ")"; color: var(--soft); \
      font-size: var(--text-xs) } }

      """
    ),
    ElementRules(
      ["small", "mark", "abbr"],
      """
      small { font-size: var(--text-s) }
      mark { background: var(--warning-tint); color: inherit }
      abbr[title] { text-decoration: underline dotted; cursor: help }

      """
    ),
    ElementRules(
      ["mark"],
      """
      pre:has(mark) > code { display: block; width: fit-content; min-width: 100% }
      pre mark { display: block; margin-inline: calc(-1 * var(--space-4)); \
      padding-inline: var(--space-4); background: var(--here); box-shadow: inset 3px 0 var(--accent) }

      """
    ),
    ElementRules(
      ["code", "kbd", "samp", "pre"],
      """
      code, kbd, samp, pre { font-family: var(--mono); font-size: 0.875em; \
      font-variant-ligatures: none; direction: ltr; unicode-bidi: isolate }

      """
    ),
    ElementRules(
      ["code", "kbd", "samp"],
      """
      :not(pre) > code { color: var(--code, inherit); background: var(--well, var(--sunken)); \
      border-radius: var(--radius-s); padding: 0.1em 0.35em }
      a > code { color: inherit; background: none; padding: 0 }
      kbd { border: 1px solid var(--edge); border-block-end-width: 2px; \
      border-radius: var(--radius-s); padding: 0 0.35em }

      """
    ),
  ]
}

// Rules of elements that are blocks.
extension ElementRules {
  static let blocks = [
    ElementRules(
      ["hr"],
      """
      hr { border: 0; border-block-start: 1px solid var(--line); margin: var(--space-6) 0; \
      justify-self: stretch }
      .vstack > hr { align-self: stretch }
      .hstack > hr { flex: 1; align-self: center }

      """
    ),
    ElementRules(
      ["ul", "ol", "menu"],
      """
      ul, ol, menu { padding-inline-start: 1.5em }
      ol:where([start], :has(> :nth-child(10))) { padding-inline-start: 2.75em }
      li { margin-block-end: var(--space-1) }
      li > :is(ul, ol, p) { margin-block: var(--space-1) 0 }
      li::marker { color: \(Role.marker.variable) }

      """
    ),
    ElementRules(
      ["dl"],
      """
      dt { color: \(Role.label.variable); font-weight: 500 }
      dd { margin: 0 0 var(--space-2) }

      """
    ),
    ElementRules(
      ["blockquote"],
      """
      blockquote { border-inline-start: 3px solid var(--line); padding-inline-start: var(--space-4); \
      color: var(--soft) }

      """
    ),
    ElementRules(
      ["figure"],
      """
      figcaption { color: var(--soft); font-size: var(--text-s); margin-top: var(--space-2) }
      @media print { figure { break-inside: avoid } }

      """
    ),
    ElementRules(
      ["pre"],
      """
      pre { --w: var(--well, var(--sunken)); background: \
      linear-gradient(-90deg, var(--w) 40%, #0000) 100%/2rem local no-repeat, \
      linear-gradient(-90deg, var(--line), #0000) 100%/0.625rem no-repeat, var(--w); \
      border: 1px solid var(--line); border-radius: var(--radius); \
      padding: var(--space-3) var(--space-4); overflow-x: auto; overflow-wrap: normal; tab-size: 4; \
      max-width: 100%; scrollbar-width: thin; scrollbar-color: var(--edge) transparent }
      pre > code { font-size: inherit }
      @media print { pre { overflow: visible; white-space: pre-wrap; background: none; \
      break-inside: avoid } }

      """
    ),
    ElementRules(
      ["nav"],
      """
      nav :is(ul, ol) { list-style: none; padding: 0; margin: 0 }
      nav li { margin: 0 }
      body > header nav ul, nav > ul:has(> li > .spacer) { display: flex; flex-wrap: wrap; \
      align-items: baseline; gap: 0 var(--space-5); max-width: none }
      nav a { color: var(--soft); text-decoration: none; display: inline-block; \
      padding-block: var(--space-1); overflow-wrap: anywhere }
      nav a:hover { color: var(--ink); text-decoration: underline }
      nav a[aria-current] { color: var(--ink); font-weight: 650; box-shadow: inset 0 -2px var(--accent) }
      @media print { nav { display: none } }

      """
    ),
    ElementRules(
      ["details"],
      """
      details { border-block: 1px solid var(--line); padding-block: var(--space-2) }
      details + details { border-block-start: 0; margin-top: calc(-1 * var(--space-4)) }
      details details:last-child { border-block-end: 0; padding-block-end: 0 }
      summary { cursor: pointer; font-weight: 550; padding-block: var(--space-1) }
      summary::marker { color: var(--soft) }
      details[open] > summary { margin-block-end: var(--space-2) }

      """
    ),
  ]
}

// Rules of tables.
extension ElementRules {
  static let tables = [
    ElementRules(
      ["table"],
      """
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9375rem; \
      line-height: 1.4 }
      table:has(meter) { width: 100% }
      caption { color: var(--soft); font-size: var(--text-s); text-align: start; \
      padding-block-end: var(--space-2) }
      th, td { padding: var(--space-2) var(--space-3); text-align: start; vertical-align: baseline; \
      border-block-end: 1px solid var(--line) }
      tr:not(.covered) > :first-child { padding-inline-start: 0 }
      :is(th, td):last-child { padding-inline-end: 0 }
      thead :is(th, td) { color: \(Role.tableHeader.variable); font-size: var(--text-xs); \
      font-weight: 550; vertical-align: bottom; border-block-end-color: var(--edge) }
      th[scope=row] { font-weight: inherit }
      th[scope=rowgroup] { color: var(--soft); font-size: var(--text-s); \
      padding-block-start: var(--space-5); border-block-end-color: var(--edge) }
      tbody tr:hover :is(td, th[scope=row]) { background: var(--well, var(--sunken)) }
      tbody:last-child > tr:last-child > * { border-block-end: 0 }
      tfoot :is(td, th, th[scope=row]) { border-block-start: 2px solid var(--edge); \
      border-block-end: 0; font-weight: 650 }
      @media (width < 30rem) { table { font-size: var(--text-s) } \
      th, td { padding-inline: var(--space-2) } }
      @media print { thead { display: table-header-group } tr { break-inside: avoid } }

      """
    )
  ]
}

// Rules of buttons, fields and bars.
extension ElementRules {
  static let controls = [
    ElementRules(
      ["button", "input", "select", "textarea"],
      """
      button, .button, input:not([type=checkbox], [type=radio], [type=range], [type=color]), select, \
      textarea { font: inherit; font-size: 0.9375rem; color: var(--ink); background: var(--ground); \
      border: 1px solid var(--edge); border-radius: var(--radius); padding: 0.35rem 0.875rem; \
      max-width: 100% }
      button, .button, input:is([type=submit], [type=reset], [type=button]) { font-weight: 550; \
      cursor: pointer; display: inline-block; text-decoration: none }
      :is(button, .button):hover { background: var(--sunken); border-color: var(--ink) }
      :is(button, .button).primary { background: var(--accent); border-color: var(--accent); \
      color: var(--on-accent); --soft: var(--on-accent) }
      :is(button, input, select, textarea):disabled { color: var(--soft); \
      border-color: var(--line); background: var(--sunken); cursor: not-allowed }
      @media print { button { display: none } }

      """
    ),
    ElementRules(
      ["input", "fieldset"],
      """
      input:is([type=checkbox], [type=radio], [type=range]) { accent-color: var(--accent) }
      input[type=checkbox] { margin: 0; margin-inline-end: 0.5em; vertical-align: -0.1em }
      fieldset { border: 1px solid var(--line); border-radius: var(--radius); \
      padding: var(--space-3) var(--space-4); margin: 0 0 var(--space-4); min-width: 0 }

      """
    ),
    ElementRules(
      ["meter", "progress"],
      """
      meter, progress { appearance: none; border: 0; width: 100%; min-width: 5rem; max-width: 20rem; \
      height: 0.5rem; vertical-align: middle; background: \(Role.track.variable); \
      border-radius: 99px; overflow: hidden }
      td > meter { max-width: none; min-width: 2rem }
      dd meter { min-width: 0 }
      progress + progress { display: block; margin-top: 1em }
      .vstack > * + :is(meter, progress, .hstack:has(> progress)) \
      { margin-block-start: var(--space-2) }
      .hstack > :is(meter, progress, .hstack:has(> progress), .facts:has(meter)) \
      { flex: 1; align-self: center }
      progress:not([value]) { background: repeating-linear-gradient(90deg, var(--accent) 0 1rem, \
      \(Role.track.variable) 0 2rem) }
      @supports not (-moz-appearance: none) { meter { height: 1rem; background: none; \
      border-radius: 0 } }
      ::-webkit-meter-bar { background: \(Role.track.variable); border: 0; border-radius: 99px }
      ::-webkit-progress-bar { background: none }
      ::-webkit-meter-optimum-value, ::-webkit-progress-value { \
      background: var(--fill, var(--accent)) }
      ::-webkit-meter-suboptimum-value { background: var(--warning) }
      ::-webkit-meter-even-less-good-value { background: var(--danger) }
      ::-moz-meter-bar, ::-moz-progress-bar { background: var(--fill, var(--accent)) }
      progress:not([value])::-moz-progress-bar { background: none }
      :-moz-meter-sub-optimum::-moz-meter-bar { background: var(--warning) }
      :-moz-meter-sub-sub-optimum::-moz-meter-bar { background: var(--danger) }
      @media (forced-colors: active) { meter, progress { forced-color-adjust: none; \
      --accent: Highlight; --fill: Highlight; --warning: Highlight; --danger: Highlight; \
      --track: Canvas; --line: Canvas; outline: 1px solid CanvasText } }

      """
    ),
  ]
}
