#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A date in front matter or in the name of a file: an instant, and the day that the author wrote.
struct ContentDate: Sendable {
  /// The instant, or the start of the day in UTC if the author wrote no time.
  let instant: Date
  /// The day in the time zone of the author, such as `2026-01-05`.
  let day: String
  /// The value of the attribute `datetime`: the day, and the time with its zone if there is one.
  private(set) var machineText: String

  /// Reads a date, or returns nil if the text is no date.
  ///
  /// The text is a day, such as `2026-01-05`. A time may follow after a space or a `T`, and then a
  /// time zone. Without a time zone, the time is in UTC.
  init?(_ text: String) {
    let text = text[...].trimmed
    guard
      let match = text.wholeMatch(
        of:
          /(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|z|[+-]\d{2}:?\d{2})?)?/
          .asciiOnlyDigits()
      )
    else { return nil }
    let numbers = [match.1, match.2, match.3, match.4 ?? "", match.5 ?? "", match.6 ?? ""]
    let values = numbers.map { Int($0) ?? 0 }
    let components = DateComponents(
      calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt,
      year: values[0],
      month: values[1],
      day: values[2],
      hour: values[3],
      minute: values[4],
      second: values[5]
    )
    guard components.isValidDate, let date = components.date,
      let offset = Self.offset(match.7 ?? "")
    else { return nil }
    let two = numbers.map { String(repeating: "0", count: max(0, 2 - $0.count)) + $0 }
    instant = date.addingTimeInterval(-offset.seconds)
    day = two[..<3].joined(separator: "-")
    machineText = day
    if match.4 != nil { machineText += "T" + two[3...].joined(separator: ":") + offset.text }
  }

  /// Returns the date at the start of a file name, and the rest of the name, or nil if there is no
  /// date.
  static func prefix(of name: String) -> (date: ContentDate, rest: String)? {
    guard let match = name.wholeMatch(of: /(\d{4}-\d{2}-\d{2})[-_ ](.+)/),
      let date = ContentDate(String(match.1))
    else {
      return nil
    }
    return (date, String(match.2))
  }

  /// Returns the offset of a time zone from UTC, in seconds and as text, such as `+05:30`.
  private static func offset(_ zone: Substring) -> (seconds: TimeInterval, text: String)? {
    if zone.isEmpty || zone == "Z" || zone == "z" { return (0, "Z") }
    let digits = zone.filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24,
      minutes < 60
    else { return nil }
    let seconds = TimeInterval((zone.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60))
    return (seconds, "\(zone.prefix(1))\(digits.prefix(2)):\(digits.suffix(2))")
  }

  /// Whether the date is in the future; a date without a time is if its day is, in a time zone.
  func isFuture(at now: Date = Date(), in zone: TimeZone = .current) -> Bool {
    if machineText != day { return instant > now }
    return day > now.day(in: zone)
  }
}

extension Date {
  /// Returns the day in a time zone, in ISO 8601.
  func day(in zone: TimeZone) -> String {
    formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
  }
}
