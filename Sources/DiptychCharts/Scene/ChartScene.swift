import DiptychViews

/// A chart whose axes, stacks and colours are computed, so that each medium can draw it.
struct ChartScene: Sendable {
  let title: String
  /// The words of the program.
  let words: Words.Charts
  var x: ChartAxis
  var y: ChartAxis
  /// The series that have an entry in the legend.
  var legend: [ChartSeries] = []
  let legendPosition: ChartLegendPosition
  /// The height in lines that a program has set.
  let height: Int?
  /// The number of values that the chart shows.
  var valueCount = 0

  /// The bars, which are horizontal if the numbers are on the x axis.
  var bars: [SceneShapes.Bar] = []
  var barsLie = false
  /// Half of the width of a bar on an axis without bands.
  var halfWidth = 0.5
  var areas: [SceneShapes.Area] = []
  var rectangles: [SceneShapes.Rectangle] = []
  var lines: [SceneShapes.Line] = []
  var points: [SceneShapes.Points] = []
  var rules: [SceneShapes.Rule] = []
  var sectors: [SceneShapes.Sector] = []
  var annotations: [SceneShapes.Words] = []

  /// The heat map of a chart of rectangles in bands.
  ///
  /// Each renderer has its own code that draws heat maps.
  var heatMap: HeatMap?
  /// The problems of marks that can't be drawn.
  var problems: [ChartProblem] = []
  /// The data, for tables.
  let data: ChartData
  /// Whether the values are hidden.
  var isRedacted = false

  /// Whether the scene is empty.
  var isEmpty: Bool {
    bars.isEmpty && areas.isEmpty && rectangles.isEmpty && lines.isEmpty && points.isEmpty
      && rules.isEmpty && sectors.isEmpty
  }

  /// Whether the scene has marks other than rules.
  ///
  /// A chart of rules needs no table, because the sentence about the chart mentions the rules.
  var hasValues: Bool { !isEmpty && data.groups.contains { $0.kind != .rule } }

  /// Whether the y axis has a name that the title does not contain.
  var namesYAxis: Bool { !y.isHidden && !y.label.isEmpty && y.label != title }

  /// Whether the name of the x axis is worth showing.
  ///
  /// The name is shown if the axis has numbers, or if a program has set the name. Dates and
  /// categories need no name.
  var namesXAxis: Bool {
    guard !x.isHidden, !x.label.isEmpty, x.label != title else { return false }
    if case .numbers = x.scale { return true }
    return x.hasChosenLabel
  }
}
