import Foundation
import Testing

@testable import DiptychCharts

@Suite("Labels of dates") struct DateLabelTests {
  @Test(
    "A label names the largest unit that begins there",
    arguments: [
      ("2026-02-12T14:05:15Z", DateStep(.second, 15), "14:05:15", "2026-02-12 14:05:15"),
      ("2026-02-12T14:05:00Z", DateStep(.second, 15), "14:05", "2026-02-12 14:05:00"),
      ("2026-02-12T14:05:00Z", DateStep(.minute, 5), "14:05", "2026-02-12 14:05"),
      ("2026-02-12T14:00:00Z", DateStep(.hour), "14:00", "2026-02-12 14:00"),
      ("2026-02-09T00:00:00Z", DateStep(.minute, 30), "Mon 9", "2026-02-09 00:00"),
      ("2026-02-09T00:00:00Z", DateStep(.day), "Mon 9", "2026-02-09"),
      ("2026-02-02T00:00:00Z", DateStep(.day), "Mon 2", "2026-02-02"),
      ("2026-02-02T00:00:00Z", DateStep(.day, 2), "2 Feb", "2026-02-02"),
      ("2026-02-08T00:00:00Z", DateStep(.week), "8 Feb", "2026-02-08"),
      ("2026-02-01T00:00:00Z", DateStep(.hour, 6), "Feb", "2026-02-01 00:00"),
      ("2026-02-01T00:00:00Z", DateStep(.month), "Feb", "February 2026"),
      ("2026-01-01T00:00:00Z", DateStep(.month, 3), "2026", "January 2026"),
      ("2026-01-01T00:00:00Z", DateStep(.hour, 6), "2026", "2026-01-01 00:00"),
      ("2026-01-01T00:00:00Z", DateStep(.year), "2026", "2026"),
      ("0800-01-01T00:00:00Z", DateStep(.year, 100), "0800", "0800"),
      // Units below the step are left out of a label; a text that stands alone has them.
      ("2026-02-12T14:05:15Z", DateStep(.month), "Feb", "2026-02-12 14:05:15"),
      ("2026-02-12T14:05:15Z", DateStep(.day), "Thu 12", "2026-02-12 14:05:15"),
      ("2026-02-12T14:05:00Z", DateStep(.year), "2026", "2026-02-12 14:05"),
      ("2026-07-01T00:00:00Z", DateStep(.year), "2026", "July 2026"),
    ]
  )
  func label(date: String, step: DateStep, label: String, full: String) throws {
    let ticks = try DateTicks.zone("UTC")
    #expect(try ticks.label(of: utc(date), step: step) == label)
    #expect(try ticks.fullLabel(of: utc(date), step: step) == full)
  }

  @Test("Within a second, labels have the decimals of the step") func milliseconds() throws {
    let ticks = try DateTicks.zone("UTC")
    let date = try utc("2026-02-12T14:05:59Z")
    #expect(
      ticks.labels(date + 0.25, date + 1.25, by: DateStep(.millisecond, 250))
        == ["59.25 s", "59.50 s", "59.75 s", "14:06", "0.25 s"]
    )
    #expect(
      ticks.labels(date, date + 1, by: DateStep(.millisecond, 500))
        == ["59.0 s", "59.5 s", "14:06"]
    )
    #expect(
      ticks.fullLabel(of: date + 0.25, step: DateStep(.millisecond, 50))
        == "2026-02-12 14:05:59.250"
    )
  }

  @Test("Dates before the year 1, as they are written") func beforeChrist() throws {
    let ticks = try DateTicks.zone("UTC")
    let components = DateComponents(year: -43, month: 3, day: 15, hour: 9)
    let date = try #require(ticks.calendar.date(from: components))
    #expect(ticks.fullLabel(of: date, step: DateStep(.hour)) == "15 March 44 BC 09:00")
    #expect(ticks.fullLabel(of: date - 9 * 3_600, step: DateStep(.day)) == "15 March 44 BC")
    #expect(ticks.label(of: date, step: DateStep(.day)) == "Wed 15")
  }
}
