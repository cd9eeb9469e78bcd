#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DateTicks {
  /// Returns the label of a tick: the largest unit that begins there.
  ///
  /// That is d3-scale's rule, with a clock of 24 hours and with what makes a label clear by itself:
  /// `2026` where a year begins, `Feb` where a month does, `Mon 9` where a day does, otherwise
  /// `14:05` or `14:00:15`, and within a second `12.25 s`, with the decimals of the step. Weeks are
  /// `8 Feb`. The first of several days in a month is `2 Feb`, because no other label names the
  /// month. A time that the clock shows for the second time, as it was set back, has its distance
  /// from UTC: `02:00+1`.
  ///
  /// - Parameters:
  ///   - date: The date. What is below the step does not count: of a step of months, 12 February is
  ///     `Feb`.
  ///   - step: The distance of two ticks.
  /// - Returns: The label, empty if calendars don't reach to the date.
  func label(of date: Date, step: DateStep) -> String {
    guard let time = LocalDate(date, in: LocalClock(calendar), words) else { return "" }
    let unit = step.unit
    if unit < .day, let label = time.clockLabel(step: step) { return label }
    if unit <= .week, time.day != 1 {
      if unit == .week || unit == .day && time.day <= step.number {
        return time.dayAndMonth
      }
      return time.weekdayAndDay
    }
    return unit <= .month && time.month != 1 ? time.shortMonth : time.yearText
  }

  /// Returns a date as a complete text, for tables and tooltips.
  ///
  /// `2026-02-12 14:05`, `2026-02-12`, `February 2026` or `2026`, whichever has all of the date, to
  /// the second, and no less than the step; of milliseconds, if the step is of them. A time that
  /// the clock shows twice has its distance from UTC: `2026-10-25 02:00 +01:00`. A date before the
  /// year 1 is `15 March 44 BC`.
  func fullLabel(of date: Date, step: DateStep) -> String {
    guard let time = LocalDate(date, in: LocalClock(calendar), words) else { return "" }
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
