import DiptychViews

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
