/// A part of a whole: a sector of a ring in a page, a bar with its share in a terminal.
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
/// A negative number has no sector, see ``ChartProblem/negativeSector(value:)``.
public struct SectorMark: ChartContent {
  @usableFromInline let angle: NamedDatum

  /// Creates a sector whose angle is the share of its value in the sum of all.
  @inlinable
  public init<Angle: Plottable>(angle: PlottableValue<Angle>) {
    self.angle = angle.datum
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    marks.append(.sector, x: nil, y: angle, xEnd: nil, yEnd: nil, stacking: .unstacked)
  }
}
