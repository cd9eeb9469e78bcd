import DiptychViews

/// The CSS rules of charts in a page, and the names of their classes.
enum ChartRules {
  static let rules = _FigureRules(
    class: "plot",
    css: """
      & { --s: color-mix(in oklab, var(--accent) 92%, var(--surface, var(--ground))); margin-inline: 0; font-size: var(--text-xs); line-height: 1.4; font-variant-numeric: tabular-nums }
      & > figcaption { margin: 0 0 var(--space-2); font-size: var(--text-m); font-weight: 550; color: var(--ink) }
      & svg { display: block; overflow: visible }
      & svg svg.clip { overflow: hidden }
      @media (width < 30rem) { & .low svg { max-height: 10rem } }
      & > div:not(.ring) { direction: ltr }
      & :is(.unit, .names span, .sides span, text) { unicode-bidi: plaintext }
      & :is(.unit, .names, .sides) { color: var(--soft) }
      & .unit { margin: 0 0 var(--space-2); text-align: left }
      & .unit.x { margin: var(--space-1) 0 0; text-align: right }
      & text { fill: var(--soft) }
      & .end { text-anchor: end }
      & .mid { text-anchor: middle }
      & .rule { stroke: var(--line) }
      & .axis { stroke: var(--edge) }
      & :is(.ticks, .over) { display: grid; grid: auto / 100% }
      & :is(.ticks, .over) > * { grid-area: 1 / 1 }
      & .ticks { overflow-y: clip }
      & .w1 { margin-top: clamp(-999rem, (31rem - 100%) * 99999, 0px) }
      & .w2 { margin-top: clamp(-999rem, (100% - 31.001rem) * 99999, 0px) }
      & .g2 { padding-left: 3ch }
      & .g4 { padding-left: 5ch }
      & .g6 { padding-left: 7ch }
      & .g9 { padding-left: 10ch }
      & .g13 { padding-left: 14ch }
      & .g17 { padding-left: 18ch }
      & .beside { display: grid; grid-template-columns: fit-content(max(18ch, 40%)) minmax(0, 1fr) }
      & .beside > * { grid-column: 2; min-width: 0 }
      & .beside > .sides { grid: auto-flow 1fr / 100%; grid-area: 1 / 1; display: grid; min-width: 18ch; overflow: hidden }
      & .sides span { align-self: center; overflow: hidden; padding-right: 6px; text-align: right; text-overflow: ellipsis; white-space: nowrap }
      & .names { display: flex; margin-top: var(--space-1) }
      & .names span { flex: 1; min-width: 0; overflow: hidden; text-align: center; text-overflow: ellipsis; white-space: nowrap }
      @media (width < 30rem) { & .names { font-size: 0.6875rem } & :is(.n2, .n3, .n4) span { display: flex; justify-content: center; overflow: visible } & :is(.n2 span:not(:nth-child(2n + 1)), .n3 span:not(:nth-child(3n + 1)), .n4 span:not(:nth-child(4n + 1))) { visibility: hidden } }
      & .keys { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); margin: var(--space-3) 0 0; padding: 0; list-style: none; color: var(--soft) }
      & > .keys:has(+ div) { margin: 0 0 var(--space-3) }
      & .keys li { display: flex; align-items: center; gap: var(--space-2); min-width: 0; margin: 0; overflow-wrap: anywhere }
      & .ring { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-4) var(--space-5) }
      & .ring .keys { flex-direction: column; margin: 0 }
      & .s1 { --s: var(--series-1) }
      & .s2 { --s: var(--series-2) }
      & .s3 { --s: var(--series-3) }
      & .s4 { --s: var(--series-4) }
      & .s5 { --s: var(--series-5) }
      & .s6 { --s: var(--series-6) }
      & .s7 { --s: var(--series-7) }
      & .s8 { --s: var(--series-8) }
      & .c-ink { --s: var(--ink) }
      & .c-soft { --s: var(--soft) }
      & .c-edge { --s: var(--edge) }
      & .c-info { --s: var(--info) }
      & .c-success { --s: var(--success) }
      & .c-warning { --s: var(--warning) }
      & .c-danger { --s: var(--danger) }
      & .c-added { --s: color-mix(in oklab, var(--added, var(--success)) 90%, var(--surface, var(--ground))) }
      & .c-removed { --s: color-mix(in oklab, var(--removed, var(--danger)) 90%, var(--surface, var(--ground))) }
      & :is(.bar, .dot, .field) { fill: var(--s) }
      & .field { opacity: var(--l, 1) }
      & .l0 { --l: 0.08 }
      & .l1 { --l: 0.28 }
      & .l2 { --l: 0.5 }
      & .l3 { --l: 0.75 }
      & .dense .dot { opacity: 0.6 }
      & .dense path { transform: scale(0.6) }
      & rect.bar:not(.stack) { clip-path: inset(0 round 2px) }
      & .stack { stroke: var(--surface, var(--ground)) }
      & :is(.line, .limit) { fill: none; stroke: var(--s); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
      & .limit { stroke-width: 1.5; stroke-linecap: butt; stroke-dasharray: 5 3 }
      & :is(.bar, .part).r1, & .r1 > .bar { opacity: 0.6 }
      & :is(.bar, .part).r2, & .r2 > .bar { opacity: 0.4 }
      & :is(.bar, .part).r3, & .r3 > .bar { opacity: 0.25 }
      & .line.r1 { stroke-dasharray: 7 4 }
      & .line.r2 { stroke-dasharray: 2 4 }
      & .line.r3 { stroke-dasharray: 9 4 2 4 }
      & .part { fill: none; stroke: var(--s); stroke-width: 9 }
      & .note { stroke: var(--surface, var(--ground)); stroke-width: 3; stroke-linejoin: round }
      & details { margin: var(--space-2) 0 0; border: 0; padding: 0 }
      & summary { color: var(--soft); font-weight: 400 }
      &:has(> figcaption) { position: relative }
      & > figcaption, .panel > h2:has(+ &) { padding-inline-end: 4rem }
      & > figcaption ~ details > summary, .panel > h2 + & > details > summary { position: absolute; inset-block-start: 0; inset-inline-end: 0; padding: 0; line-height: 1.25rem }
      .panel > & { margin-block-end: var(--space-2) }
      .panel > h2 + & > details:not([open]) { margin: 0 }
      .panel > h2 + & > details > summary { margin: var(--space-4) }
      @media (width < 30rem) { .panel > h2 + & > details > summary { margin: var(--space-3) } }
      [dir=rtl] & td::before { content: "\u{200E}" }
      @media (forced-colors: active) { & .bar { stroke: CanvasText } & .dense .dot { opacity: 1 } & .rule { stroke: GrayText; opacity: 0.4 } & .line.s2 { stroke-dasharray: 7 3 } & .line.s3 { stroke-dasharray: 2 3 } & .line.s4 { stroke-dasharray: 8 3 2 3 } & .line.s5 { stroke-dasharray: 12 4 } & .line.s6 { stroke-dasharray: 4 2 } & .line.s7 { stroke-dasharray: 10 3 2 3 2 3 } & .line.s8 { stroke-dasharray: 1 3 } }
      @media print { & { break-inside: avoid } & details { display: none } }
      """
  )

