/// A point of a line.
///
/// A line connects all line marks of a series.
///
/// ```swift
/// Chart(months) { LineMark(x: .value("Month", $0.number), y: .value("Degrees", $0.degrees)) }
///   .chartHeight(6)
/// ```
///
/// ```text
/// Degrees
///                                       ⣀⣀
/// 20▔                       ⢀⣀⣀⠤⠤⠔⠒⠒⠊⠉⠉⠉
///                 ⢀⣀⣀⠤⠤⠔⠒⠒⠉⠉⠁
///    ⣀⣀⣀⡠⠤⠤⠤⠤⠔⠒⠒⠉⠉⠁
///  0▔▏▔▔▔▔▔▔╵▔▔▔▔▔▔▔▏▔▔▔▔▔▔▏▔▔▔▔▔▔╵▔▔▔▔▔▔▕
///    1      2       3      4      5      6
///                                    Month
/// ```
///
/// The line connects the points in the order of their x values. The line has a gap at a point whose
/// y value is NaN or infinite.
public struct LineMark: ChartContent {
  @usableFromInline let x: NamedDatum
  @usableFromInline let y: NamedDatum

  /// Creates a point of a line.
  @inlinable
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = x.datum
    self.y = y.datum
  }

  /// Creates a point of the line that belongs to a series.
  ///
  /// The lines of all series have the same colour. For a colour per series, use
  /// ``ChartContent/foregroundStyle(by:)``.
  @inlinable
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    self.x = x.datum
    self.y = y.datum.on(line: series.datum.name)
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    marks.append(.line, x: x, y: y)
  }
}
