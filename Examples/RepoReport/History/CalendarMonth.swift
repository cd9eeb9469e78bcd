/// A month of a year.
struct CalendarMonth: Hashable, Sendable {
  let year: Int
  /// The month, 1 to 12.
  let month: Int

  init(year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// Creates the month that is a number of months after January of the year 0.
  init(ordinal: Int) {
    self.init(year: ordinal / 12, month: ordinal % 12 + 1)
  }

  var ordinal: Int { year * 12 + month - 1 }

  var firstDay: CivilDate { CivilDate(year: year, month: month, day: 1) }
}

// MARK: - CustomStringConvertible

extension CalendarMonth: CustomStringConvertible {
  /// The month in the form "2024-05".
  var description: String { "\(year)-\(padded(month))" }
}
