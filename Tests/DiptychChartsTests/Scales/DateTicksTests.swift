import Foundation
import Testing

@testable import DiptychCharts

@Suite("Ticks of a date axis") struct DateTicksTests {
  /// Every date is d3's, to the millisecond.
  @Test("The ticks of d3 in UTC") func reference() throws {
    let ticks = try DateTicks.zone("UTC")
    let rows = try TickReferences.rows(of: "dates.tsv")
    #expect(rows.count == 333)
    for row in rows {
      let start = try Date(timeIntervalSince1970: TickReferences.number(row[0]) / 1_000)
      let stop = try Date(timeIntervalSince1970: TickReferences.number(row[1]) / 1_000)
      let count = try #require(Int(row[2]))
      let expected = try TickReferences.numbers(row[3])
      let dates = ticks.ticks(from: start, to: stop, count: count)
      #expect(dates.map { ($0.timeIntervalSince1970 * 1_000).rounded() } == expected, "\(row)")
      #expect(ticks.ticks(from: stop, to: start, count: count) == dates, "\(row)")
    }
  }

  @Test("Labels of neighbouring ticks differ") func neighbours() throws {
    let ticks = try DateTicks.zone("UTC")
    for row in try TickReferences.rows(of: "dates.tsv") {
      let start = try Date(timeIntervalSince1970: TickReferences.number(row[0]) / 1_000)
      let stop = try Date(timeIntervalSince1970: TickReferences.number(row[1]) / 1_000)
      let count = try #require(Int(row[2]))
      let step = ticks.interval(from: start, to: stop, count: count)
      let dates = ticks.ticks(from: start, to: stop, count: count)
      let labels = dates.map { ticks.label(of: $0, step: step) }
      #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 != $1 }, "\(labels)")
      #expect(Set(dates.map { ticks.fullLabel(of: $0, step: step) }).count == dates.count)
    }
  }

  @Test("An explicit step") func explicit() throws {
    let ticks = try DateTicks.zone("UTC")
    let (start, stop) = try (utc("2025-11-20T10:00:00Z"), utc("2026-08-01T00:00:00Z"))
    #expect(ticks.labels(start, stop, by: DateStep(.month, 3)) == ["2026", "Apr", "Jul"])
    #expect(
      // Counted in a row: November, April, September, February.
      ticks.labels(start, stop + 200 * 86_400, by: DateStep(.month, 5)) == ["Apr", "Sep", "Feb"]
    )
    #expect(
      try ticks.labels(start, utc("2025-11-20T16:00:00Z"), by: DateStep(.minute, 90))
        == ["10:30", "12:00", "13:30", "15:00"]
    )
    #expect(
      try ticks.labels(
        utc("2026-01-25T00:00:00Z"),
        utc("2026-02-16T00:00:00Z"),
        by: DateStep(.week)
      )
        == ["25 Jan", "Feb", "8 Feb", "15 Feb"]
    )
    #expect(
      ticks.dates(from: .distantPast, to: .distantFuture, by: DateStep(.second)).count == 10_000
    )
  }

  @Test("Weeks begin on the first weekday of the calendar") func weeks() throws {
    var ticks = try DateTicks.zone("UTC")
    ticks.calendar.firstWeekday = 2
    #expect(
      try ticks.labels(
        utc("2026-02-01T00:00:00Z"),
        utc("2026-02-16T00:00:00Z"),
        by: DateStep(.week)
      )
        == ["2 Feb", "9 Feb", "16 Feb"]
    )
  }

  @Test("From the year 1 to 9999, and before") func centuries() throws {
    let ticks = try DateTicks.zone("UTC")
    let (first, last) = try (utc("0001-01-03T00:00:00Z"), utc("9999-12-31T00:00:00Z"))
    #expect(ticks.interval(from: first, to: last, count: 5) == DateStep(.year, 2_000))
    #expect(
      ticks.labels(first, last, by: DateStep(.year, 2_000)) == ["2000", "4000", "6000", "8000"]
    )
    let step = DateStep(.year, 500)
    let early = ticks.dates(from: Date(timeIntervalSince1970: -95e9), to: first, by: step)
    #expect(early.map { ticks.label(of: $0, step: step) } == ["1001 BC", "501 BC", "1 BC"])
    // The multiple before the range is in 5001 BC, before the first year of calendars.
    let wide = DateStep(.year, 5_000)
    let ends = ticks.dates(from: Date(timeIntervalSince1970: -95e9), to: last + 1e9, by: wide)
    #expect(ends.map { ticks.label(of: $0, step: wide) } == ["1 BC", "5000", "10000"])
  }

  @Test("There are no ticks without dates or a count") func nothing() throws {
    let ticks = try DateTicks.zone("UTC")
    let now = try utc("2026-02-12T14:05:15Z")
    let endless = Date(timeIntervalSince1970: .infinity)
    let nan = Date(timeIntervalSince1970: .nan)
    let far = Date(timeIntervalSince1970: 1e300)
    let rows: [(from: Date, to: Date, count: Int)] = [
      (now, now + 60, 0), (now, endless, 5), (nan, now, 5), (now, far, 5),
    ]
    for row in rows {
      #expect(ticks.ticks(from: row.from, to: row.to, count: row.count) == [], "\(row)")
    }
    #expect(ticks.label(of: nan, step: DateStep(.day)) == "")
    #expect(ticks.fullLabel(of: far, step: DateStep(.day)) == "")
    #expect(ticks.interval(from: now, to: far, count: 5) == DateStep(.day))
    #expect(ticks.ticks(from: now, to: now, count: 5) == [now])
    #expect(ticks.ticks(from: now, to: now + 1e9, count: .max).count == 10_000)
  }
}
