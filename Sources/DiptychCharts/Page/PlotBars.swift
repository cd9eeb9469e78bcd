import DiptychViews

/// The bars of a chart as rectangles between its axes, from 0 to 1.
struct PlotBars {
  struct Bar {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    let color: ChartColor
    let title: String
  }

  private(set) var bars: [Bar] = []

  /// The fraction of a band's width that its bars fill.
  private static let share = 0.8
  /// The maximum width of a bar, as a fraction of the plot, for charts with few bars.
  private static let widest = 0.12
  /// The number of places for the bars of a chart with more than four times as many bars.
  ///
  /// At each place, only the highest bar is drawn.
  private static let most = 400

  init(_ scene: ChartScene) {
    let (place, value) = scene.barsLie ? (scene.y, scene.x) : (scene.x, scene.y)
    let shown = Self.shown(scene.bars, place)
    bars = shown.map { bar in
      let ends = [value.fraction(bar.start), value.fraction(bar.end)].map { min(max($0, 0), 1) }
      let length = min(ends[0], ends[1])...max(ends[0], ends[1])
      let width = Self.width(of: bar, place, scene)
      let words = value.words(of: bar.value)
      let names = [place.words(of: bar.place), bar.series].compactMap(\.self)
        .filter { !$0.allSatisfy(\.isWhitespace) }
      return Bar(
        x: scene.barsLie ? length : width,
        y: scene.barsLie ? width : length,
        color: bar.color,
        title: (names + [words]).joined(separator: ", ").onOneLine
      )
    }
  }

  /// Returns the bars to draw: all bars, or if there are too many, the highest bar at each place.
  private static func shown(_ bars: [SceneShapes.Bar], _ axis: ChartAxis) -> [SceneShapes.Bar] {
    guard bars.count > 4 * most else { return bars }
    var highest: [Int: SceneShapes.Bar] = [:]
    for bar in bars {
      let column = Int(axis.fraction(bar.place) * Double(most))
      if let known = highest[column], abs(known.end) >= abs(bar.end) { continue }
      highest[column] = bar
    }
    return highest.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the extent of a bar along the axis of its place.
  private static func width(
    of bar: SceneShapes.Bar,
    _ axis: ChartAxis,
    _ scene: ChartScene
  ) -> ClosedRange<Double> {
    guard let count = axis.bandCount else {
      let ends = [
        axis.fraction(bar.place - scene.halfWidth), axis.fraction(bar.place + scene.halfWidth),
      ]
      .map { min(max($0, 0), 1) }
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
    let all = min(share / Double(count), scene.barsLie ? 1 : widest * Double(bar.slots))
    let width = all / Double(bar.slots)
    let slot = axis.isReversed ? bar.slots - 1 - bar.slot : bar.slot
    let start = axis.fraction(bar.place) - all / 2 + width * Double(slot)
    return start...(start + width)
  }
}

/// The annotations of marks in a page, which don't touch each other.
struct PlotWords {
  let scene: ChartScene
  let placement: PlotPlacement

  /// The height of an annotation, in pixels.
  private static let height = 18.0

  /// The box of an annotation in the narrowest page, in pixels.
  private struct Box {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>

    func touches(_ other: Box) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
  }

  func draw<R: _Renderer>(into renderer: inout R) {
    var boxes: [Box] = []
    let width = PageLabels.narrowestWidth(gutter: placement.gutter)
    for words in scene.annotations {
      let text = PageLabels.cut(words.text.onOneLine, to: 24)
      let x = words.x.isFinite ? scene.x.fraction(words.x) : 1
      let y = words.y.isFinite ? scene.y.fraction(words.y) : 1
      guard DotGrid.isInside(x), DotGrid.isInside(y), !text.isEmpty else { continue }
      let size = PageLabels.width(text)
      let isTrailing = words.position == .trailing
      let isEnd = words.position == .leading || !isTrailing && (1 - x) * width < size / 2
      let isStart = isTrailing || !isEnd && x * width < size / 2
      let start = x * width - (isEnd ? size : isStart ? 0 : size / 2)
      let middle = (1 - y) * placement.narrowHeight * 16 + offset(words.position)
      let box = Box(
        x: (start - 4)...(start + size + 4),
        y: (middle - Self.height / 2)...(middle + Self.height / 2)
      )
      if boxes.contains(where: { $0.touches(box) }) { continue }
      boxes.append(box)
      // The order is set as an attribute, because validators do not know the CSS property yet.
      var attributes = SVGAttributes(
        class: isEnd ? "note end" : isStart ? "note" : "note mid",
        ["paint-order": "stroke", "x": .percent(x), "y": .percent(1 - y)]
      )
      if isTrailing { attributes.set("dx", "6") }
      if words.position == .leading { attributes.set("dx", "-6") }
      attributes.set("dy", SVGAttributes.number(offset(words.position) + 4))
      renderer.words(text, attributes)
    }
  }

  /// Returns the distance from a mark down to the middle of its annotation, in pixels.
  private func offset(_ position: AnnotationPosition) -> Double {
    switch position {
    case .automatic, .top: -11
    case .bottom: 12
    case .leading, .trailing, .overlay: 0
    }
  }
}
