import DiptychViews

/// The picture of a chart between its axes, as SVG.
struct PlotPicture: _PrimitiveView {
  let scene: ChartScene
  let placement: PlotPlacement

  /// The maximum number of marks of a chart that have tooltips.
  static let mostTitles = 400
  /// The maximum number of points of a line that are drawn with symbols.
  static let mostSymbols = 40
  /// The number of columns of a line; if there are more points, only the extremes of each column
  /// are drawn.
  static let columns = 400

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    var attributes = SVGAttributes()
    attributes.set("width", "100%")
    attributes.set("height", SVGAttributes.number(view.placement.height) + "rem")
    if view.scene.isRedacted {
      attributes.set("aria-hidden", "true")
      return renderer.element("svg", attributes, HiddenPlot())
    }
    attributes.set("role", "img")
    attributes.set("aria-label", ChartSentence(view.scene).text)
    let sets = view.placement.xTickSets
    let areSets = view.scene.hasStandingLines && sets.count > 1
    let picture = PageElement("svg", attributes) {
      PlotMarks(scene: view.scene, placement: view.placement, drawsStandingLines: !areSets)
    }
    guard areSets else { return PageElement._render(picture, into: &renderer) }
    let lines = TickSets(sets, height: view.placement.height) { StandingLines(ticks: $0.ticks) }
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
    var box = SVGAttributes(class: "field l1")
    box.set("width", "100%")
    box.set("height", "100%")
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

  private var titles: Bool { scene.valueCount <= PlotPicture.mostTitles }

  // MARK: Axes

  private func drawAxes<R: _Renderer>(into renderer: inout R) {
    for tick in placement.yTicks where DotGrid.isInside(tick.fraction) {
      let y = 1 - tick.fraction
      if tick.hasGridLine && tick.band == nil { line("rule", y: y, into: &renderer) }
      guard !tick.label.isEmpty, placement.longNames == nil else { continue }
      var words = SVGAttributes(class: "end")
      words.set("y", part: y)
      words.set("dx", "-6")
      words.set("dy", "0.35em")
      renderer.words(tick.label, words)
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
    var attributes = SVGAttributes(class: name)
    attributes.set("x2", "100%")
    attributes.set("y1", part: y)
    attributes.set("y2", part: y)
    renderer.shape("line", attributes)
  }

  // MARK: Marks

  private func drawBars<R: _Renderer>(into renderer: inout R) {
    let isStacked = scene.bars.contains { $0.start != 0 }
    for bar in PlotBars(scene).bars {
      var attributes = SVGAttributes(class: bar.color.classes(isStacked ? "bar stack" : "bar"))
      attributes.set("x", part: bar.x.lowerBound)
      attributes.set("y", part: 1 - bar.y.upperBound)
      attributes.set("width", part: bar.x.upperBound - bar.x.lowerBound)
      attributes.set("height", part: bar.y.upperBound - bar.y.lowerBound)
      renderer.shape("rect", attributes, title: titles ? bar.title : nil)
    }
  }

  private func drawRectangles<R: _Renderer>(into renderer: inout R) {
    for rectangle in scene.rectangles {
      let xs = [rectangle.x.lowerBound, rectangle.x.upperBound].map { clamp(scene.x.fraction($0)) }
        .sorted()
      let ys = [rectangle.y.lowerBound, rectangle.y.upperBound].map { clamp(scene.y.fraction($0)) }
        .sorted()
      let step = rectangle.step ?? 1
      let name = step == 4 ? "field" : "field l\(step)"
      var attributes = SVGAttributes(class: rectangle.color.classes(name))
      attributes.set("x", part: xs[0])
      attributes.set("y", part: 1 - ys[1])
      attributes.set("width", part: xs[1] - xs[0])
      attributes.set("height", part: ys[1] - ys[0])
      let title = rectangle.value.map { scene.words.number(NumberLabel.exact($0)) }
      renderer.shape("rect", attributes, title: titles ? title : nil)
    }
  }

  private func clamp(_ fraction: Double) -> Double { min(max(fraction, 0), 1) }

  private func drawRules<R: _Renderer>(into renderer: inout R) {
    for rule in scene.rules {
      let (axis, other) = rule.isHorizontal ? (scene.y, scene.x) : (scene.x, scene.y)
      let place = axis.fraction(rule.value)
      guard DotGrid.isInside(place) else { continue }
      let ends =
        rule.ends.map { [$0.lowerBound, $0.upperBound].map { clamp(other.fraction($0)) }.sorted() }
        ?? [0, 1]
      var attributes = SVGAttributes(class: rule.color.classes("limit"))
      attributes.set("x1", part: rule.isHorizontal ? ends[0] : place)
      attributes.set("x2", part: rule.isHorizontal ? ends[1] : place)
      attributes.set("y1", part: 1 - (rule.isHorizontal ? place : ends[0]))
      attributes.set("y2", part: 1 - (rule.isHorizontal ? place : ends[1]))
      renderer.shape("line", attributes, title: axis.words(of: rule.value).onOneLine)
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
