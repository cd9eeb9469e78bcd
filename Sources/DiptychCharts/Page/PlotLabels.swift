import DiptychViews

/// The labels below a chart: a row of equally wide names, or labels at ticks.
struct PlotLabels: _PrimitiveView {
  let scene: ChartScene
  let placement: PlotPlacement

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
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
        TickSets(sets: placement.xTickSets, height: 1.5) { Ticks(set: $0) },
        into: &renderer
      )
    }
  }

  private struct Ticks: _PrimitiveView {
    let set: TickSet

    static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
      for tick in view.set.ticks where DotGrid.isInside(tick.fraction) {
        if tick.hasTick {
          renderer.standingLine("axis", x: tick.fraction, to: "5")
        }
        guard !tick.label.isEmpty else { continue }
        let anchor = view.set.room.anchor(of: tick).className
        let place = SVGAttributes(class: anchor, ["x": .percent(tick.fraction), "y": "20"])
        renderer.words(tick.label, place)
      }
    }
  }
}

/// Names of the same size, in a row or below each other.
///
/// CSS rules cut names that don't fit.
struct PlotNames: _PrimitiveView {
  let className: String
  let names: [String]

  init(class name: String, names: [String]) {
    className = name
    self.names = names
  }

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let attributes = SVGAttributes(class: view.className, ["aria-hidden": "true"])
    renderer.element("div", attributes, Names(names: view.names))
  }

  private struct Names: _PrimitiveView {
    let names: [String]

    static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
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

/// The room that texts take in a narrow page, so that they don't touch at any width.
enum PageLabels {
  /// The width of the plot of the narrowest page, 320 pixels, without the labels of the y axis.
  static func narrowestWidth(gutter: Int) -> Double { 280 - width(ofLetters: gutter) }

  /// Returns the width of some letters beside the y axis, in pixels.
  static func width(ofLetters letters: Int) -> Double { 7.2 * Double(letters) }

  /// Returns an estimate of the width of a text in pixels.
  ///
  /// It is more often too large than too small.
  static func width(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 8.2 : 13.5) }
  }

  /// Returns the number of letters of a text; wide letters count twice.
  static func letters(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }

  /// Returns a text cut to a number of letters.
  static func cut(_ text: String, to letters: Int) -> String {
    guard Self.letters(text) > letters else { return text }
    var rest = letters - 1
    var cut = ""
    for character in text {
      rest -= Self.letters(String(character))
      if rest < 0 { break }
      cut.append(character)
    }
    return cut + "…"
  }

  /// Returns a tick whose label is one line, cut to a number of letters.
  static func cut(_ tick: ChartAxis.Tick, to letters: Int) -> ChartAxis.Tick {
    var tick = tick
    tick.label = cut(tick.label.onOneLine, to: letters)
    return tick
  }
}
