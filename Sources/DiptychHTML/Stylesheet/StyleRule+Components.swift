import DiptychViews

// Rules for components that hold text: facts, callouts, badges, navigation.
extension StyleRule {
  static var facts: StyleRule {
    StyleRule(
      "facts",
      .component,
      """
      display: grid; grid-template-columns: fit-content(50%) minmax(0, 1fr); \
      gap: var(--space-1) var(--space-5)
      """,
      nested: """
        & > div { display: contents }
        & dt { overflow-wrap: anywhere }
        & dd { margin: 0; font-variant-numeric: tabular-nums }
        """
    )
  }

  /// The rule of labelled values with emphasized names, such as the options of a program.
  static var terms: StyleRule {
    StyleRule("terms", .component, "", nested: "& dt { font-weight: 650; color: var(--ink) }")
  }

  static var stats: StyleRule {
    StyleRule(
      "stats",
      .component,
      """
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr)); \
      max-width: none; overflow: hidden; border: 1px solid var(--line); \
      border-radius: var(--radius); background: color-mix(in srgb, var(--ground) 96%, #ffffff)
      """,
      nested: """
        & > div { padding: var(--space-3); box-shadow: 1px 1px 0 var(--line) }
        & :is(dt, .note) { color: var(--soft); font-size: var(--text-xs); line-height: 1.4 }
        & dd { margin: 0 }
        & dd:not(.note) { font-size: clamp(1.125rem, 1rem + 0.6vw, 1.375rem); font-weight: 700; \
        line-height: 1.3; font-variant-numeric: tabular-nums; letter-spacing: -0.01em }
        & .note .sparkline { width: 100% }
        @media print { & { break-inside: avoid } }
        """
    )
  }

  /// The rule of the colours of a status, of a callout and of a badge; no element has the class.
  static func status(_ status: Status) -> StyleRule {
    switch status {
    case .info:
      StyleRule(
        "status-info",
        .component,
        "",
        nested: ":is(.callout, .badge).info { --status: var(--info); --tint: var(--info-tint) }"
      )
    case .success:
      StyleRule(
        "status-success",
        .component,
        "",
        nested: """
          :is(.callout, .badge).success { --status: var(--success); --tint: var(--success-tint) }
          """
      )
    case .warning:
      StyleRule(
        "status-warning",
        .component,
        "",
        nested: """
          :is(.callout, .badge).warning { --status: var(--warning); --tint: var(--warning-tint) }
          """
      )
    case .danger:
      StyleRule(
        "status-danger",
        .component,
        "",
        nested: """
          :is(.callout, .badge).danger { --status: var(--danger); --tint: var(--danger-tint) }
          """
      )
    }
  }

  static var callout: StyleRule {
    StyleRule(
      "callout",
      .component,
      """
      display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-4); align-items: baseline; \
      position: relative; margin-block: 0 var(--space-4); background: var(--tint, var(--sunken)); \
      border: 1px solid \
      color-mix(in oklab, var(--status, var(--soft)) 35%, var(--ground)); border-inline-start: 4px solid \
      var(--status); border-radius: var(--radius); padding: var(--space-3) var(--space-4); \
      padding-inline-start: var(--space-7); break-inside: avoid
      """,
      nested: """
        &[class] { color: var(--ink) }
        &:last-child { margin-block-end: 0 }
        & > :first-child { flex: 1 1 15rem; min-width: 0 }
        & p { margin: 0 }
        & p:only-child > strong:last-child { font-weight: inherit }
        & p + :is(pre, figure) { margin-block-start: var(--space-2) }
        & :is(svg, span).icon { position: absolute; inset-inline-start: var(--space-4); \
        width: 1.25rem; margin-block-start: 0.125rem; text-align: center; font-weight: 700; \
        color: var(--status, var(--soft)) }
        """
    )
  }

  static var badge: StyleRule {
    StyleRule(
      "badge",
      .component,
      """
      display: inline-block; font-size: var(--text-xs); font-weight: 550; line-height: 1.5; \
      padding: 0 0.5em; border-radius: 0.75rem; max-width: 100%; \
      color: var(--status, var(--soft)); border: 1px solid \
      color-mix(in oklab, var(--status, var(--soft)) 40%, var(--ground)); \
      background: var(--tint, var(--sunken))
      """,
      nested: ":is(td, th, .hstack) & { white-space: nowrap }"
    )
  }

