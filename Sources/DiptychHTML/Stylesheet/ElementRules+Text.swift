import DiptychViews

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
