/// The size of a chart in a page and the ticks that have room there.
struct PlotPlacement {
  /// The height, in rem.
  let height: Double
  let yTicks: [ChartAxis.Tick]
  let xTicks: [ChartAxis.Tick]
  /// The width beside the y axis that has a class, in letters; 0 for none.
  let gutter: Int
  /// Whether each band of the x axis has a label of its own, which may be cut.
  let hasNames: Bool
  /// Of how many such labels one is shown in a narrow page.
  let nameStep: Int

  /// The height of a line of text in a terminal is this many rem in a page.
  private static let remsPerLine = 1.25
  private static let usualLines = 11
  private static let mostBands = 60
  private static let mostNames = 24
  private static let mostCutNames = 12

  init(_ scene: ChartScene) {
    let lines = scene.height ?? Self.usualLines
    var height = Double(lines) * Self.remsPerLine
    let longest = ChartRules.gutters.last ?? 0
    if let bands = scene.y.bandCount {
      let slots = scene.bars.map(\.slots).max() ?? 1
      height = Double(min(bands, Self.mostBands) * slots) * Self.remsPerLine * 1.2
      let step = (bands + Self.mostBands - 1) / Self.mostBands
      yTicks = scene.y.ticks(count: .max).enumerated().filter { $0.offset % max(step, 1) == 0 }
        .map { Self.cut($1, to: longest) }
    } else {
      yTicks = scene.y.ticks(count: max(min(lines / 2, 5), 2)).map { Self.cut($0, to: longest) }
    }
    self.height = height
    let letters = yTicks.map { PageLabels.letters($0.label) }.max() ?? 0
    gutter = letters == 0 ? 0 : ChartRules.gutters.first { $0 >= letters } ?? longest
    let width = PageLabels.narrowestWidth(gutter: gutter)
    let names = scene.x.bandCount == nil ? [] : scene.x.ticks(count: .max)
    let widest = names.map { PageLabels.width($0.label) }.max() ?? 0
    let count = Double(max(names.count, 1))
    hasNames =
      !names.isEmpty && names.count == scene.x.bandCount
      && (names.count <= Self.mostNames && widest <= Self.mediumWidth / count
        || names.count <= Self.mostCutNames)
    xTicks = hasNames ? names : Self.ticks(of: scene.x, width: width)
    // In a narrow page names are smaller.
    nameStep = (1...4).first { widest * 0.85 + 4 <= width / count * Double($0) } ?? 1
  }

  /// The width of the plot of a page of 480 pixels, below which names are smaller and fewer.
  private static let mediumWidth = 400.0

  /// The class of the room beside the y axis.
  var gutterClass: String? { gutter > 0 ? "g\(gutter)" : nil }

  /// Returns as many ticks as have room.
  private static func ticks(of axis: ChartAxis, width: Double) -> [ChartAxis.Tick] {
    for count in stride(from: 8, through: 2, by: -1) {
      let ticks = axis.ticks(count: count).map { cut($0, to: 16) }
      if PageLabels.areApart(ticks, width: width) { return ticks }
    }
    return PageLabels.thinned(axis.ticks(count: 2).map { cut($0, to: 16) }, width: width)
  }

  private static func cut(_ tick: ChartAxis.Tick, to letters: Int) -> ChartAxis.Tick {
    var tick = tick
    tick.label = PageLabels.cut(tick.label.onOneLine, to: letters)
    return tick
  }
}
