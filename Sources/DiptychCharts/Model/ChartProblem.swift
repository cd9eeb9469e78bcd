import DiptychViews

/// A reason why a part of a chart can't be drawn.
///
/// The chart draws the other parts, and lists its problems below the drawing. ``Chart/problems``
/// returns the problems.
public struct ChartProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem in an English sentence, which names the mark and a remedy.
  public let description: String

  /// The problem as a note below the chart.
  var note: Text { Text(verbatim: "! \(self)").role(.warning) }
}

extension ChartProblem {
  /// An axis of a chart.
  enum Axis: String {
    case x, y
  }

  /// The kind of values that the domain of an axis must have.
  enum Domain: String {
    case numbers = "two finite numbers, the smaller one first"
    case positiveNumbers = "two finite numbers above zero, the smaller one first"
    case dates = "two dates from 4680 BC to the year 97,000, the earlier one first"
    case names = "names of categories"
  }

  private init(_ mark: MarkKind, _ text: String) { description = "\(mark.name): \(text)" }

  private static func values(_ count: Int) -> String {
    count == 1 ? "1 value is" : "\(count) values are"
  }

  /// An axis has values of two kinds, such as names and numbers.
  static func mixedValues(mark: MarkKind, axis: Axis, label: String) -> ChartProblem {
    ChartProblem(
      mark,
      """
      “\(label)” has another kind than the values before it on the \(axis) axis; give all of them \
      as numbers, as dates or as names.
      """
    )
  }

  /// Some values are infinite or NaN.
  ///
  /// The axis is nil for the values of sectors and for the numbers that determine shades of
  /// rectangles.
  static func notFinite(mark: MarkKind, axis: Axis?, count: Int) -> ChartProblem {
    let place = axis.map { " of the \($0) axis" } ?? ""
    return ChartProblem(mark, "\(values(count)) not finite and left out\(place).")
  }

  /// Some values of a logarithmic axis are zero or negative.
  static func notPositive(mark: MarkKind, axis: Axis, count: Int) -> ChartProblem {
    ChartProblem(
      mark,
      "\(values(count)) not above zero and left out of the logarithmic \(axis) axis."
    )
  }

  /// Some values are outside the domain that the program has set.
  static func beyondDomain(mark: MarkKind, axis: Axis, count: Int) -> ChartProblem {
    ChartProblem(mark, "\(values(count)) beyond the domain of the \(axis) axis.")
  }

  /// The domain does not contain zero, so the lengths of bars don't have the ratio of their values.
  static func baseline(start: String) -> ChartProblem {
    ChartProblem(.bar, "the bars begin at \(start), not at 0.")
  }

  /// Some dates are too far in the past or in the future for the calendar.
  static func unreachableDates(mark: MarkKind, axis: Axis, count: Int) -> ChartProblem {
    ChartProblem(
      mark,
      """
      \(count == 1 ? "1 date is" : "\(count) dates are") before 4680 BC or after the year 97,000 \
      and left out of the \(axis) axis.
      """
    )
  }

  /// The program has set a domain of the wrong kind, such as names for an axis of numbers.
  static func unusableDomain(axis: Axis, needed: Domain) -> ChartProblem {
    ChartProblem(
      description: """
        chart\(axis.rawValue.uppercased())Scale: the domain does not fit the \(axis) axis and is \
        left out; give it \(needed.rawValue).
        """
    )
  }

  static func negativeSector(value: Double) -> ChartProblem {
    let number = NumberLabel.exact(value)
    return ChartProblem(
      .sector,
      "\(number) is negative and left out; a part of a whole is zero or more."
    )
  }

  /// Some cells of a heat map have a negative value.
  static func negativeFields(count: Int) -> ChartProblem {
    ChartProblem(
      .rectangle,
      "\(values(count)) below zero and left out; the shades of a heat map begin at zero."
    )
  }

  /// The chart has sectors and other marks, which can't be drawn together.
  static func sectorsAmongOthers(mark: MarkKind) -> ChartProblem {
    ChartProblem(
      .sector,
      "a chart of sectors has no axes for a \(mark.name); put it into a chart of its own."
    )
  }
}
