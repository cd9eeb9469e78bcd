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
