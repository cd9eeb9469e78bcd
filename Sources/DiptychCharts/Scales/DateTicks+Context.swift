#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DateTicks {
  /// Returns the labels of the ticks of a date axis.
  ///
  /// A label names the largest unit that begins at the tick, as in ``label(of:step:)``. Larger
  /// units are on a second line, at the first tick and at each tick after they have changed. For
  /// example, `14:00` above `2 Jan 2026` is followed by `15:00` and `16:00`, and `Apr` above `2026`
  /// by `Jul`, `Oct` and `2027`.
  ///
  /// - Parameters:
  ///   - dates: The dates, ascending.
  ///   - step: The distance of two ticks.
  /// - Returns: The labels, of one or two lines.
  func labels(of dates: [Date], step: DateStep) -> [String] {
    let clock = LocalClock(calendar)
    var previous: LocalDate?
    return dates.map { date in
      guard let time = LocalDate(date, in: clock, words) else { return "" }
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
