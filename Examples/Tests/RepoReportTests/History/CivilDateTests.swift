import Testing

@testable import DiptychRepoReport

@Suite struct CivilDateTests {
  @Test(
    "Known days",
    arguments: [
      (0, "1970-01-01", .thursday),
      (-1, "1969-12-31", .wednesday),
      (11_016, "2000-02-29", .tuesday),
      (19_782, "2024-02-29", .thursday),
      (19_783, "2024-03-01", .friday),
      (47_540, "2100-02-28", .sunday),
      (47_541, "2100-03-01", .monday),
      (-719_468, "0-03-01", .wednesday),
    ] as [(Int, String, Weekday)]
  )
  func known(days: Int, text: String, weekday: Weekday) {
    let date = CivilDate(daysSinceEpoch: days)
    #expect(date.description == text)
    #expect(date.weekday == weekday)
  }

  @Test("Days and dates are the same thing, over 400 years and before the year 0")
  func roundTrip() {
    let days = Array(-730_000..<(-720_000)) + Array(-1000..<147_000)
    #expect(days.filter { CivilDate(daysSinceEpoch: $0).daysSinceEpoch != $0 } == [])
    let dates = days.map { CivilDate(daysSinceEpoch: $0) }
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Months are numbered without gaps")
  func months() {
    let months = (24_286...24_289).map { CalendarMonth(ordinal: $0) }
    #expect(months.map(\.description) == ["2023-11", "2023-12", "2024-01", "2024-02"])
    #expect(months.map(\.ordinal) == Array(24_286...24_289))
  }
}
