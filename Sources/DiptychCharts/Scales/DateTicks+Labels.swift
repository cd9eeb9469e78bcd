import DiptychViews
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DateTicks {
  /// Returns a date as a complete text, for tables and tooltips.
  ///
  /// The text is `2026-02-12 14:05`, `2026-02-12`, `February 2026` or `2026`. It is the shortest of
  /// them that contains all nonzero units and the unit of the step. If the step is in milliseconds,
  /// the text contains milliseconds. A time that the clock shows twice has the offset from UTC, as
  /// in `2026-10-25 02:00 +01:00`. A date before the year 1 has the form `15 March 44 BC`.
  func fullLabel(of date: Date, step: DateStep) -> String {
    guard let time = LocalDate(date, in: LocalClock(calendar), chartLabels) else { return "" }
    let unit = min(step.unit, time.smallestUnit)
    switch unit {
    case .year: return time.yearText
    case .month: return "\(time.monthName) \(time.yearText)"
    case .day, .week: return time.dateText
    case .hour, .minute, .second, .millisecond:
      let offset = time.isShownTwice ? " " + time.fullOffset : ""
      return "\(time.dateText) \(time.clockText(to: unit))\(offset)"
    }
  }
}

extension DateTicks {
  /// Returns the labels of the ticks of a date axis.
  ///
  /// A label names the largest unit that begins at the tick, by the rule of d3-scale, with a clock
  /// of 24 hours: `2026` at the beginning of a year, `Feb` of a month, `Mon 9` of a day, `8 Feb` of
  /// a week, and otherwise `14:05`, `14:00:15` or `12.25 s`. If the clock was set back and shows a
  /// time again, the label has the offset from UTC, as in `02:00+1`.
  ///
  /// Larger units are on a second line, at the first tick and at each tick after they have changed.
  /// For example, `14:00` above `2 Jan 2026` is followed by `15:00` and `16:00`, and `Apr` above
  /// `2026` by `Jul`, `Oct` and `2027`.
  ///
  /// - Parameters:
  ///   - dates: The dates, ascending.
  ///   - step: The distance of two ticks.
  /// - Returns: The labels, of one or two lines.
  func labels(of dates: [Date], step: DateStep) -> [String] {
    let clock = LocalClock(calendar)
    var previous: LocalDate?
    return dates.map { date in
      guard let time = LocalDate(date, in: clock, chartLabels) else { return "" }
      defer { previous = time }
      return time.label(step: step, after: previous)
    }
  }

  /// Returns a step that divides a range into about `count` parts, and into at most one and a half
  /// times as many.
  ///
  /// The steps are the steps of ``interval(from:to:count:)`` and two weeks. Six months are a step
  /// only if the range has fewer than four years, because for longer ranges, years have labels of
  /// one kind at even distances.
  func step(from: Date, to: Date, count: Int) -> DateStep {
    let usual = interval(from: from, to: to, count: count)
    guard usual.unit == .week || usual.unit == .month else { return usual }
    let hasEnoughYears = dates(from: from, to: to, by: DateStep(.year)).count >= Self.enoughYears
    let longer = [
      DateStep(.week, 2), DateStep(.month, 1), DateStep(.month, 3),
      hasEnoughYears ? DateStep(.year) : DateStep(.month, 6),
    ]
    let steps = [usual] + longer.filter { $0.seconds > usual.seconds }
    return steps.first { dates(from: from, to: to, by: $0).count <= count + count / 2 } ?? usual
  }

  private static let enoughYears = 4

  /// Returns multiples of a step that are counted from the same date, in ascending order.
  ///
  /// Multiples of months divide a year or are whole years.
  static func multiples(of step: DateStep) -> [DateStep] {
    let factors = [1, 2, 3, 4, 5, 6, 10, 12, 20, 24, 50, 60, 100, 120, 240, 500, 1_000, 5_000]
    return factors.filter { step.unit != .month || 12 % ($0 * step.number) == 0 || $0 % 12 == 0 }
      .map { DateStep(step.unit, step.number * $0) }
  }
}

extension LocalDate {
  /// Returns the label of a tick, with the parts that have changed since the previous tick.
  fileprivate func label(step: DateStep, after previous: LocalDate?) -> String {
    let isSameYear = previous?.year == year
    let isSameMonth = isSameYear && previous?.month == month
    let isSameDay = isSameMonth && previous?.day == day
    let date = isSameYear ? dayAndMonth : "\(dayAndMonth)\n\(yearText)"
    if step.unit < .day, let time = clockLabel(step: step) {
      if isSameDay { return time }
      let first = step.unit == .millisecond ? clockText(to: .millisecond) : time
      return first + "\n" + date.onOneLine
    }
    if step.unit <= .week, day != 1 {
      return step.unit == .week || !isSameMonth ? date : weekdayAndDay
    }
    guard step.unit <= .month, month != 1 else { return yearText }
    return isSameYear ? shortMonth : "\(shortMonth)\n\(yearText)"
  }
}
