import DiptychViews

/// The series of a chart with their colours, in a page.
struct PageLegend: View {
  let scene: ChartScene

  var body: some View {
    if !scene.legend.isEmpty {
      PageElement("ul", SVGAttributes(class: "keys")) {
        ForEach(scene.legend, id: \.name) { series in
          PageElement("li", SVGAttributes()) {
            PageKey(color: series.color, form: form(of: series))
            Text(verbatim: series.name.onOneLine)
          }
        }
      }
    }
  }

  /// Returns the form of the symbol of a series: a box, a line, a line with points, or a point.
  private func form(of series: ChartSeries) -> PageKey.Form {
    guard scene.bars.isEmpty, scene.areas.isEmpty else { return .box }
    let lines = scene.lines.filter { $0.series == series.name }
    let hasPoints =
      scene.points.contains { $0.series == series.name }
      || lines.contains { $0.places.count <= PlotPicture.maxSymbols }
    if lines.isEmpty { return hasPoints ? .point : .box }
    return hasPoints ? .lineWithPoints : .line
  }
}

/// The symbol of a series in a legend.
struct PageKey: _PrimitiveView {
  /// The form of a series.
  enum Form {
    case box
    case line
    case lineWithPoints
    case point
  }

  let color: ChartColor
  var form = Form.box

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let attributes = SVGAttributes(
      class: view.color.className,
      ["width": view.form.hasLine ? "18" : "12", "height": "12", "aria-hidden": "true"]
    )
    renderer.element("svg", attributes, Sign(color: view.color, form: view.form))
  }

  private struct Sign: _PrimitiveView {
    let color: ChartColor
    let form: Form

    static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
      if view.form.hasLine {
        let ends: KeyValuePairs<StaticString, String> = ["x2": "18", "y1": "6", "y2": "6"]
        renderer.shape("line", SVGAttributes(class: view.color.classes("line"), ends))
      }
      switch view.form {
      case .line: break
      case .lineWithPoints: PlotSymbol.draw(view.color, x: "9", y: "6", title: nil, into: &renderer)
      case .point: PlotSymbol.draw(view.color, x: "6", y: "6", title: nil, into: &renderer)
      case .box:
        let box = SVGAttributes(class: "bar", ["width": "12", "height": "12", "rx": "2"])
        renderer.shape("rect", box)
      }
    }
  }
}

extension PageKey.Form {
  /// Whether the symbol has a line, which needs more room.
  fileprivate var hasLine: Bool { self == .line || self == .lineWithPoints }
}

/// The sectors of a chart as a ring, with their names and shares beside the ring.
struct PageRing: View {
  let scene: ChartScene

  var body: some View {
    PageElement("div", SVGAttributes(class: "ring")) {
      PageElement("svg", attributes) { Ring(scene: scene) }
      PageElement("ul", SVGAttributes(class: "keys")) {
        ForEach(Array(scene.sectors.enumerated()), id: \.offset) { _, sector in
          PageElement("li", SVGAttributes()) {
            PageKey(color: sector.color)
            PageElement("span", SVGAttributes()) { words(sector) }
          }
        }
      }
    }
  }

  /// Returns the name and the share of a sector.
  ///
  /// The name may be written from right to left.
  @ViewBuilder private func words(_ sector: SceneShapes.Sector) -> some View {
    let (name, share) = (sector.name.onOneLine, Self.share(of: sector))
    if name.allSatisfy(\.isWhitespace) {
      Text(verbatim: share)
    } else {
      PageElement("bdi", SVGAttributes()) { Text(verbatim: name) }
      Text(verbatim: " " + share)
    }
  }

  private var attributes: SVGAttributes {
    SVGAttributes([
      "role": "img", "aria-label": ChartSentence(scene: scene).text, "viewBox": "0 0 42 42",
      "width": "176", "height": "176",
    ])
  }

  private static func words(_ sector: SceneShapes.Sector) -> String {
    let (name, share) = (sector.name.onOneLine, share(of: sector))
    return name.allSatisfy(\.isWhitespace) ? share : "\(name) \(share)"
  }

  private static func share(of sector: SceneShapes.Sector) -> String {
    _Percentage(share: sector.end - sector.start).description
  }

  private static func circle(_ color: ChartColor) -> SVGAttributes {
    SVGAttributes(class: color.classes("part"), ["cx": "21", "cy": "21", "r": "15.91549"])
  }

  /// Circles with a circumference of 100.
  ///
  /// Each circle draws a dash as long as the share of its sector. If all shares are zero, a faint
  /// circle is drawn.
  private struct Ring: _PrimitiveView {
    let scene: ChartScene

    static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
      let sectors = view.scene.sectors.filter { $0.end > $0.start }
      if sectors.isEmpty { renderer.shape("circle", PageRing.circle(.role(.edge))) }
      for sector in sectors {
        var circle = PageRing.circle(sector.color)
        let share = (sector.end - sector.start) * 100
        let gap = view.scene.sectors.count > 1 ? min(0.4, share / 2) : 0
        circle.set("stroke-dasharray", "\(SVGAttributes.number(share - gap)) 100")
        circle.set("stroke-dashoffset", SVGAttributes.number(-100 * sector.start))
        // The outline of an SVG circle begins at the right, so the circle is rotated to begin at
        // the top.
        circle.set("transform", "rotate(-90 21 21)")
        renderer.shape("circle", circle, title: PageRing.words(sector))
      }
    }
  }
}
