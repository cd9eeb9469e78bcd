/// A bar from zero to a value, or from one value to another.
///
/// ```swift
/// Chart(months) {
///   BarMark(x: .value("Commits", $0.count), y: .value("Month", $0.name))
/// }
/// ```
///
/// ```text
/// Jan ██████
/// Feb ███████████████▌
/// Mar █████████████████████████████████
/// Apr ████████████████████
/// May ██████████████████████████
/// Jun ████████████▌
///     ▏▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔
///     0        20        40        60
///                                  Commits
/// ```
///
/// Bars are vertical if the numbers are on the y axis, and horizontal if they are on the x axis. If
/// several series have bars for the same category or value, the bars are stacked by default.
/// ``ChartContent/position(by:)`` places the bars side by side.
public struct BarMark: ChartContent {
  @usableFromInline let x: NamedDatum
  @usableFromInline let y: NamedDatum
  @usableFromInline let xEnd: NamedDatum?
  @usableFromInline let yEnd: NamedDatum?
  @usableFromInline let stacking: MarkStackingMethod

  /// Creates a bar from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The value on the x axis.
  ///   - y: The value on the y axis.
  ///   - stacking: The arrangement of bars for the same category or value.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.x = x.datum
    self.y = y.datum
    xEnd = nil
    yEnd = nil
    self.stacking = stacking
  }

  /// Creates a horizontal bar between two values of the x axis.
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
    stacking = .unstacked
  }

  /// Creates a vertical bar between two values of the y axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.x = x.datum
    y = yStart.datum
    xEnd = nil
    self.yEnd = yEnd.datum
    stacking = .unstacked
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    if xEnd == nil, yEnd == nil, stacking == .standard { return marks.append(.bar, x: x, y: y) }
    marks.append(.bar, x: x, y: y, xEnd: xEnd, yEnd: yEnd, stacking: stacking)
  }
}
