import DiptychViews

// Rules for charts.
extension StyleRule {
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
}
