import Diptych
import DiptychExampleSupport

/// Returns a share as a percentage with one decimal.
func percentage(_ share: Double) -> String {
  let tenths = Int((share * 1000).rounded())
  return "\(tenths / 10).\(tenths % 10)%"
}

/// Returns the years and months from one date to another, or the days if the time is shorter than a
/// month.
func span(_ dates: ClosedRange<Timestamp>) -> String {
  let first = dates.lowerBound.date
  let last = dates.upperBound.date
  let months = first.wholeMonths(until: last)
  guard months > 0 else {
    return counted(max(last.daysSinceEpoch - first.daysSinceEpoch, 0), "day")
  }
  let parts = [(months / 12, "year"), (months % 12, "month")].filter { $0.0 > 0 }
  return parts.map { counted($0.0, $0.1) }.joined(separator: ", ")
}

/// A number of commits in a table.
///
/// In a terminal, it is emphasised.
struct CommitCount: View {
  let count: Int

  @Environment(\.reportLayout) private var layout

  var body: some View {
    if layout == .page { Text(grouped(count)) } else { Text(grouped(count)).role(.value) }
  }
}

/// Returns text that stays on one line of a page.
///
/// Text for a terminal keeps its ordinary spaces, so that it can be searched.
func unbroken(_ words: String) -> String { words.replacing(" ", with: "\u{A0}") }

extension Age {
  /// The age in words, such as "3 hours ago".
  var words: String {
    switch self {
    case .moments: "just now"
    case .minutes(let count): "\(count) min ago"
    case .hours(let count): "\(counted(count, "hour")) ago"
    case .days(1): "yesterday"
    case .days(let count): "\(counted(count, "day")) ago"
    case .months(let count): "\(counted(count, "month")) ago"
    case .years(let count): "\(counted(count, "year")) ago"
    }
  }

  /// The age with abbreviated units, such as "3 h".
  var abbreviation: String {
    switch self {
    case .moments: "now"
    case .minutes(let count): "\(count) min"
    case .hours(let count): "\(count) h"
    case .days(let count): "\(count) d"
    case .months(let count): "\(count) mo"
    case .years(let count): "\(count) y"
    }
  }
}

extension Timestamp {
  /// Returns the time since this moment in words, or the day if the moment is in the future.
  func age(at now: Timestamp) -> String {
    Age(of: self, at: now)?.words ?? date.description
  }

  /// The moment in the author's local time, such as "2026-11-20, 14:08".
  var minuteDescription: String { "\(date), \(padded(hour)):\(padded(minute))" }
}

extension CalendarMonth {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The month in words, such as "July 2019".
  var words: String { "\(Self.names[month - 1]) \(year)" }
}

extension CivilDate {
  /// The day in short words, such as "Jul 14".
  var abbreviation: String { "\(calendarMonth.words.prefix(3)) \(day)" }

  /// Returns the day in short words, or its month, such as "Jul 2019".
  func abbreviation(isMonth: Bool) -> String {
    isMonth ? "\(calendarMonth.words.prefix(3)) \(calendarMonth.year)" : abbreviation
  }
}

extension Weekday {
  /// The name of the day.
  var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}
