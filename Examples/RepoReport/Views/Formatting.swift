/// A number with a comma between groups of three digits.
func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0 && (digits.count - index) % 3 == 0 { result += "," }
    result.append(digit)
  }
  return number < 0 ? "-" + result : result
}

/// A number and a noun that agrees with it.
func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}

/// A share as a percentage with one decimal.
func percentage(_ share: Double) -> String {
  let tenths = Int((share * 1000).rounded())
  return "\(tenths / 10).\(tenths % 10)%"
}

/// The years and months from one date to another.
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
