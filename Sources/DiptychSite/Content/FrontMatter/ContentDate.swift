#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The formats of dates in front matter and in the names of files.
enum ContentDate {
  /// Returns the date in a text, or nil if the text is no date.
  ///
  /// The text is a day, such as `2026-01-05`. A time may follow after a space or a `T`, and then a
  /// time zone. Without a time zone, the time is in UTC.
  static func date(_ text: String) -> Date? {
    let text = text[...].trimmed
    guard
      let match = text.wholeMatch(
        of:
          /(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|z|[+-]\d{2}:?\d{2})?)?/
      ),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      1...12 ~= month, 1...length(of: month, year) ~= day
    else { return nil }
    let hour = match.4.flatMap { Int($0) } ?? 0
    let minute = match.5.flatMap { Int($0) } ?? 0
    let second = match.6.flatMap { Int($0) } ?? 0
    guard hour < 24, minute < 60, second < 61 else { return nil }
    guard let offset = offset(match.7 ?? "") else { return nil }
    let seconds = days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  /// Returns the day of a date in UTC, such as `2026-01-05`.
  static func day(_ date: Date) -> String {
    String(date.formatted(.iso8601).prefix(10))
  }

  /// Returns the date at the start of a file name, and the rest of the name, or nil if there is no
  /// date.
  static func prefix(of name: String) -> (date: Date, rest: String)? {
    guard let match = name.wholeMatch(of: /(\d{4}-\d{2}-\d{2})[-_ ](.+)/),
      let date = date(String(match.1))
    else {
      return nil
    }
    return (date, String(match.2))
  }

  /// Returns the offset of a time zone from UTC, in seconds.
  private static func offset(_ zone: Substring) -> Int? {
    if zone.isEmpty || zone == "Z" || zone == "z" { return 0 }
    let digits = zone.filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24,
      minutes < 60
    else { return nil }
    return (zone.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func length(of month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Returns the number of days from 1970 to a day of the Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years are counted from March, so that 29 February is the last day of a year.
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}
