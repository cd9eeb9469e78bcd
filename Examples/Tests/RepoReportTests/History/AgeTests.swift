import Testing

@testable import DiptychRepoReport

@Suite struct AgeTests {
  /// 2026-11-20T17:08:00Z, a Friday.
  private static let now = Timestamp(secondsSinceEpoch: 1_795_194_480, offsetMinutes: 0)

  /// A commit a number of seconds ago, its age in words and abbreviated.
  struct Row: Sendable {
    let seconds: Int
    let words: String?
    let abbreviation: String?

    init(_ seconds: Int, _ words: String?, _ abbreviation: String?) {
      self.seconds = seconds
      self.words = words
      self.abbreviation = abbreviation
    }
  }

  @Test(
    "The largest unit that has passed",
    arguments: [
      Row(-61, nil, nil),
      Row(-60, "just now", "now"),
      Row(59, "just now", "now"),
      Row(60, "1 min ago", "1 min"),
      Row(3599, "59 min ago", "59 min"),
      Row(3600, "1 hour ago", "1 h"),
      Row(17 * 3600, "17 hours ago", "17 h"),
      Row(17 * 3600 + 480, "17 hours ago", "17 h"),
      Row(17 * 3600 + 481, "yesterday", "1 d"),
      Row(41 * 3600, "yesterday", "1 d"),
      Row(42 * 3600, "2 days ago", "2 d"),
      Row(30 * 86_400, "30 days ago", "30 d"),
      Row(31 * 86_400, "1 month ago", "1 mo"),
      Row(364 * 86_400, "11 months ago", "11 mo"),
      Row(365 * 86_400, "1 year ago", "1 y"),
      Row(2600 * 86_400, "7 years ago", "7 y"),
    ]
  )
  func units(row: Row) {
    let moment = Timestamp(
      secondsSinceEpoch: Self.now.secondsSinceEpoch - row.seconds,
      offsetMinutes: 0
    )
    let age = Age(of: moment, at: Self.now)
    #expect(age?.words == row.words)
    #expect(age?.abbreviation == row.abbreviation)
  }

  @Test("Days are the author's, and twelve hours are never a day")
  func days() {
    func age(hours: Int, offset: Int, now: Int = 0) -> Age? {
      let now = Timestamp(
        secondsSinceEpoch: Self.now.secondsSinceEpoch + now * 3600,
        offsetMinutes: 0
      )
      let moment = Timestamp(
        secondsSinceEpoch: now.secondsSinceEpoch - hours * 3600,
        offsetMinutes: offset
      )
      return Age(of: moment, at: now)
    }
    // 15 hours before 17:08 is 02:08 of the same day, but 21:08 of the day before in New York.
    #expect(age(hours: 15, offset: 0) == .hours(15))
    #expect(age(hours: 15, offset: -300) == .days(1))
    // Past midnight.
    #expect(age(hours: 3, offset: 0, now: 8) == .hours(3))
    #expect(age(hours: 12, offset: 0, now: 8) == .days(1))
  }

  @Test("The time of the environment, or of the clock")
  func current() throws {
    let time = try Timestamp(current: ["SOURCE_DATE_EPOCH": "1795194480"])
    #expect(time == Self.now)
    let clock = try Timestamp(current: [:])
    #expect(clock.secondsSinceEpoch > 1_700_000_000)
    for value in ["", "now", "-1", "1e9", "4102444800", "99999999999999999999"] {
      #expect(throws: ReportError.invalidTime(variable: "SOURCE_DATE_EPOCH", value: value)) {
        try Timestamp(current: ["SOURCE_DATE_EPOCH": value])
      }
    }
  }
}
