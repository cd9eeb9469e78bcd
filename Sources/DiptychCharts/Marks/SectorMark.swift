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
  @usableFromInline let angle: NamedDatum

  /// Creates a sector whose angle is proportional to its value.
  ///
  /// All sectors together form a full circle.
  @inlinable
  public init<Angle: Plottable>(angle: PlottableValue<Angle>) {
    self.angle = angle.datum
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    marks.append(.sector, x: nil, y: angle, xEnd: nil, yEnd: nil, stacking: .unstacked)
  }
}
