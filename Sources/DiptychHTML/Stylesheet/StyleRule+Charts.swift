import DiptychViews

// Rules for charts.
extension StyleRule {
  /// The rule of a chart.
  ///
  /// Its values are beside it, as words without a position.
  static var chart: StyleRule {
    StyleRule(
      "chart",
      .component,
      """
      display: block; width: 100%; height: 11rem; padding-left: 2.5rem; overflow: visible; \
      direction: ltr; fill: var(--soft); font-size: var(--text-xs); \
      font-variant-numeric: tabular-nums
      """,
      nested: """
        & text:not([x]) { text-anchor: end; translate: -6px 0.6em }
        & .rule { stroke: var(--line) }
        & .axis { stroke: var(--edge) }
        & .bar { fill: var(--accent) }
        """
    )
  }

  static var sparkline: StyleRule {
    StyleRule(
      "sparkline",
      .component,
      """
      height: 1.25em; vertical-align: middle; fill: none; stroke: var(--accent); stroke-width: 2; \
      stroke-linejoin: round; overflow: visible
      """
    )
  }

  /// The rule of a bar of several parts on a track.
  ///
  /// With forced colours of the system, only the outline shows the track.
  static var segmentedBar: StyleRule {
    StyleRule(
      "churn",
      .component,
      """
      width: 100%; min-width: 3rem; max-width: 20rem; height: 0.5rem; vertical-align: middle; \
      border-radius: 2px; background: var(--track, var(--line)); outline: 1px solid transparent
      """,
      nested: """
        & rect { fill: currentColor; fill-opacity: 0.85 }
        & rect + rect { clip-path: inset(0 0 0 min(1.5px, 40%)) }
        """
    )
  }

  static var heat: StyleRule {
    StyleRule(
      "heat",
      .component,
      """
      width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 2px; \
      font-size: 0.6875rem; line-height: 1
      """,
      nested: """
        && > * > tr > :is(th, td) { border: 0; padding: 0; height: 1.375rem; vertical-align: middle; \
        white-space: nowrap; position: relative }
        & caption { caption-side: bottom; padding-block: var(--space-2) 0; line-height: 1.5; \
        font-size: var(--text-xs) }
        & caption > span > span { white-space: nowrap }
        && > * > tr > th { color: var(--soft); font-size: var(--text-xs); font-weight: 500 }
        & :is(th, td):first-child { width: 2.5rem; overflow: hidden; text-overflow: ellipsis }
        && [class^=l] { border-radius: 3px; background: color-mix(in oklab, \
        var(--accent) var(--l, 0%), var(--surface, var(--ground))); forced-color-adjust: none }
        && .l0 { background: var(--line); opacity: 0.5 }
        & .l1 { --l: 28% }
        & .l2 { --l: 50% }
        & .l3 { --l: 75% }
        & .l4 { --l: 100% }
        """
    )
  }
}
