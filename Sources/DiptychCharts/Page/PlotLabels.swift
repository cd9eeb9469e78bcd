import DiptychViews

/// The labels below a chart: a row of equally wide names, or labels at ticks.
struct PlotLabels: PrimitiveView {
  let scene: ChartScene
  let placement: PlotPlacement

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let placement = view.placement
    if placement.hasNames {
      let step = placement.nameStep
      let names = PlotNames(
        class: step > 1 ? "names n\(step)" : "names",
        names: placement.xTicks.map(\.label.onOneLine)
      )
      PlotNames._render(names, into: &renderer)
    } else {
      TickSets._render(
        TickSets(placement.xTickSets, height: 1.5) { Ticks(set: $0) },
        into: &renderer
      )
    }
  }

  private struct Ticks: PrimitiveView {
    let set: TickSet

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      for tick in view.set.ticks where DotGrid.isInside(tick.fraction) {
        if tick.hasTick {
          var line = SVGAttributes(class: "axis")
          line.set("x1", part: tick.fraction)
          line.set("x2", part: tick.fraction)
          line.set("y2", "5")
          renderer.shape("line", line)
        }
        guard !tick.label.isEmpty else { continue }
        var words = SVGAttributes(class: view.set.room.anchor(of: tick).className)
        words.set("x", part: tick.fraction)
        words.set("y", "20")
        renderer.words(tick.label, words)
      }
    }
  }
}

/// Names of the same size, in a row or below each other.
///
/// CSS rules cut names that don't fit.
struct PlotNames: PrimitiveView {
  let className: String
  let names: [String]

  init(class name: String, names: [String]) {
    className = name
    self.names = names
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var attributes = SVGAttributes(class: view.className)
    attributes.set("aria-hidden", "true")
    renderer.element("div", attributes, Names(names: view.names))
  }

  private struct Names: PrimitiveView {
    let names: [String]

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      for name in view.names { renderer.element("span", _NoAttributes(), Text(verbatim: name)) }
    }
  }
}

extension LabelRoom.Anchor {
  /// The class of labels with the anchor, or nil for the start, which needs no class.
  fileprivate var className: String? {
    switch self {
    case .start: nil
    case .middle: "mid"
    case .end: "end"
    }
  }
}
