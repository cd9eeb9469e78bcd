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

extension ChartProblem: CustomStringConvertible {
  /// The problem in a sentence: the mark, the place and the way out.
  public var description: String {
    switch self {
    case .mixedValues(let mark, let axis, let label):
      "\(mark.name): “\(label)” is of another kind than the values before it on the \(axis) axis; "
        + "give all of them as numbers, as dates or as names."
    case .notFinite(let mark, let axis, let count):
      "\(mark.name): \(Self.counted(count)) not finite and left out"
        + (axis.map { " of the \($0) axis." } ?? ".")
    case .notPositive(let mark, let axis, let count):
      "\(mark.name): \(Self.counted(count)) not above zero and left out of the logarithmic "
        + "\(axis) axis."
    case .beyondDomain(let mark, let axis, let count):
      "\(mark.name): \(Self.counted(count)) beyond the domain of the \(axis) axis."
    case .unreachableDates(let mark, let axis, let count):
      "\(mark.name): \(count == 1 ? "1 date is" : "\(count) dates are") before 4680 BC or after the "
        + "year 97,000 and left out of the \(axis) axis."
    case .unusableDomain(let axis, let needed):
      "chart\(axis.rawValue.uppercased())Scale: the domain does not fit the \(axis) axis and is left "
        + "out; give it \(needed.words)."
    case .negativeSector(let value):
      "SectorMark: \(NumberLabel.exact(value)) is less than nothing and left out; a part of a whole "
        + "is zero or more."
    case .negativeFields(let count):
      "RectangleMark: \(Self.counted(count)) below zero and left out; the shades of a heat map begin at "
        + "zero."
    case .sectorsAmongOthers(let mark):
      "SectorMark: a chart of sectors has no axes for a \(mark.name); put it into a chart of its own."
    }
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 value is" : "\(count) values are"
  }
}

extension ChartProblem.Domain {
  /// The values in words.
  fileprivate var words: String {
    switch self {
    case .numbers: "two finite numbers, the smaller one first"
    case .positiveNumbers: "two finite numbers above zero, the smaller one first"
    case .dates: "two dates from 4680 BC to the year 97,000, the earlier one first"
    case .names: "names of categories"
    }
  }
}
