import Testing

@testable import DiptychRepoReport

@Suite struct RecentHistoryTests {
  private func history(_ dates: [String]) async throws -> History {
    var stream = FastImportStream()
    for (index, date) in dates.enumerated() {
      stream.commit(
        date,
        by: FastImportStream.Author("Author \(index % 3)", "a@example.org"),
        date: date
      )
    }
    return try await FixtureRepository.with(stream) { try $0.history }
  }

  // 2024-03-31T12:00:00Z
  private let now = Timestamp(secondsSinceEpoch: 1_711_886_400, offsetMinutes: 0)

  @Test("Contributors and commits of the last time")
  func recent() async throws {
    let history = try await history([
      // 90 days before and a second earlier; 2023-04 and 2023-03; in the future.
      "1704110400 +0000", "1704110399 +0000", "1680307200 +0000", "1680307199 +0000",
      "1719835200 +0000",
    ])
    #expect(history.activeContributorCount(at: now) == 2)
    #expect(history.isActive(at: now))
    #expect(history.recentMonths(at: now) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0])
    #expect(history.firstAuthor == Author(name: "Author 0", email: "a@example.org"))
    let years = history.years.map { year in
      [year.year, year.commitCount, year.commitsPerMonth, year.most, year.months.count]
    }
    #expect(years == [[2023, 2, 0, 1, 10], [2024, 3, 0, 2, 7]])
  }

  @Test("A history whose time is over, and one without dates")
  func old() async throws {
    let old = try await history(["1600000000 +0000"])
    #expect(old.activeContributorCount(at: now) == 0)
    #expect(!old.isActive(at: now))
    #expect(old.recentMonths(at: now) == Array(repeating: 0, count: 12))
    let undated = try await history(["99999999999 +0000"])
    #expect(undated.activeContributorCount(at: now) == 0)
    #expect(!undated.isActive(at: now))
    #expect(undated.recentMonths(at: now) == Array(repeating: 0, count: 12))
    #expect(undated.years.isEmpty)
    #expect(undated.firstAuthor == nil)
  }

  @Test("The lines of each month, and of each day if there are few months")
  func lines() async throws {
    let day = { CivilDate(year: $0, month: $1, day: $2) }
    // 2024-01-31, 2024-03-01.
    let months = try await history(["1706659200 +0000", "1709251200 +0000"])
    let counts = LineCounts(
      files: [],
      days: [
        day(2024, 1, 30).daysSinceEpoch: LineCount(added: 2),
        day(2024, 1, 31).daysSinceEpoch: LineCount(added: 3, removed: 1),
        day(2024, 3, 1).daysSinceEpoch: LineCount(removed: 4),
      ]
    )
    #expect(
      months.activity(of: counts) == [
        LineActivity(date: day(2024, 1, 1), lines: LineCount(added: 5, removed: 1)),
        LineActivity(date: day(2024, 2, 1), lines: LineCount()),
        LineActivity(date: day(2024, 3, 1), lines: LineCount(removed: 4)),
      ]
    )
    let days = try await history(["1706659200 +0000"]).activity(of: counts)
    #expect(
      days == [LineActivity(date: day(2024, 1, 31), lines: LineCount(added: 3, removed: 1))]
    )
  }

  @Test("A plot of days begins with the first commit")
  func days() async throws {
    // 2024-02-28, 2024-03-01 twice.
    let history = try await history(["1709118000 +0000", "1709290800 +0000", "1709290900 +0000"])
    #expect(history.days.map(\.commitCount) == [1, 0, 2])
    #expect(history.months.map(\.commitCount) == [1, 2])
    #expect(!history.hasPlotOfMonths)
    let lines = history.activity(of: LineCounts(files: []))
    #expect(lines.map(\.date.description) == ["2024-02-28", "2024-02-29", "2024-03-01"])
  }

  @Test("The busiest hour of the week is the first of those with most commits")
  func busiest() {
    var week = WeekActivity()
    #expect(week.busiest == (.monday, 0, 0))
    week[.sunday, 3] = 7
    week[.tuesday, 10] = 7
    week[.tuesday, 9] = 6
    #expect(week.busiest == (.tuesday, 10, 7))
  }
}
