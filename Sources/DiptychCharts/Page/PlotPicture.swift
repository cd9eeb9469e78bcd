import DiptychViews

/// The picture of a chart between its axes, as SVG.
struct PlotPicture: _PrimitiveView {
  let scene: ChartScene
  let placement: PlotPlacement

  /// The maximum number of marks of a chart that have tooltips.
  static let maxTitles = 400
  /// The maximum number of points of a line that are drawn with symbols.
  static let maxSymbols = 40
  /// The number of columns of a line; if there are more points, only the extremes of each column
  /// are drawn.
  static let columns = 400

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    let height = SVGAttributes.number(view.placement.height) + "rem"
    if view.scene.isRedacted {
      let size = SVGAttributes(["width": "100%", "height": height, "aria-hidden": "true"])
      return renderer.element("svg", size, HiddenPlot())
    }
    let attributes = SVGAttributes([
      "width": "100%", "height": height, "role": "img",
      "aria-label": ChartSentence(scene: view.scene).text,
    ])
    let sets = view.placement.xTickSets
    let areSets = view.scene.hasStandingLines && sets.count > 1
    let picture = PageElement("svg", attributes) {
      PlotMarks(scene: view.scene, placement: view.placement, drawsStandingLines: !areSets)
    }
    guard areSets else { return PageElement._render(picture, into: &renderer) }
    let lines = TickSets(sets: sets, height: view.placement.height) {
      StandingLines(ticks: $0.ticks)
    }
    let both = PageElement("div", SVGAttributes(class: "over")) {
      lines
      picture
    }
    PageElement._render(both, into: &renderer)
  }
}

/// A placeholder for a picture whose values are hidden.
private struct HiddenPlot: _PrimitiveView {
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let box = SVGAttributes(class: "field l1", ["width": "100%", "height": "100%"])
    renderer.shape("rect", box)
  }
}

/// The axes and the marks of a chart.
private struct PlotMarks: _PrimitiveView {
  let scene: ChartScene
  let placement: PlotPlacement
  /// Whether the lines at the ticks of the x axis are part of the picture.
  let drawsStandingLines: Bool

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    view.drawAxes(into: &renderer)
    view.drawRectangles(into: &renderer)
    PlotLines(scene: view.scene).drawAreas(into: &renderer)
    view.drawBars(into: &renderer)
    view.drawBaseline(into: &renderer)
    PlotLines(scene: view.scene).drawLines(into: &renderer)
    view.drawRules(into: &renderer)
    PlotLines(scene: view.scene).drawPoints(into: &renderer)
    PlotWords(scene: view.scene, placement: view.placement).draw(into: &renderer)
  }

  private var titles: Bool { scene.valueCount <= PlotPicture.maxTitles }

  // MARK: Axes

  private func drawAxes<R: _Renderer>(into renderer: inout R) {
    for tick in placement.yTicks where DotGrid.isInside(tick.fraction) {
      let y = 1 - tick.fraction
      if tick.hasGridLine && tick.band == nil { line("rule", y: y, into: &renderer) }
      guard !tick.label.isEmpty, placement.longNames == nil else { continue }
      let place = SVGAttributes(class: "end", ["y": .percent(y), "dx": "-6", "dy": "0.35em"])
      renderer.words(tick.label, place)
    }
    if scene.hasStandingLines && drawsStandingLines {
      StandingLines._render(StandingLines(ticks: placement.xTicks), into: &renderer)
    }
  }

  private func drawBaseline<R: _Renderer>(into renderer: inout R) {
    if scene.barsLie {
      renderer.standingLine("axis", x: scene.x.baseline)
    } else if !scene.x.isHidden {
      line("axis", y: 1 - scene.y.baseline, into: &renderer)
    }
  }

  private func line<R: _Renderer>(_ name: String, y: Double, into renderer: inout R) {
    let line = SVGAttributes(class: name, ["x2": "100%", "y1": .percent(y), "y2": .percent(y)])
    renderer.shape("line", line)
  }

  // MARK: Marks

  private func drawBars<R: _Renderer>(into renderer: inout R) {
    let isStacked = scene.bars.contains { $0.start != 0 }
    for bar in PlotBars(scene).bars {
      let name = bar.color.classes(isStacked ? "bar stack" : "bar")
      renderer.box(bar.x, bar.y, class: name, title: titles ? bar.title : nil)
    }
  }

  private func drawRectangles<R: _Renderer>(into renderer: inout R) {
    for rectangle in scene.rectangles {
      let (x, y) = (reach(rectangle.x, on: scene.x), reach(rectangle.y, on: scene.y))
      let step = rectangle.step ?? 1
      let name = rectangle.color.classes(step == 4 ? "field" : "field l\(step)")
      let title = rectangle.value.map { scene.words.number(NumberLabel.exact($0)) }
      renderer.box(x, y, class: name, title: titles ? title : nil)
    }
  }

  /// Returns the part of an axis that a range of values covers.
  private func reach(_ range: ClosedRange<Double>, on axis: ChartAxis) -> ClosedRange<Double> {
    let ends = [range.lowerBound, range.upperBound].map { min(max(axis.fraction($0), 0), 1) }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  private func drawRules<R: _Renderer>(into renderer: inout R) {
    for rule in scene.rules {
      let (axis, other) = rule.isHorizontal ? (scene.y, scene.x) : (scene.x, scene.y)
      let place = axis.fraction(rule.value)
      guard DotGrid.isInside(place) else { continue }
      let ends = rule.ends.map { reach($0, on: other) } ?? 0...1
      let (x, y) = rule.isHorizontal ? (ends, place...place) : (place...place, ends)
      let line = SVGAttributes(
        class: rule.color.classes("limit"),
        [
          "x1": .percent(x.lowerBound), "x2": .percent(x.upperBound),
          "y1": .percent(1 - y.lowerBound), "y2": .percent(1 - y.upperBound),
        ]
      )
      renderer.shape("line", line, title: axis.words(of: rule.value).onOneLine)
    }
  }
}

/// The vertical lines across a plot at the ticks of the x axis.
struct StandingLines: _PrimitiveView {
  let ticks: [ChartAxis.Tick]

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    for tick in view.ticks where tick.hasGridLine && DotGrid.isInside(tick.fraction) {
      renderer.standingLine("rule", x: tick.fraction)
    }
  }
}

extension _Renderer {
  /// Draws a line from the top of a plot to its bottom, or to another place.
  mutating func standingLine(_ name: String, x: Double, to end: String = "100%") {
    let line = SVGAttributes(class: name, ["x1": .percent(x), "x2": .percent(x), "y2": end])
    shape("line", line)
  }

  /// Draws a rectangle, given by its parts of the width and of the height of a plot.
  fileprivate mutating func box(
    _ x: ClosedRange<Double>,
    _ y: ClosedRange<Double>,
    class name: String,
    title: String?
  ) {
    let box = SVGAttributes(
      class: name,
      [
        "x": .percent(x.lowerBound), "y": .percent(1 - y.upperBound),
        "width": .percent(x.upperBound - x.lowerBound),
        "height": .percent(y.upperBound - y.lowerBound),
      ]
    )
    shape("rect", box, title: title)
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
