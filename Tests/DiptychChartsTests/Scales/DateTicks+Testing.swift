import DiptychViews
import Foundation
import Testing

@testable import DiptychCharts

extension DateTicks {
  /// Creates the ticks of a time zone, with weeks that begin on Sunday.
  static func zone(_ identifier: String) throws -> DateTicks {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 1
    calendar.timeZone = try #require(TimeZone(identifier: identifier))
    return DateTicks(calendar: calendar)
  }

  /// Returns about a number of dates in a range, at round times.
  func ticks(from: Date, to: Date, count: Int) -> [Date] {
    count > 0 ? dates(from: from, to: to, by: interval(from: from, to: to, count: count)) : []
  }

  /// Returns the label of a tick by itself, without larger units on a second line.
  func label(of date: Date, step: DateStep) -> String {
    guard let time = LocalDate(date, in: LocalClock(calendar), chartLabels) else { return "" }
    let unit = step.unit
    if unit < .day, let label = time.clockLabel(step: step) { return label }
    if unit <= .week, time.day != 1 {
      let isFirst = unit == .week || unit == .day && time.day <= step.number
      return isFirst ? time.dayAndMonth : time.weekdayAndDay
    }
    return unit <= .month && time.month != 1 ? time.shortMonth : time.yearText
  }

  /// Returns the labels of the dates in a range.
  func labels(_ from: Date, _ to: Date, by step: DateStep) -> [String] {
    dates(from: from, to: to, by: step).map { label(of: $0, step: step) }
  }
}

/// Returns the date of a text in UTC, such as `2026-02-12T14:05:15Z`.
func utc(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
