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
      || lines.contains { $0.places.count <= PlotPicture.mostSymbols }
    if lines.isEmpty { return hasPoints ? .point : .box }
    return hasPoints ? .lineWithPoints : .line
  }
}

/// The symbol of a series in a legend.
struct PageKey: PrimitiveView {
  /// The form of a series.
  enum Form {
    case box
    case line
    case lineWithPoints
    case point
  }

  let color: ChartColor
  var form = Form.box

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var attributes = SVGAttributes(class: view.color.className)
    attributes.set("width", view.form.hasLine ? "18" : "12")
    attributes.set("height", "12")
    attributes.set("aria-hidden", "true")
    renderer.element("svg", attributes, Sign(color: view.color, form: view.form))
  }

  private struct Sign: PrimitiveView {
    let color: ChartColor
    let form: Form

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      if view.form.hasLine {
        var line = SVGAttributes(class: view.color.classes("line"))
        line.set("x2", "18")
        line.set("y1", "6")
        line.set("y2", "6")
        renderer.shape("line", line)
      }
      switch view.form {
      case .line: break
      case .lineWithPoints: PlotSymbol.draw(view.color, x: "9", y: "6", title: nil, into: &renderer)
      case .point: PlotSymbol.draw(view.color, x: "6", y: "6", title: nil, into: &renderer)
      case .box:
        var box = SVGAttributes(class: "bar")
        box.set("width", "12")
        box.set("height", "12")
        box.set("rx", "2")
        renderer.shape("rect", box)
      }
    }
  }
}

extension PageKey.Form {
  /// Whether the symbol has a line, which needs more room.
  fileprivate var hasLine: Bool { self == .line || self == .lineWithPoints }
}
