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
  @usableFromInline let mark: PlottedMark

  /// Creates a horizontal line across the chart.
  @inlinable
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark = PlottedMark(.rule, y: y.datum) }

  /// Creates a vertical line across the chart.
  @inlinable
  public init<X: Plottable>(x: PlottableValue<X>) { mark = PlottedMark(.rule, x: x.datum) }

  /// Creates a horizontal line between two values of the x axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = PlottedMark(.rule, x: xStart.datum, y: y.datum, xEnd: xEnd.datum)
  }

  /// Creates a vertical line between two values of the y axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PlottedMark(.rule, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) { marks.append(mark) }
}
