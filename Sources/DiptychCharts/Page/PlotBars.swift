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
