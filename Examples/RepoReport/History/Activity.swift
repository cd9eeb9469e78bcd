/// The number of commits of a day.
struct DayActivity: Equatable, Sendable {
  let date: CivilDate
  let commitCount: Int
}

/// The number of commits of a month.
struct MonthActivity: Equatable, Sendable {
  let month: CalendarMonth
  let commitCount: Int
}

/// The lines that the commits of a day or a month add and remove.
struct LineActivity: Equatable, Sendable {
  /// The day, or the first day of the month.
  let date: CivilDate
  let lines: LineCount
}

/// The number of commits in the months of a year.
struct YearActivity: Equatable, Sendable {
  let year: Int
  /// The months of the year from the first commit to the last commit.
  ///
  /// There is at least one.
  let months: [MonthActivity]

  var commitCount: Int { months.reduce(0) { $0 + $1.commitCount } }

  /// The mean number of commits a month, rounded.
  var commitsPerMonth: Int { (commitCount + months.count / 2) / months.count }

  /// The largest number of commits of a month.
  var most: Int { months.reduce(0) { max($0, $1.commitCount) } }
}

/// The number of commits in each hour of the week, by the authors' local time.
struct WeekActivity: Equatable, Sendable {
  private var counts = [Int](repeating: 0, count: 7 * 24)

  /// The number of commits in an hour, 0 to 23, of a day of the week.
  subscript(day: Weekday, hour: Int) -> Int {
    get { counts[day.rawValue * 24 + hour] }
    set { counts[day.rawValue * 24 + hour] = newValue }
  }

  /// The hour of the week with the most commits, or the first of several such hours.
  var busiest: (day: Weekday, hour: Int, commitCount: Int) {
    let count = counts.max() ?? 0
    let index = counts.firstIndex(of: count) ?? 0
    return (Weekday.allCases[index / 24], index % 24, count)
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
