import DiptychExampleSupport

/// Returns a share as a percentage with one decimal.
func percentage(_ share: Double) -> String {
  let tenths = Int((share * 1000).rounded())
  return "\(tenths / 10).\(tenths % 10)%"
}

/// Returns the years and months from one date to another, or the days if there are fewer than a
/// month's.
func span(_ dates: ClosedRange<Timestamp>) -> String {
  let first = dates.lowerBound.date
  let last = dates.upperBound.date
  var months = last.calendarMonth.ordinal - first.calendarMonth.ordinal
  if last.day < first.day { months -= 1 }
  guard months > 0 else {
    return counted(max(last.daysSinceEpoch - first.daysSinceEpoch, 0), "day")
  }
  let parts = [(months / 12, "year"), (months % 12, "month")].filter { $0.0 > 0 }
  return parts.map { counted($0.0, $0.1) }.joined(separator: ", ")
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
