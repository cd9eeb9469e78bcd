/// How many commits were written in a month.
struct MonthActivity: Equatable, Sendable {
  let month: CalendarMonth
  let commitCount: Int
}

/// How many commits were written in each hour of the week, by the authors' own clocks.
struct WeekActivity: Equatable, Sendable {
  private var counts = [Int](repeating: 0, count: 7 * 24)

  /// The commits of an hour, 0 to 23.
  subscript(day: Weekday, hour: Int) -> Int {
    get { counts[day.rawValue * 24 + hour] }
    set { counts[day.rawValue * 24 + hour] = newValue }
  }

  /// The commits on a day of the week.
  func commitCount(on day: Weekday) -> Int {
    counts[(day.rawValue * 24)..<(day.rawValue * 24 + 24)].reduce(0, +)
  }

  /// The commits in an hour, 0 to 23, of any day.
  func commitCount(at hour: Int) -> Int {
    Weekday.allCases.reduce(0) { $0 + self[$1, hour] }
  }
}
