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

  /// Returns the labels of the dates in a range.
  func labels(_ from: Date, _ to: Date, by step: DateStep) -> [String] {
    dates(from: from, to: to, by: step).map { label(of: $0, step: step) }
  }
}

/// Returns the date of a text in UTC, such as `2026-02-12T14:05:15Z`.
func utc(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
