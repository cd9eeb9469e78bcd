/// The size of a chart in a page and the ticks that have room there.
struct PlotPlacement {
  /// The height, in rem.
  let height: Double
  /// Whether the plot is lower on a narrow page.
  let isLowered: Bool
  let yTicks: [ChartAxis.Tick]
  /// The names of all bands of the y axis if they are long, or nil if the picture has the labels of
  /// the ticks.
  ///
  /// These names are beside the picture, where they get more room in a wider page. Inside the
  /// picture, the names could be cut only if its width was known.
  let longNames: [String]?
  /// The ticks of the x axis in narrow plots, and a second set for wide plots if they have room for
  /// more ticks.
  let xTickSets: [TickSet]
  /// The width of the labels beside the y axis, in letters, or 0 if there are no labels.
  let gutter: Int
  /// Whether each band of the x axis has a label of its own, which may be cut.
  let hasNames: Bool
  /// The distance of the labels that a narrow page shows: every second label, every third, and so
  /// on.
  let nameStep: Int

  /// The height in a page of a line of text in a terminal, in rem.
  private static let remsPerLine = 1.25
  private static let usualLines = 11
  /// The maximum height of a plot that is lower on a narrow page.
  private static let maxLoweredHeight = 15.0
  /// The height of such a plot on a narrow page.
  ///
  /// ``ChartRules`` contains the same value.
  private static let loweredHeight = 10.0
  private static let maxBands = 60
  private static let maxNames = 24
  private static let maxCutNames = 12

  init(_ scene: ChartScene) {
    let lines = scene.height ?? Self.usualLines
    var height = Double(lines) * Self.remsPerLine
    let longest = ChartRules.gutters.last ?? 0
    if let bands = scene.y.bandCount {
      let slots = scene.bars.map(\.slots).max() ?? 1
      height = Double(min(bands, Self.maxBands) * slots) * Self.remsPerLine * 1.2
      let step = (bands + Self.maxBands - 1) / Self.maxBands
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
    isLowered =
      scene.y.bandCount == nil && height > Self.loweredHeight && height <= Self.maxLoweredHeight
    let letters = yTicks.map { PageLabels.letters($0.label) }.max() ?? 0
    gutter = letters == 0 ? 0 : ChartRules.gutters.first { $0 >= letters } ?? longest
    let width = PageLabels.narrowestWidth(gutter: gutter)
    let names = scene.x.bandCount == nil ? [] : scene.x.ticks(count: .max)
    let widest = names.map { PageLabels.width($0.label) }.max() ?? 0
    let count = Double(max(names.count, 1))
    hasNames =
      !names.isEmpty && names.count == scene.x.bandCount
      && (names.count <= Self.maxNames && widest <= Self.mediumWidth / count
        || names.count <= Self.maxCutNames)
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

  /// The height on a narrow page, in rem.
  var narrowHeight: Double { isLowered ? Self.loweredHeight : height }

  /// The classes of the room beside the y axis, and of plots that are lower on a narrow page.
  var classNames: String? {
    if longNames != nil { return "beside" }
    let names = [gutter > 0 ? "g\(gutter)" : nil, isLowered ? "low" : nil].compactMap(\.self)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
