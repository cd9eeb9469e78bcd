/// The visibility of a part of a chart.
public enum ChartVisibility: UInt8, Hashable, Sendable {
  /// The default.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
