/// The number of commits of a month.
struct MonthActivity: Equatable, Sendable {
  let month: CalendarMonth
  let commitCount: Int
}

/// The number of commits in each hour of the week, by the authors' local time.
struct WeekActivity: Equatable, Sendable {
  private var counts = [Int](repeating: 0, count: 7 * 24)

  /// The number of commits in an hour, 0 to 23, of a day of the week.
  subscript(day: Weekday, hour: Int) -> Int {
    get { counts[day.rawValue * 24 + hour] }
    set { counts[day.rawValue * 24 + hour] = newValue }
  }

  /// Returns the number of commits on a day of the week.
  func commitCount(on day: Weekday) -> Int {
    counts[(day.rawValue * 24)..<(day.rawValue * 24 + 24)].reduce(0, +)
  }

  /// Returns the number of commits in an hour, 0 to 23, on any day.
  func commitCount(at hour: Int) -> Int {
    Weekday.allCases.reduce(0) { $0 + self[$1, hour] }
  }
}
