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
  @usableFromInline let mark: PlottedMark

  /// Creates a point of a line.
  @inlinable
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = PlottedMark(.line, x: x.datum, y: y.datum)
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
    mark = PlottedMark(.line, x: x.datum, y: y.datum.on(line: series.datum.name))
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) { marks.append(mark) }
}

/// The shape of a line between two points: straight, or a step.
public enum InterpolationMethod: UInt8, Hashable, Sendable {
  /// A straight line.
  case linear
  /// A step that jumps to the second value halfway between the two points.
  case stepCenter
  /// A step that jumps to the second value at the second point.
  case stepEnd
  /// A step that jumps to the second value at the first point.
  case stepStart
}

/// A point on the edge of a filled area.
///
/// The area is between zero and a line, or between two lines.
///
/// ```swift
/// Chart(days) { AreaMark(x: .value("Day", $0.number), y: .value("Lines", $0.lines)) }
///   .chartHeight(6)
/// ```
///
/// ```text
/// Lines
/// 100▔▁      ▁▃    ▅▅▄▃▃▄▅    ▂▁        ▂▆
///     █▇▅▅▆▆▇██▆▂ ▇███████▇▃ ▄██▇▄▄▄▄▅▆▇██
///  50▔██████████████████████▇█████████████
///     ████████████████████████████████████
///   0▔▔▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▔
///                5            10
///                                      Day
/// ```
///
/// Areas of several series are stacked by default.
public struct AreaMark: ChartContent {
  @usableFromInline let mark: PlottedMark

  /// Creates a point of an area, which reaches from zero on the y axis up or down to this point.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = PlottedMark(.area, x: x.datum, y: y.datum, stacking: stacking)
  }

  /// Creates a point of an area between two values.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PlottedMark(.area, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) { marks.append(mark) }
}
