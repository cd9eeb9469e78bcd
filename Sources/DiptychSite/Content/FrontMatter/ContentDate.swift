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
      let offset = offset(match.7 ?? "")
    else { return nil }
    let components = DateComponents(
      calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt,
      year: Int(match.1),
      month: Int(match.2),
      day: Int(match.3),
      hour: match.4.flatMap { Int($0) } ?? 0,
      minute: match.5.flatMap { Int($0) } ?? 0,
      second: match.6.flatMap { Int($0) } ?? 0
    )
    return components.isValidDate ? components.date?.addingTimeInterval(-offset) : nil
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
  private static func offset(_ zone: Substring) -> TimeInterval? {
    if zone.isEmpty || zone == "Z" || zone == "z" { return 0 }
    let digits = zone.filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24,
      minutes < 60
    else { return nil }
    return TimeInterval((zone.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60))
  }
}
