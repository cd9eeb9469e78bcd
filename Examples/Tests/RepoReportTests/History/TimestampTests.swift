import Testing

@testable import DiptychRepoReport

@Suite struct TimestampTests {
  @Test(
    "Git's raw dates",
    arguments: [
      ("0 +0000", "1970-01-01T00:00:00+00:00"),
      ("1700000000 +0100", "2023-11-14T23:13:20+01:00"),
      ("1700000000 -0730", "2023-11-14T14:43:20-07:30"),
      ("1700000000 +1400", "2023-11-15T12:13:20+14:00"),
      ("0 -0500", "1969-12-31T19:00:00-05:00"),
      ("1709164800 +0000", "2024-02-29T00:00:00+00:00"),
      ("4102444799 +0000", "2099-12-31T23:59:59+00:00"),
      ("1700000000 +9999", "2023-11-14T22:13:20+00:00"),
      ("1700000000 -9223372036854775808", "2023-11-14T22:13:20+00:00"),
      ("4102444800 +0000", nil),
      ("-1 +0000", nil),
      ("9223372036854775807 +0000", nil),
      ("99999999999999999999 +0000", nil),
      ("1700000000", nil),
      ("1700000000 ", nil),
      ("1700000000 UTC", nil),
      ("1700000000  +0000", nil),
      ("yesterday +0000", nil),
      ("", nil),
    ] as [(String, String?)]
  )
  func reading(raw: String, expected: String?) {
    let date = Array(raw.utf8).withUnsafeBytes { Timestamp(raw: $0) }
    #expect(date?.description == expected)
  }

  @Test("The clock of the author, not of this machine")
  func clock() {
    let date = Timestamp(secondsSinceEpoch: 1_700_000_000, offsetMinutes: 345)
    #expect(date.date == CivilDate(year: 2023, month: 11, day: 15))
    #expect([date.hour, date.minute] == [3, 58])
  }

  @Test("Earlier moments come first, wherever they were")
  func order() {
    let first = Timestamp(secondsSinceEpoch: 10, offsetMinutes: 600)
    let second = Timestamp(secondsSinceEpoch: 11, offsetMinutes: -600)
    #expect([second, first].sorted() == [first, second])
  }
}
