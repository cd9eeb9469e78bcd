import DiptychViews

/// Lines, areas and points of a chart in a page.
///
/// A path can't have percentages. So each path is in a picture of its own, 1,000 wide and high,
/// which is stretched without changing the width of the line.
struct PlotLines {
  let scene: ChartScene

  private typealias Point = (x: Double, y: Double)

  // MARK: Lines

  func drawLines<R: _Renderer>(into renderer: inout R) {
    for line in scene.lines {
      let runs = LineReduction.runs(
        line.places,
        x: scene.x,
        y: scene.y,
        columns: PlotPicture.columns
      )
      let path = runs.map { Self.path(LineReduction.path($0, line.interpolation)) }.joined()
      guard !path.isEmpty else { continue }
      draw(path, class: line.color.classes("line"), title: line.series, into: &renderer)
      if line.places.count <= PlotPicture.maxSymbols {
        let points = SceneShapes.Points(places: line.places, color: line.color, series: line.series)
        draw(points, into: &renderer)
      }
    }
  }

  private static var stretched: SVGAttributes {
    SVGAttributes(
      class: "clip",
      [
        "viewBox": "0 0 1000 1000", "preserveAspectRatio": "none", "width": "100%",
        "height": "100%",
      ]
    )
  }

  private func draw<R: _Renderer>(
    _ path: String,
    class name: String,
    title: String?,
    into renderer: inout R
  ) {
    let path = SVGAttributes(class: name, ["vector-effect": "non-scaling-stroke", "d": path])
    renderer.element("svg", Self.stretched, PathView(attributes: path, title: title?.onOneLine))
  }

  private static func path(_ points: [Point]) -> String {
    guard let first = points.first else { return "" }
    // A single point is drawn as a line with a length of zero and with round ends, which looks like
    // a dot.
    let rest = points.count == 1 ? [first] : Array(points.dropFirst())
    return "M" + corner(first) + "L" + rest.map(corner).joined(separator: " ")
  }

  private static func corner(_ point: Point) -> String {
    SVGAttributes.number(1000 * point.x) + " " + SVGAttributes.number(1000 * (1 - point.y))
  }

  // MARK: Areas

  func drawAreas<R: _Renderer>(into renderer: inout R) {
    for area in scene.areas {
      var path = ""
      for run in runs(of: area) {
        let ends = LineReduction.path(run.map { (x: $0.x, y: $0.end) }, area.interpolation)
        let starts = LineReduction.path(run.map { (x: $0.x, y: $0.start) }, area.interpolation)
        path += "M" + ends.map(Self.corner).joined(separator: " ") + "L"
        path += starts.reversed().map(Self.corner).joined(separator: " ") + "Z"
      }
      guard !path.isEmpty else { continue }
      let name = area.color.classes(scene.areas.count > 1 ? "bar stack" : "bar")
      draw(path, class: name, title: area.series, into: &renderer)
    }
  }

  /// Returns the runs of points of an area; in each column, only the furthest points are kept.
  private func runs(of area: SceneShapes.Area) -> [[(x: Double, start: Double, end: Double)]] {
    let (placeX, placeY) = (AxisPlace(scene.x), AxisPlace(scene.y))
    var runs: [[(x: Double, start: Double, end: Double)]] = [[]]
    let isLarge = area.xs.count > 4 * PlotPicture.columns
    for index in area.xs.indices {
      let point = (
        x: placeX(area.xs[index]), start: placeY(area.starts[index]), end: placeY(area.ends[index])
      )
      guard point.x.isFinite, point.start.isFinite, point.end.isFinite else {
        if runs[runs.count - 1].isEmpty == false { runs.append([]) }
        continue
      }
      if isLarge, let last = runs[runs.count - 1].last,
        Int(last.x * Double(PlotPicture.columns)) == Int(point.x * Double(PlotPicture.columns))
      {
        if abs(point.end - point.start) > abs(last.end - last.start) {
          runs[runs.count - 1][runs[runs.count - 1].count - 1] = point
        }
      } else {
        runs[runs.count - 1].append(point)
      }
    }
    return runs.filter { !$0.isEmpty }
  }

