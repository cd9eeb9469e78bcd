/// A reason why a part of a chart can't be drawn.
///
/// The chart draws the other parts, and lists its problems below the drawing. ``Chart/problems``
/// returns the problems.
public enum ChartProblem: Error, Hashable, Sendable {
  /// An axis of a chart.
  public enum Axis: String, Hashable, Sendable {
    /// The axis from the leading to the trailing edge.
    case x
    /// The axis from the bottom to the top.
    case y
  }

  /// The kind of values that the domain of an axis must have.
  public enum Domain: String, Hashable, Sendable {
    /// Two finite numbers.
    case numbers
    /// Two finite numbers above zero, for a logarithmic axis.
    case positiveNumbers
    /// Two dates.
    case dates
    /// The names of categories.
    case names
  }

  /// An axis has values of two kinds, such as names and numbers.
  case mixedValues(mark: MarkKind, axis: Axis, label: String)
  /// Some values are infinite or NaN.
  ///
  /// The axis is nil for the values of sectors and for the numbers that determine shades of
  /// rectangles.
  case notFinite(mark: MarkKind, axis: Axis?, count: Int)
  /// Some values of a logarithmic axis are zero or negative.
  case notPositive(mark: MarkKind, axis: Axis, count: Int)
  /// Some values are outside the domain that the program has set.
  case beyondDomain(mark: MarkKind, axis: Axis, count: Int)
  /// Some dates are too far in the past or in the future for the calendar.
  case unreachableDates(mark: MarkKind, axis: Axis, count: Int)
  /// The program has set a domain of the wrong kind, such as names for an axis of numbers.
  case unusableDomain(axis: Axis, needed: Domain)
  /// The value of a sector is negative.
  case negativeSector(value: Double)
  /// Some cells of a heat map have a negative value.
  case negativeFields(count: Int)
  /// The chart has sectors and other marks, which can't be drawn together.
  case sectorsAmongOthers(mark: MarkKind)
}
