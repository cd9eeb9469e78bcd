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
  @usableFromInline let x: NamedDatum
  @usableFromInline let y: NamedDatum
  @usableFromInline let yEnd: NamedDatum?
  @usableFromInline let stacking: MarkStackingMethod

  /// Creates a point of an area, which reaches from zero on the y axis up or down to this point.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.x = x.datum
    self.y = y.datum
    yEnd = nil
    self.stacking = stacking
  }

  /// Creates a point of an area between two values.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.x = x.datum
    y = yStart.datum
    self.yEnd = yEnd.datum
    stacking = .unstacked
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    if yEnd == nil, stacking == .standard { return marks.append(.area, x: x, y: y) }
    marks.append(.area, x: x, y: y, xEnd: nil, yEnd: yEnd, stacking: stacking)
  }
}
