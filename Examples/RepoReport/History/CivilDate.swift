/// A day of the proleptic Gregorian calendar.
struct CivilDate: Hashable, Sendable {
  let year: Int
  /// The month, 1 to 12.
  let month: Int
  /// The day of the month, 1 to 31.
  let day: Int
}

extension CivilDate {
  /// Creates the day that is a number of days after 1970-01-01.
  ///
  /// In this calculation, years begin on March 1, so that the leap day is the last day of its year.
  /// 400 years always have 146,097 days. The algorithm is from Howard Hinnant, "chrono-Compatible
  /// Low-Level Date Algorithms", `civil_from_days`.
  init(daysSinceEpoch days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1970-01-01, by `days_from_civil` of the same source.
  var daysSinceEpoch: Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let remainder = (daysSinceEpoch + Weekday.thursday.rawValue) % 7
    return Weekday.allCases[remainder < 0 ? remainder + 7 : remainder]
  }

  /// Returns the number of whole months from this day to another day, which is not earlier.
  func wholeMonths(until other: CivilDate) -> Int {
    let months = other.calendarMonth.ordinal - calendarMonth.ordinal
    return other.day < day ? months - 1 : months
  }

  var calendarMonth: CalendarMonth { CalendarMonth(year: year, month: month) }
}

// MARK: - Comparable

extension CivilDate: Comparable {
  static func < (first: Self, second: Self) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}

// MARK: - CustomStringConvertible

extension CivilDate: CustomStringConvertible {
  /// The day in the form "2024-05-01" (ISO 8601).
  var description: String { "\(calendarMonth)-\(padded(day))" }
}

/// Returns a number with at least two digits.
func padded(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}
