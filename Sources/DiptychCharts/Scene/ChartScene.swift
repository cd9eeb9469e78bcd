import DiptychViews

/// A chart whose axes, stacks and colours are computed, so that each medium can draw it.
struct ChartScene: Sendable {
  let title: String
  /// The words of the program.
  let words: Labels
  let chartLabels: ChartLabels
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

/// The original data of a chart, for tables and sentences.
struct ChartData: Sendable {
  let xLabel: String
  let yLabel: String
  let seriesLabel: String
  let groups: [MarkGroup]

  init(_ marks: MarkGroups) {
    xLabel = marks.x.label
    yLabel = marks.y.label
    seriesLabel = marks.seriesLabel
    groups = marks.groups
  }
}

/// The colour of marks, by its meaning.
enum ChartColor: Hashable, Sendable {
  /// The accent colour, for marks without a series.
  case accent
  /// The colour of the series with a zero-based number.
  ///
  /// The palette has eight colours. From the ninth series on, the colours are repeated with other
  /// symbols.
  case series(Int)
  case role(Role)

  static let seriesCount = 8

  /// The number of times that all colours of the palette were used before this series.
  var round: Int { if case .series(let number) = self { number / Self.seriesCount } else { 0 } }
}

/// A series of a chart, with its name and the colour of its marks.
struct ChartSeries: Hashable, Sendable {
  let name: String
  let color: ChartColor
}

/// The shapes of a scene, whose places are values on the axes.
enum SceneShapes {
  /// A bar, with its place on one axis and its ends on the other axis.
  struct Bar: Hashable, Sendable {
    /// The middle of the bar on the axis of its place: the position of a band, or a value.
    let place: Double
    /// The position among the bars beside each other in the band, and the number of these bars.
    var slot = 0
    var slots = 1
    /// The end at zero, or the lower end.
    let start: Double
    let end: Double
    let color: ChartColor
    /// The series of the bar.
    let series: String?
    /// The original value.
    let value: Double
  }

  /// The place of a stack of bars.
  struct BarPlace: Hashable {
    /// The position of a band, or a value.
    let value: Double
    /// The position among the stacks beside each other in the band.
    let slot: Int
  }

  /// The points of a line, in the order of the x axis.
  ///
  /// If a y value is not finite, the line has a gap.
  struct Line: Sendable {
    let places: MarkPlaces
    let color: ChartColor
    let series: String?
    let interpolation: InterpolationMethod
  }

  /// An area between two lines with the same places on the x axis.
  struct Area: Sendable {
    let xs: [Double]
    let starts: [Double]
    let ends: [Double]
    let color: ChartColor
    let series: String?
    let interpolation: InterpolationMethod
  }

  /// Points of one colour.
  struct Points: Sendable {
    let places: MarkPlaces
    let color: ChartColor
    let series: String?
  }

  /// A line across the chart, or between two values.
  struct Rule: Hashable, Sendable {
    let isHorizontal: Bool
    /// The value on the axis that the line crosses.
    let value: Double
    /// The ends on the other axis, or nil for a line across the whole chart.
    let ends: ClosedRange<Double>?
    let color: ChartColor
    let series: String?
  }

  /// A rectangle between values of both axes.
  struct Rectangle: Hashable, Sendable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    let color: ChartColor
    /// The shade of its colour, from 0 to 4, or nil for the full colour.
    let step: Int?
    let value: Double?
  }

  /// A sector, which is a share of a whole.
  struct Sector: Hashable, Sendable {
    let name: String
    let value: Double
    /// The start of the sector and its end, as shares from 0 to 1.
    let start: Double
    let end: Double
    let color: ChartColor
  }

  /// A text at a point.
  struct Words: Hashable, Sendable {
    let text: String
    let x: Double
    let y: Double
    let position: AnnotationPosition
  }
}
