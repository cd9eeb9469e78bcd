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
  @usableFromInline let x: NamedDatum
  @usableFromInline let y: NamedDatum

  /// Creates a point.
  @inlinable
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = x.datum
    self.y = y.datum
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) { marks.append(.point, x: x, y: y) }
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
  @usableFromInline let x: NamedDatum
  @usableFromInline let y: NamedDatum
  @usableFromInline let xEnd: NamedDatum?
  @usableFromInline let yEnd: NamedDatum?

  /// Creates a cell of a heat map.
  @inlinable
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = x.datum
    self.y = y.datum
    xEnd = nil
    yEnd = nil
  }

  /// Creates a rectangle between two values of each axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    x = xStart.datum
    self.xEnd = xEnd.datum
    y = yStart.datum
    self.yEnd = yEnd.datum
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    marks.append(.rectangle, x: x, y: y, xEnd: xEnd, yEnd: yEnd, stacking: .unstacked)
  }
}
