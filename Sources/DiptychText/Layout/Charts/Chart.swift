import DiptychViews

/// The data of a chart: levels and texts; of a redacted one, no more than its shape.
enum Chart {
  /// A thin bar in a table; without a fraction it is redacted.
  case thinBar(fraction: Double?)
  /// Parts of a whole on one line; without parts it is redacted.
  case segments([SegmentedBarChart.Part]?)
  case plot(PlotChart)
  case heatMap(HeatMapChart)
  /// A picture of another module, and the numbers of its styles.
  case figure(TerminalFigure, [UInt16])

  /// Whether the chart takes one line.
  var isLine: Bool {
    switch self {
    case .thinBar, .segments: true
    case .plot(let plot): plot.height == 1
    case .heatMap, .figure: false
    }
  }
}
