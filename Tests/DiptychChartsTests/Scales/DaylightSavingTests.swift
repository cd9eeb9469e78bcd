import Foundation
import Testing

@testable import DiptychCharts

@Suite("Date ticks where the clock is changed") struct DaylightSavingTests {
  @Test("Berlin sets its clock forward and back by an hour") func berlin() throws {
    let ticks = try DateTicks.zone("Europe/Berlin")
    let (spring, autumn) = try (utc("2026-03-28T23:00:00Z"), utc("2026-10-24T22:00:00Z"))
    let rows: [(start: Date, hours: Double, step: Int, labels: [String])] = [
      (spring, 4, 1, ["Sun 29", "01:00", "03:00", "04:00", "05:00"]),
      (autumn, 4, 1, ["Sun 25", "01:00", "02:00", "02:00+1", "03:00"]),
      (autumn, 25, 6, ["Sun 25", "06:00", "12:00", "18:00", "Mon 26"]),
      (spring, 23, 6, ["Sun 29", "06:00", "12:00", "18:00", "Mon 30"]),
    ]
    for row in rows {
      let end = row.start + row.hours * 3_600
      let labels = ticks.labels(row.start, end, by: DateStep(.hour, row.step))
      #expect(labels == row.labels, "\(row)")
    }
    #expect(
      ticks.dates(from: autumn, to: autumn + 49 * 3_600, by: DateStep(.day))
        == [autumn, autumn + 25 * 3_600, autumn + 49 * 3_600]
    )
    #expect(
      [7_200.0, 10_800].map { ticks.fullLabel(of: autumn + $0, step: DateStep(.hour)) }
        == ["2026-10-25 02:00 +02:00", "2026-10-25 02:00 +01:00"]
    )
  }

  @Test("Months in New York begin at midnight there, in summer and in winter")
  func newYork() throws {
    let ticks = try DateTicks.zone("America/New_York")
    let step = DateStep(.month)
    let dates = try ticks.dates(
      from: utc("2026-02-20T00:00:00Z"),
      to: utc("2026-04-30T00:00:00Z"),
      by: step
    )
    #expect(try dates == [utc("2026-03-01T05:00:00Z"), utc("2026-04-01T04:00:00Z")])
    #expect(dates.map { ticks.fullLabel(of: $0, step: step) } == ["March 2026", "April 2026"])
  }

  @Test("Lord Howe sets its clock by half an hour") func lordHowe() throws {
    let ticks = try DateTicks.zone("Australia/Lord_Howe")
    // From +11 to +10:30 at 02:00 on 5 April 2026, and back on 4 October.
    let autumn = try utc("2026-04-04T14:00:00Z")
    #expect(
      ticks.labels(autumn, autumn + 2 * 3_600, by: DateStep(.minute, 15))
        == [
          "01:00", "01:15", "01:30", "01:45", "01:30+10:30", "01:45+10:30", "02:00", "02:15",
          "02:30",
        ]
    )
    #expect(
      ticks.labels(autumn, autumn + 3 * 3_600, by: DateStep(.hour))
        == ["01:00", "02:00", "03:00"]
    )
    let spring = try utc("2026-10-03T14:30:00Z")
    #expect(
      ticks.labels(spring, spring + 2 * 3_600, by: DateStep(.minute, 30))
        == ["01:00", "01:30", "02:30", "03:00", "03:30"]
    )
    #expect(
      ticks.labels(spring, spring + 3 * 3_600, by: DateStep(.hour)) == ["01:00", "03:00", "04:00"]
    )
  }

  @Test("Apia has skipped 30 December 2011") func apia() throws {
    let ticks = try DateTicks.zone("Pacific/Apia")
    let start = try utc("2011-12-29T10:00:00Z")
    #expect(
      ticks.labels(start, start + 2 * 86_400, by: DateStep(.day)) == ["Thu 29", "Sat 31", "2012"]
    )
    #expect(
      ticks.labels(start, start + 86_400 + 1, by: DateStep(.hour, 12))
        == ["Thu 29", "12:00", "Sat 31"]
    )
  }

  @Test("A day in Havana begins at one o'clock when the clock is set forward at midnight")
  func havana() throws {
    let ticks = try DateTicks.zone("America/Havana")
    let start = try utc("2026-03-07T05:00:00Z")
    let dates = ticks.dates(from: start, to: start + 2 * 86_400, by: DateStep(.day))
    #expect(dates == [start, start + 86_400, start + 2 * 86_400 - 3_600])
    #expect(
      dates.map { ticks.label(of: $0, step: DateStep(.hour)) } == ["Sat 7", "Sun 8", "Mon 9"]
    )
    // Set back at one o'clock to midnight on 1 November.
    let autumn = try utc("2026-11-01T04:00:00Z")
    #expect(
      ticks.labels(autumn, autumn + 2 * 3_600, by: DateStep(.hour)) == ["Nov", "00:00-5", "01:00"]
    )
    #expect(ticks.labels(autumn, autumn + 13 * 3_600, by: DateStep(.hour, 12)) == ["Nov", "12:00"])
  }
}
