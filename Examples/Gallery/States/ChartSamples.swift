#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A month in the charts of the samples.
struct ChartMonth: Sendable {
  let name: String
  let date: Date
  let commits: Int
  /// The lowest and the highest temperature, in degrees.
  let degrees: ClosedRange<Int>

  static let year = zip(
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    [
      (12, -4...3), (40, -3...5), (31, 1...10), (8, 5...15), (66, 9...20), (71, 12...23),
      (50, 14...25), (2, 14...24), (0, 10...20), (33, 6...14), (90, 1...8), (41, -2...4),
    ]
  )
  .enumerated().map { index, month in
    ChartMonth(
      name: month.0,
      // The middle of each month of 2026.
      date: Date(timeIntervalSince1970: 1_768_435_200 + Double(index) * 2_629_746),
      commits: month.1.0,
      degrees: month.1.1
    )
  }

  static let spring = year[1..<6]
}

/// The number of tests in a language in a month.
struct ChartTests: Sendable {
  let month: String
  let language: String
  let count: Int

  static let samples = [
    ("Jan", [30, 22, 8]), ("Feb", [34, 25, 12]), ("Mar", [48, 21, 14]), ("Apr", [61, 20, 19]),
  ].flatMap { month, counts in
    zip(["Swift", "C", "Shell"], counts).map {
      ChartTests(month: month, language: $0, count: $1)
    }
  }

  static let total = samples.suffix(3)
}

/// The number of lines on a day.
struct ChartDay: Sendable {
  let date: Date
  let added: Int
  let removed: Int

  static let month = (0..<30).map { day in
    ChartDay(
      // The days of November 2026.
      date: Date(timeIntervalSince1970: 1_793_491_200 + Double(day) * 86_400),
      added: 40 + day * day * 7 % 61,
      removed: 10 + day * day * 11 % 37
    )
  }
}

/// A file of some size.
struct ChartFile: Sendable {
  let lines: Int
  let commits: Int

  static let samples = (1...40).map {
    ChartFile(lines: $0 * $0 * 31 % 397, commits: $0 * 3 / 2 + $0 * $0 * 7 % 23)
  }
}

/// The time that a program takes for a number of views.
struct ChartTime: Sendable {
  let views: Int
  let microseconds: Int

  static let samples = (0...20).map { ChartTime(views: 1 << $0, microseconds: 3 + (2 << $0)) }
}