  /// The rule of a figure around code; no element has the class, because `code` is also the class
  /// of a role.
  static var codeFigure: StyleRule {
    StyleRule(
      "code-figure",
      .component,
      "",
      nested: """
        figure.code { position: relative; color: inherit; border: 1px solid var(--line); \
        border-radius: var(--radius); background: var(--well, var(--sunken)); overflow: hidden }
        figure.code > figcaption { display: flex; align-items: center; gap: var(--space-3); \
        margin: 0; min-height: 2.5rem; padding-inline: var(--space-4); \
        border-block-end: 1px solid var(--line) }
        figure.code .file { color: var(--ink); font: 550 var(--text-xs)/1.4 var(--mono); \
        overflow-wrap: anywhere }
        figure.code .lang { margin-inline-start: auto; font-size: var(--text-xs) }
        figure.code > pre { margin: 0; border: 0; border-radius: 0; outline-offset: -2px }
        """
    )
  }

  /// The rule of a button that copies code.
  static var copy: StyleRule {
    StyleRule(
      "copy",
      .component,
      "",
      nested: """
        button& { inline-size: 2rem; block-size: 2rem; border-radius: var(--radius-s); \
        margin-inline: auto calc(-1 * var(--space-3)) }
        .lang + & { margin-inline-start: 0 }
        button&:hover { background: var(--here) }
        & > .i { inline-size: 1.125rem; block-size: 1.125rem }
        & > .done, &[data-done] > .copy-icon { display: none }
        &[data-done] > .done { display: block; stroke: var(--success) }
        .code.plain > figcaption { position: absolute; z-index: 1; inset-block-start: 0; \
        inset-inline-end: 0; border: 0; min-height: 0; padding: 0; \
        background: var(--well, var(--sunken)) }
        .plain > * > & { margin: 0.375rem }
        .code.plain > pre { padding-inline-end: 3.25rem }
        .plain > pre mark { margin-inline-end: -3.25rem }
        """
    )
  }

  /// The rule of code with lines that were added and removed.
  static var diff: StyleRule {
    StyleRule("diff", .component, "", nested: "& :is(ins, del) { text-decoration: none }")
  }

  static var empty: StyleRule {
    StyleRule(
      "empty",
      .component,
      """
      border: 1px dashed var(--edge); border-radius: var(--radius); text-align: center; \
      padding: var(--space-6) var(--space-4); color: var(--soft); margin-block: 0 var(--space-4)
      """,
      nested: """
        &:last-child { margin-block-end: 0 }
        & > * { margin: 0 auto var(--space-1) }
        & > .icon { font-size: var(--text-xl) }
        & > .title { color: var(--ink); font-weight: 650 }
        """
    )
  }

  static var panel: StyleRule {
    StyleRule(
      "panel",
      .component,
      """
      border: 1px solid var(--line); border-radius: var(--radius); padding: var(--space-4); \
      margin-block: 0 var(--space-4); position: relative; \
      --surface: color-mix(in srgb, var(--ground) 96%, #ffffff); background: var(--surface); \
      --well: color-mix(in srgb, var(--ground) 91%, var(--ink))
      """,
      nested: """
        &:last-child { margin-block-end: 0 }
        & > h2:first-child { font-size: var(--text-m); letter-spacing: 0; \
        margin-block-end: var(--space-3) }
        & > .subtitle { color: var(--soft); font-size: var(--text-s); \
        margin-block: calc(-1 * var(--space-3)) var(--space-3) }
        & > footer { color: var(--soft); font-size: var(--text-s); margin-top: var(--space-3); \
        border-block-start: 1px solid var(--line); padding-block-start: var(--space-2) }
        @media (width < 30rem) { & { padding: var(--space-3) } }
        @media print { & { break-inside: avoid } }
        """
    )
  }

  /// The rule of links at both ends of a line, with a spacer between them; no element has the
  /// class.
  static var navigation: StyleRule {
    StyleRule(
      "navigation",
      .component,
      "",
      nested: """
        nav > ul:has(> li > .spacer) { border-block: 1px solid var(--line); \
        padding-block: var(--space-2) }
        nav > ul > li:has(> .spacer) { flex: 1 }
        """
    )
  }

