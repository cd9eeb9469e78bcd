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
  @usableFromInline let mark: PlottedMark

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
    mark = PlottedMark(.bar, x: x.datum, y: y.datum, stacking: stacking)
  }

  /// Creates a horizontal bar between two values of the x axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = PlottedMark(.bar, x: xStart.datum, y: y.datum, xEnd: xEnd.datum)
  }

  /// Creates a vertical bar between two values of the y axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PlottedMark(.bar, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) { marks.append(mark) }
}

/// The arrangement of marks of different series that have the same category or value.
public enum MarkStackingMethod: UInt8, Hashable, Sendable {
  /// The marks are stacked.
  case standard
  /// The marks are stacked, and each mark shows its share of the total of the stack.
  case normalized
  /// The marks are stacked, and the stack is centred on zero.
  case center
  /// Each mark begins at zero, and later marks cover earlier marks.
  case unstacked
}

/// A share of a whole, drawn as a sector of a ring in a page and as a bar in a terminal.
///
/// ```swift
/// Chart(languages) {
///   SectorMark(angle: .value("Lines", $0.lines))
///     .foregroundStyle(by: .value("Language", $0.name))
/// }
/// ```
///
/// ```text
///  66% Swift ████████████████████████████
///  21% C     ▓▓▓▓▓▓▓▓▓
///  13% Rust  ▒▒▒▒▒▍
/// ```
///
/// A negative number is not drawn, and a ``ChartProblem`` reports the number.
public struct SectorMark: ChartContent {
  @usableFromInline let mark: PlottedMark

  /// Creates a sector whose angle is proportional to its value.
  ///
  /// All sectors together form a full circle.
  @inlinable
  public init<Angle: Plottable>(angle: PlottableValue<Angle>) {
    mark = PlottedMark(.sector, y: angle.datum)
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) { marks.append(mark) }
}
