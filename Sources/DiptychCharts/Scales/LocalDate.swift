import DiptychViews

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A date in the units of a calendar and a local clock, with its texts.
struct LocalDate {
  /// The year.
  ///
  /// The year before the year 1 is 0.
  let year: Int
  /// The month, from 1.
  let month: Int
  /// The day of the month, from 1.
  let day: Int
  /// The days since the last Sunday.
  let weekday: Int
  /// The milliseconds that the clock shows since midnight.
  let time: Int
  /// The offset from UTC, in seconds.
  let offset: Int
  /// Whether the time is the beginning of the day.
  let beginsDay: Bool
  /// Whether the clock shows this time twice, because it is set back.
  let isShownTwice: Bool
  /// Whether the time is the second of two equal times.
  let isShownAgain: Bool
  private let words: ChartLabels

  /// Creates the date and time on a clock, or returns nil if the calendar does not support the
  /// date.
  init?(_ date: Date, in clock: LocalClock, _ words: ChartLabels) {
    self.words = words
    guard let milliseconds = DateTicks.milliseconds(date) else { return nil }
    let whole = Int(milliseconds.rounded(.down))
    let instant = whole.floored(by: 1_000)
    offset = clock.offset(at: instant)
    let local = instant + offset
    let dayNumber = local.floored(by: LocalClock.day)
    (year, month, day) = clock.date(ofDay: dayNumber)
    weekday = (dayNumber + 4) - (dayNumber + 4).floored(by: 7) * 7
    time = (local - dayNumber * LocalClock.day) * 1_000 + whole - instant * 1_000
    beginsDay =
      whole == instant * 1_000 && clock.instant(of: dayNumber * LocalClock.day) == instant
    let instants = clock.instants(of: local)
    isShownTwice = instants.count > 1
    isShownAgain = instants.count > 1 && instants.last == instant
  }

  /// The millisecond of the second.
  private var millisecond: Int { time % 1_000 }

  /// The second of the minute.
  private var second: Int { time / 1_000 % 60 }

  /// The smallest unit that is not zero in the date, at least seconds.
  var smallestUnit: DateStep.Unit {
    if second != 0 || millisecond != 0 { return .second }
    if !beginsDay { return .minute }
    if day != 1 { return .day }
    return month != 1 ? .month : .year
  }

  /// Returns the label of a time, or nil at the beginning of a day.
  func clockLabel(step: DateStep) -> String? {
    if step.unit == .millisecond, second != 0 || millisecond != 0 {
      // The number has at most three decimals, and no more than the step and the time need.
      let digits = [100, 10].firstIndex {
        step.number.isMultiple(of: $0) && millisecond.isMultiple(of: $0)
      }
      let decimals = 1 + (digits ?? 2)
      return "\(second).\(Self.padded(millisecond, to: 3).prefix(decimals)) s"
    }
    let again = isShownAgain ? shortOffset : ""
    if step.unit <= .second, second != 0 { return clockText(to: .second) + again }
    return beginsDay ? nil : clockText(to: .minute) + again
  }

  /// Returns the time: `14:05`, `14:05:15` or `14:05:15.250`.
  func clockText(to unit: DateStep.Unit) -> String {
    let minutes = time / 60_000
    var text = Self.padded(minutes / 60, to: 2) + ":" + Self.padded(minutes % 60, to: 2)
    if unit <= .second { text += ":" + Self.padded(second, to: 2) }
    if unit == .millisecond { text += "." + Self.padded(millisecond, to: 3) }
    return text
  }

  /// The year, with four digits, or `44 BC`.
  var yearText: String { year > 0 ? Self.padded(year, to: 4) : "\(1 - year) BC" }

  /// The date as in ISO 8601, `2026-02-12`, or `15 March 44 BC`.
  var dateText: String {
    year > 0
      ? "\(yearText)-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
      : "\(day) \(monthName) \(yearText)"
  }

  var monthName: String { Self.name(words.months, month - 1) }

  var shortMonth: String { Self.name(words.shortMonths, month - 1) }

  /// The day and the month: `8 Feb`.
  var dayAndMonth: String {
    Labels.filled(words.dayAndMonth, ["day": "\(day)", "month": shortMonth])
  }

  /// The weekday and the day: `Sun 8`.
  var weekdayAndDay: String {
    let weekday = Self.name(words.shortWeekdays, weekday)
    return Labels.filled(words.weekdayAndDay, ["weekday": weekday, "day": "\(day)"])
  }

  /// Returns a name from an array, or its number if the array is too short.
  private static func name(_ names: [String], _ index: Int) -> String {
    names.indices.contains(index) ? names[index] : "\(index + 1)"
  }

  /// The offset from UTC as in ISO 8601, such as `+01:00`.
  var fullOffset: String {
    let minutes = abs(offset) / 60
    let time = Self.padded(minutes / 60, to: 2) + ":" + Self.padded(minutes % 60, to: 2)
    return (offset < 0 ? "-" : "+") + time
  }

  /// The offset from UTC in hours, with minutes if they are not zero, such as `+1` and `+10:30`.
  private var shortOffset: String {
    let minutes = abs(offset) / 60
    let fraction = minutes % 60 == 0 ? "" : ":" + Self.padded(minutes % 60, to: 2)
    return (offset < 0 ? "-" : "+") + "\(minutes / 60)" + fraction
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
