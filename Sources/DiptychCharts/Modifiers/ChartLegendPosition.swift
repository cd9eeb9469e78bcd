/// The place of a chart's legend.
public enum ChartLegendPosition: UInt8, Hashable, Sendable {
  /// The legend is below the chart.
  case bottom
  /// The legend is above the chart.
  case top
}
