import DiptychViews

/// The vertical lines across a plot at the ticks of the x axis.
struct StandingLines: PrimitiveView {
  let ticks: [ChartAxis.Tick]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for tick in view.ticks where tick.hasGridLine && DotGrid.isInside(tick.fraction) {
      renderer.standingLine("rule", x: tick.fraction)
    }
  }
}

extension Renderer {
  /// Draws a line from the top of a plot to its bottom.
  mutating func standingLine(_ name: String, x: Double) {
    var attributes = SVGAttributes(class: name)
    attributes.set("x1", part: x)
    attributes.set("x2", part: x)
    attributes.set("y2", "100%")
    shape("line", attributes)
  }
}

extension ChartScene {
  /// Whether the plot has lines at the ticks of the x axis.
  ///
  /// It has such lines if bars are horizontal, or if it has only points between axes of numbers or
  /// dates.
  var hasStandingLines: Bool {
    barsLie
      || !points.isEmpty && x.bandCount == nil && !x.isHidden && bars.isEmpty && areas.isEmpty
        && lines.isEmpty
  }
}
