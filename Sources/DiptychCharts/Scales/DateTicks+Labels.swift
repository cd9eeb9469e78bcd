#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DateTicks {
  /// Returns the label of a tick, which names the largest unit that begins at the tick.
  ///
  /// The rule is the rule of d3-scale, with a clock of 24 hours and with labels that are clear by
  /// themselves:
  ///
  /// - `2026` at the beginning of a year
  /// - `Feb` at the beginning of a month
  /// - `Mon 9` at the beginning of a day
  /// - `8 Feb` at the beginning of a week
  /// - `14:05` or `14:00:15` at another time
  /// - `12.25 s` within a second, with the decimals of the step
  ///
  /// The first of several days in a month is `2 Feb`, because no other label names the month. If
  /// the clock was set back and shows a time again, the label has the offset from UTC, as in
  /// `02:00+1`.
  ///
  /// - Parameters:
  ///   - date: The date. Units below the step are ignored, so for a step of months, 12 February is
  ///     `Feb`.
  ///   - step: The distance between two ticks.
  /// - Returns: The label; empty if the calendar does not support the date.
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
  /// The text is `2026-02-12 14:05`, `2026-02-12`, `February 2026` or `2026`. It is the shortest of
  /// them that contains all nonzero units and the unit of the step. If the step is in milliseconds,
  /// the text contains milliseconds. A time that the clock shows twice has the offset from UTC, as
  /// in `2026-10-25 02:00 +01:00`. A date before the year 1 has the form `15 March 44 BC`.
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
