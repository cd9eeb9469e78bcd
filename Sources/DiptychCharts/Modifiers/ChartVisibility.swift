/// The visibility of a part of a chart.
public enum ChartVisibility: UInt8, Hashable, Sendable {
  /// As usual.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
