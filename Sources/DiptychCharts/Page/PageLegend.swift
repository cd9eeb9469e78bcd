import DiptychViews

/// The series of a chart with their colours, in a page.
struct PageLegend: View {
  let scene: ChartScene

  var body: some View {
    if !scene.legend.isEmpty {
      PageElement("ul", SVGAttributes(class: "keys")) {
        ForEach(scene.legend, id: \.name) { series in
          PageElement("li", SVGAttributes()) {
            PageKey(color: series.color, isLine: isLine(series))
            Text(verbatim: series.name.onOneLine)
          }
        }
      }
    }
  }

  private func isLine(_ series: ChartSeries) -> Bool {
    scene.bars.isEmpty && scene.areas.isEmpty && scene.lines.contains { $0.series == series.name }
  }
}

/// The sign of a series in a legend.
struct PageKey: PrimitiveView {
  let color: ChartColor
  var isLine = false

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var attributes = SVGAttributes(class: view.color.className)
    attributes.set("width", view.isLine ? "18" : "12")
    attributes.set("height", "12")
    attributes.set("aria-hidden", "true")
    renderer.element("svg", attributes, Sign(color: view.color, isLine: view.isLine))
  }

  private struct Sign: PrimitiveView {
    let color: ChartColor
    let isLine: Bool

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      if view.isLine {
        var line = SVGAttributes(class: view.color.classes("line"))
        line.set("x2", "18")
        line.set("y1", "6")
        line.set("y2", "6")
        renderer.shape("line", line)
        PlotSymbol.draw(view.color, x: "9", y: "6", title: nil, into: &renderer)
      } else {
        var box = SVGAttributes(class: "bar")
        box.set("width", "12")
        box.set("height", "12")
        box.set("rx", "2")
        renderer.shape("rect", box)
      }
    }
  }
}
