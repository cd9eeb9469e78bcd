extension History {
  /// Whether the history has enough commits, days or months for charts.
  var isLarge: Bool { commitCount >= 10 && (hasPlotOfMonths || days.count >= 3) }

  /// Whether the history has enough months for a plot by month instead of by day.
  var hasPlotOfMonths: Bool { months.count >= 3 }

  /// The commits of each month by its first day, or of each day if there are few months.
  var plottedDays: [DayActivity] {
    if !hasPlotOfMonths { return days }
    return months.map { DayActivity(date: $0.month.firstDay, commitCount: $0.commitCount) }
  }

  /// The first of ``plottedDays`` with most commits; nil for a history without commits.
  var busiestDay: DayActivity? { plottedDays.max { $0.commitCount < $1.commitCount } }

  /// Returns the lines of each month, or of each day of the history if there are few months.
  func activity(of counts: LineCounts) -> [LineActivity] {
    if !hasPlotOfMonths {
      return days.map { day in
        LineActivity(date: day.date, lines: counts.days[day.date.daysSinceEpoch] ?? LineCount())
      }
    }
    let months = counts.days.reduce(into: [CalendarMonth: LineCount]()) { months, day in
      let month = CivilDate(daysSinceEpoch: day.key).calendarMonth
      months[month, default: LineCount()] += day.value
    }
    return self.months.map { activity in
      LineActivity(
        date: activity.month.firstDay,
        lines: months[activity.month] ?? LineCount()
      )
    }
  }

  /// The number of days that a contributor or a repository counts as active after a commit.
  static let activeDays = 90

  /// The number of months that ``recentMonths(at:)`` returns.
  static let recentMonthCount = 12

  /// Returns the number of contributors with a commit in the last 90 days before a moment.
  func activeContributorCount(at now: Timestamp) -> Int {
    contributors.count { $0.dates.map { isActive($0.upperBound, at: now) } ?? false }
  }

  /// Returns whether the newest commit is from the last 90 days before a moment.
  func isActive(at now: Timestamp) -> Bool {
    dates.map { isActive($0.upperBound, at: now) } ?? false
  }

  private func isActive(_ newest: Timestamp, at now: Timestamp) -> Bool {
    newest.secondsSinceEpoch >= now.secondsSinceEpoch - Self.activeDays * 86_400
  }

  /// Returns the number of commits in the month of a moment and in each of the eleven months
  /// before.
  func recentMonths(at now: Timestamp) -> [Int] {
    guard let first = months.first?.month.ordinal else {
      return Array(repeating: 0, count: Self.recentMonthCount)
    }
    let newest = now.date.calendarMonth.ordinal
    return (newest - Self.recentMonthCount + 1...newest).map { ordinal in
      months.indices.contains(ordinal - first) ? months[ordinal - first].commitCount : 0
    }
  }

  /// All years from the first commit to the last, with their months.
  var years: [YearActivity] {
    Dictionary(grouping: months, by: \.month.year)
      .map { YearActivity(year: $0.key, months: $0.value) }
      .sorted { $0.year < $1.year }
  }
}
