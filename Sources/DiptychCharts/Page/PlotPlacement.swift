/// The size of a chart in a page and the ticks that have room there.
struct PlotPlacement {
  /// The height, in rem.
  let height: Double
  let yTicks: [ChartAxis.Tick]
  /// The names of all bands of the y axis if they are long; nil if the picture has the labels of
  /// the ticks.
  ///
  /// The names are beside the picture, where they get more room in a wider page. Inside the
  /// picture, cutting them would require its width.
  let longNames: [String]?
  /// The ticks of the x axis in narrow plots and, if these have room for more, in wide ones.
  let xTickSets: [TickSet]
  /// The width of the labels beside the y axis, in letters; 0 if there are no labels.
  let gutter: Int
  /// Whether each band of the x axis has a label of its own, which may be cut.
  let hasNames: Bool
  /// The distance of the labels that a narrow page shows: every second label, every third, and so
  /// on.
  let nameStep: Int

  /// The height in a page of a line of text in a terminal, in rem.
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
      let ticks = scene.y.ticks(count: .max)
      let isLong = ticks.contains { PageLabels.letters($0.label) > longest }
      longNames =
        isLong && ticks.count == bands && step == 1 ? ticks.map(\.label.onOneLine) : nil
      yTicks = ticks.enumerated().filter { $0.offset % max(step, 1) == 0 }
        .map { PageLabels.cut($1, to: longest) }
    } else {
      longNames = nil
      yTicks = scene.y.ticks(count: max(min(lines / 2, 5), 2)).map {
        PageLabels.cut($0, to: longest)
      }
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
    xTickSets =
      hasNames
      ? [TickSet(ticks: names, room: LabelRoom(width: width, gutter: gutter))]
      : TickSet.sets(of: scene.x, gutter: gutter)
    // In a narrow page, names are smaller.
    nameStep = (1...4).first { widest * 0.85 + 4 <= width / count * Double($0) } ?? 1
  }

  /// The width of the plot in a page of 480 pixels.
  ///
  /// In a narrower plot, names are smaller and fewer.
  private static let mediumWidth = 400.0

  /// The ticks of the x axis in narrow plots.
  var xTicks: [ChartAxis.Tick] { xTickSets[0].ticks }

  /// The class for the width of the labels beside the y axis.
  var gutterClass: String? {
    if longNames != nil { return "beside" }
    return gutter > 0 ? "g\(gutter)" : nil
  }
}