  /// The widths of the labels beside the y axis, in letters.
  ///
  /// Each width has a class.
  static let gutters = [2, 4, 6, 9, 13, 17]
}

extension _FigureRules {
  /// The rules with the name of the class.
  var ownCSS: String {
    "\(css)".split(separator: "&", omittingEmptySubsequences: false)
      .joined(separator: ".\(className)")
  }
}

extension ChartColor {
  /// The class of the colour, or nil for the accent, which needs no class.
  var className: String? {
    switch self {
    case .accent: nil
    case .series(let number):
      "s\(number % Self.seriesCount + 1)" + (round > 0 ? " r\(min(round, 3))" : "")
    case .role(let role): role.chartClassName
    }
  }

  /// Returns a class joined with the class of the colour.
  func classes(_ name: String) -> String { className.map { "\(name) \($0)" } ?? name }
}

extension Role {
  /// The class of the role, or of the nearest role that determines its colour.
  fileprivate var chartClassName: String? {
    switch self {
    case .text: "c-ink"
    case .secondary: "c-soft"
    case .edge, .border: "c-edge"
    case .info: "c-info"
    case .success: "c-success"
    case .warning: "c-warning"
    case .danger: "c-danger"
    case .added: "c-added"
    case .removed: "c-removed"
    default: parent?.chartClassName
    }
  }
}