  // MARK: Points

  func drawPoints<R: _Renderer>(into renderer: inout R) {
    let isDense = scene.points.reduce(0) { $0 + $1.places.count } > Self.maxOpaquePoints
    for points in scene.points {
      if isDense {
        let content = DensePoints(lines: self, points: points)
        renderer.element("g", SVGAttributes(class: "dense"), content)
      } else {
        draw(points, into: &renderer)
      }
    }
  }

  /// The maximum number of points that are as large as the points of lines.
  ///
  /// More points are smaller and translucent.
  private static let maxOpaquePoints = 200

  /// A group of points that are close together.
  private struct DensePoints: _PrimitiveView {
    let lines: PlotLines
    let points: SceneShapes.Points

    static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
      view.lines.draw(view.points, radius: "2", into: &renderer)
    }
  }

  private func draw<R: _Renderer>(
    _ points: SceneShapes.Points,
    radius: String = PlotSymbol.radius,
    into renderer: inout R
  ) {
    let (placeX, placeY) = (AxisPlace(scene.x), AxisPlace(scene.y))
    let hasTitles = scene.valueCount <= PlotPicture.maxTitles
    let isLarge = points.places.count > Self.maxPoints
    var drawn: Set<Int> = []
    for point in points.places.all {
      let place = (x: placeX(point.x), y: placeY(point.y))
      guard DotGrid.isInside(place.x), DotGrid.isInside(place.y) else { continue }
      // Points at the same place are drawn once.
      let field = Int(place.x * 250) * 1000 + Int(place.y * 125)
      if isLarge, !drawn.insert(field).inserted { continue }
      PlotSymbol.draw(
        points.color,
        x: .percent(place.x),
        y: .percent(1 - place.y),
        radius: radius,
        title: hasTitles ? title(point.x, point.y, points.series) : nil,
        into: &renderer
      )
    }
  }

  private static let maxPoints = 2000

  private func title(_ x: Double, _ y: Double, _ series: String?) -> String {
    let words = [scene.x.words(of: x), series, scene.y.words(of: y)].compactMap(\.self)
    return words.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: ", ").onOneLine
  }
}

/// A path with a tooltip.
private struct PathView: _PrimitiveView {
  let attributes: SVGAttributes
  let title: String?

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.shape("path", view.attributes, title: view.title)
  }
}

/// The symbols of points.
///
/// The first colours have symbols of different forms.
///
/// So series can be distinguished without colours.
enum PlotSymbol {
  /// The radius of a circle, in pixels.
  static let radius = "3.5"

  /// Draws a point at a place, which is a percentage or a number of pixels.
  ///
  /// The radius applies to a circle. A CSS rule of the group makes other forms smaller.
  static func draw<R: _Renderer>(
    _ color: ChartColor,
    x: String,
    y: String,
    radius: String = radius,
    title: String?,
    into renderer: inout R
  ) {
    let name = color.classes("dot")
    guard case .series(let number) = color, number > 0 else {
      let circle = SVGAttributes(class: name, ["cx": x, "cy": y, "r": radius])
      return renderer.shape("circle", circle, title: title)
    }
    let path = SVGAttributes(class: name, ["d": paths[(number - 1) % paths.count]])
    let symbol = PathView(attributes: path, title: title)
    renderer.element("svg", SVGAttributes(["x": x, "y": y]), symbol)
  }

  /// A square, a diamond, two triangles, a cross, a star and a bar, around zero.
  private static let paths = [
    "M-3-3H3V3H-3Z", "M0-4.5 4.5 0 0 4.5-4.5 0Z", "M0-4 4 3.5H-4Z", "M0 4 4-3.5H-4Z",
    "M-1.3-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3Z",
    "M0-5 1.5-1.5 5 0 1.5 1.5 0 5-1.5 1.5-5 0-1.5-1.5Z",
    "M-4.5-1.5H4.5V1.5H-4.5Z",
  ]
}
