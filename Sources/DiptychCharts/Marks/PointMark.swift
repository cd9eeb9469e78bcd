/// A single point, as in a scatter plot.
///
/// ```swift
/// Chart(files) { PointMark(x: .value("Lines", $0.lines), y: .value("Commits", $0.count)) }
///   .chartHeight(6)
/// ```
///
/// ```text
/// Commits
///         ⢀  ⠠         ⠄                ⢀
/// 20▔⠂ ⠐⢀      ⠄            ⠐    ⠄  ⠁  ⠠
///        ⡀ ⠘⡀   ⠂  ⠈ ⠂          ⠠ ⠂
///                 ⠠⠁ ⠄ ⠈      ⠈ ⠐ ⠐      ⣀
///  0▔▏▔▔▔▔▔▔▔▔╵▔▔▔▔▔▔▔▔╵▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▕
///    0       100      200       300    400
///                                    Lines
/// ```
public struct PointMark: ChartContent {
  @usableFromInline let mark: PlottedMark

  /// Creates a point.
  @inlinable
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = PlottedMark(.point, x: x.datum, y: y.datum)
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) { marks.append(mark) }
}

/// A cell of a heat map, or a rectangle between two values of each axis.
///
/// ```swift
/// Chart(hours) {
///   RectangleMark(x: .value("Hour", $0.hour), y: .value("Day", $0.day))
///     .foregroundStyle(by: .value("Commits", $0.count))
/// }
/// ```
///
/// ```text
///     8  9  10 11 12 13 14 15 16
/// Mon ▓▓▓██████▒▒▒▓▓▓▓▓▓░░░▓▓▓▓▓▓
/// Tue ▒▒▒░░░▒▒▒▒▒▒███░░░░░░███░░░
/// Wed ▒▒▒░░░███░░░░░░███░░░░░░███
///
///     fewer · ░▒▓█ more; most 32
/// ```
///
/// If you pass a number to ``ChartContent/foregroundStyle(by:)``, the number determines which of
/// five shades of the accent colour the rectangle has.
public struct RectangleMark: ChartContent {
  @usableFromInline let mark: PlottedMark

  /// Creates a cell of a heat map.
  @inlinable
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = PlottedMark(.rectangle, x: x.datum, y: y.datum)
  }

  /// Creates a rectangle between two values of each axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PlottedMark(
      .rectangle,
      x: xStart.datum,
      y: yStart.datum,
      xEnd: xEnd.datum,
      yEnd: yEnd.datum
    )
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) { marks.append(mark) }
}
