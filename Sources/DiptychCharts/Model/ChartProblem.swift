/// Something of a chart that can't be drawn.
///
/// ``Chart/problems`` lists them. The chart draws the rest, and shows them below it.
public enum ChartProblem: Error, Hashable, Sendable {
  /// An axis of a chart.
  public enum Axis: String, Hashable, Sendable {
    /// The axis from the leading to the trailing edge.
    case x
    /// The axis from the bottom to the top.
    case y
  }

  /// The values that the domain of an axis needs.
  public enum Domain: String, Hashable, Sendable {
    /// Two finite numbers.
    case numbers
    /// Two finite numbers above zero, for a logarithmic axis.
    case positiveNumbers
    /// Two dates.
    case dates
    /// Names of categories.
    case names
  }

  /// Values of two kinds on one axis, such as names among numbers.
  case mixedValues(mark: MarkKind, axis: Axis, label: String)
  /// Values that are infinite, or not a number; values of sectors and shades have no axis.
  case notFinite(mark: MarkKind, axis: Axis?, count: Int)
  /// Values of a logarithmic axis that are not above zero.
  case notPositive(mark: MarkKind, axis: Axis, count: Int)
  /// Values beyond the domain that a program has set.
  case beyondDomain(mark: MarkKind, axis: Axis, count: Int)
  /// Dates that calendars don't reach to.
  case unreachableDates(mark: MarkKind, axis: Axis, count: Int)
  /// A domain with other values than its axis needs.
  case unusableDomain(axis: Axis, needed: Domain)
  /// A sector of less than nothing.
  case negativeSector(value: Double)
  /// Fields of a heat map that are less than nothing.
  case negativeFields(count: Int)
  /// Sectors among other marks.
  case sectorsAmongOthers(mark: MarkKind)
}