  /// The rule of breadcrumbs.
  ///
  /// The text after the `/` is for a screen reader, in place of the separator.
  static var breadcrumbs: StyleRule {
    StyleRule(
      "crumbs",
      .component,
      "color: var(--soft); font-size: var(--text-s); overflow-wrap: anywhere",
      nested: """
        & > ol { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-2); \
        max-width: none }
        & li + li::before { content: "›"/""; margin-inline-end: var(--space-2) }
        & li > p { display: inline; margin: 0 }
        & + h1 { margin-top: var(--space-2) }
        """
    )
  }

  static var path: StyleRule {
    StyleRule(
      "path",
      .component,
      "overflow-wrap: anywhere; background: none; padding: 0",
      nested: """
        & > span { color: var(--soft) }
        .scroll & { overflow-wrap: break-word }
        """
    )
  }

  static var terminal: StyleRule {
    StyleRule(
      "terminal",
      .component,
      """
      color-scheme: dark; background: light-dark(#ffffff, #0b0f12); color: var(--ink); \
      border: 1px solid var(--line); border-radius: var(--radius); overflow: hidden; max-width: 100%
      """,
      nested: """
        & > figcaption { margin: 0; padding: var(--space-1) var(--space-4); \
        background: var(--sunken); border-block-end: 1px solid var(--line); \
        font: var(--text-xs)/1.6 var(--mono) }
        & > pre { border: 0; border-radius: 0; background: none; line-height: 1.2; \
        font-size: 0.8125rem }
        & a { color: inherit }
        & code { display: inline-block; position: relative; isolation: isolate; \
        vertical-align: top; font-variant-ligatures: none }
        & :is([class^="c"], [class^="x"]) { display: inline-block; vertical-align: top; \
        height: 1lh; overflow-x: clip }
        & [class^="x"] { color: transparent }
        & :is(.c1, .x1) { width: 1ch }
        & :is(.c2, .x2) { width: 2ch }
        & .x4 { width: 4ch }
        & .x8 { width: 8ch }
        & .x16 { width: 16ch }
        & .x32 { width: 32ch }
        & .x64 { width: 64ch }
        & .on { color: light-dark(#ffffff, #0b0f12) }
        & svg { position: absolute; inset: 0; z-index: -1; width: 100%; height: 100%; \
        max-width: none; fill: currentColor; shape-rendering: crispEdges }
        & :is(.l, .a, .h, .p) { fill: none; stroke: currentColor; stroke-width: 1px; \
        vector-effect: non-scaling-stroke }
        & :is(.a, .p) { shape-rendering: auto }
        & .h { stroke-width: 2px }
        & .p { stroke-width: 2.2px; stroke-linecap: round }
        & .s1 { fill-opacity: 0.25 }
        & .s2 { fill-opacity: 0.5 }
        & .s3 { fill-opacity: 0.75 }
        """
    )
  }

  /// The rule of words between the parts of a line.
  static var labeledDivider: StyleRule {
    StyleRule(
      "end",
      .component,
      """
      display: flex; align-items: center; gap: var(--space-3); color: var(--soft); \
      font-size: var(--text-s); max-width: none
      """,
      nested: """
        &::before, &::after { content: ""; flex: 1; border-block-start: 1px solid var(--line) }
        """
    )
  }

  /// The rule of a message that something is loading; no element has the class.
  static var busy: StyleRule {
    StyleRule(
      "busy",
      .component,
      "",
      nested: """
        [role=status][aria-busy=true]:not([aria-label])::before { content: ""; \
        display: inline-block; width: 0.875em; height: 0.875em; margin-inline-end: 0.5em; \
        vertical-align: -0.1em; \
        border: 2px solid var(--line); border-block-start-color: var(--accent); border-radius: 50% }
        @media (prefers-reduced-motion: no-preference) { \
        [role=status][aria-busy=true]::before { animation: turn 0.9s linear infinite } \
        @keyframes turn { to { rotate: 1turn } } }
        """
    )
  }
}
