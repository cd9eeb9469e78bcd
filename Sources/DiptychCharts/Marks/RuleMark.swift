/// A line across the chart, such as a limit or a mean.
///
/// ```swift
/// Chart {
///   for month in months {
///     BarMark(x: .value("Month", month.name), y: .value("Commits", month.count))
///   }
///   RuleMark(y: .value("Mean", 38)).annotation { Text("mean") }
/// }
/// .chartHeight(8)
/// ```
///
/// ```text
/// Commits
/// 100▔
///
///                 █████       ▁▁▁▁▁   mean
///  50▔────────────█████─▃▃▃▃▃─█████───────
///           ▇▇▇▇▇ █████ █████ █████ ▄▄▄▄▄
///     ▆▆▆▆▆ █████ █████ █████ █████ █████
///   0▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
///      Jan   Feb   Mar   Apr   May   Jun
/// ```
public struct RuleMark: ChartContent {
  @usableFromInline let x: NamedDatum?
  @usableFromInline let y: NamedDatum?
  @usableFromInline let xEnd: NamedDatum?
  @usableFromInline let yEnd: NamedDatum?

  /// Creates a horizontal line across the chart.
  @inlinable
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    x = nil
    self.y = y.datum
    xEnd = nil
    yEnd = nil
  }

  /// Creates a vertical line across the chart.
  @inlinable
  public init<X: Plottable>(x: PlottableValue<X>) {
    self.x = x.datum
    y = nil
    xEnd = nil
    yEnd = nil
  }

  /// Creates a horizontal line between two values of the x axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    x = xStart.datum
    self.xEnd = xEnd.datum
    self.y = y.datum
    yEnd = nil
  }

  /// Creates a vertical line between two values of the y axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.x = x.datum
    xEnd = nil
    y = yStart.datum
    self.yEnd = yEnd.datum
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    marks.append(.rule, x: x, y: y, xEnd: xEnd, yEnd: yEnd, stacking: .unstacked)
  }
}
