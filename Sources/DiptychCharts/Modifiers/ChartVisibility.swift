/// The visibility of an axis or a legend of a chart.
public enum ChartVisibility: UInt8, Hashable, Sendable {
  /// The chart decides whether the axis or the legend is shown.
  case automatic
  /// The axis or the legend is shown.
  case visible
  /// The axis or the legend is hidden.
  case hidden
}
