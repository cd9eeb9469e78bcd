/// The place of a chart's legend.
public enum ChartLegendPosition: UInt8, Hashable, Sendable {
  /// Below the chart.
  case bottom
  /// Above the chart.
  case top
}
