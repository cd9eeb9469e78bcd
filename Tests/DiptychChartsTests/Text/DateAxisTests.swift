import Diptych
import DiptychSampling
import Foundation
import Testing

@testable import DiptychCharts

/// The labels of a date axis, read by what they say and by those before them.
private struct DateReader {
  private let calendar = Calendar.utc
  private var parts = DateComponents()
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns the date of the next label; nil if it does not tell one.
  mutating func date(of label: String) -> Date? {
    let words = label.split(separator: " ").map(String.init)
    var next = DateComponents()
    var index = 0
    while index < words.count {
      let word = words[index]
      if word.contains(":") {
        let time = word.split(separator: ":").compactMap { Double($0) }
        (next.hour, next.minute) = (Int(time[0]), Int(time[1]))
        if time.count > 2 { setSecond(time[2], &next) }
      } else if index + 1 < words.count, words[index + 1] == "s", let second = Double(word) {
        (next.hour, next.minute) = (parts.hour, parts.minute)
        setSecond(second, &next)
        index += 1
      } else if let month = Self.months.firstIndex(of: word) {
        next.month = month + 1
      } else if let number = Int(word) {
        if number > 31 { next.year = number } else { next.day = number }
      } else if !["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].contains(word) {
        return nil
      }
      index += 1
    }
    if next.year != nil, next.month == nil { (next.month, next.day) = (1, 1) }
    if next.month != nil, next.day == nil { next.day = 1 }
    if next.month == nil { next.month = parts.month }
    if next.day == nil { next.day = parts.day }
    if next.year == nil { next.year = parts.year }
    guard next.year != nil, next.month != nil, next.day != nil else { return nil }
    parts = next
    return calendar.date(from: next)
  }

  private func setSecond(_ second: Double, _ parts: inout DateComponents) {
    parts.second = Int(second)
    parts.nanosecond = Int(((second - Double(Int(second))) * 1e9).rounded())
  }
}

@Suite("Date axes whose labels are unambiguous") struct DateAxisTests {
  /// Returns the labels with the columns of their middles, in one line.
  private func labels(_ line: Substring) -> [(text: String, middle: Double)] {
    line.matches(of: /\S+(?: \S+)*/).map { match in
      let start = line.distance(from: line.startIndex, to: match.range.lowerBound)
      return (String(match.output), Double(start) + Double(match.output.count) / 2)
    }
  }

  @Test("Four years of months and more have labels of years alone, fewer have July between them")
  func years() {
    func labels(months: Int) -> [String] {
      let calendar = Calendar.utc
      let picture = Chart(0..<months) { month in
        let date = calendar.date(from: DateComponents(year: 2022, month: 4 + month)) ?? .distantPast
        BarMark(x: .value("Month", date, unit: .month), y: .value("Commits", month % 7))
      }
      .rendered(as: .text(width: 80))
      return self.labels(picture.split(separator: "\n").last ?? "").map(\.text)
    }
    #expect(labels(months: 56) == ["2023", "2024", "2025", "2026"])
    #expect(labels(months: 30) == ["Jul 2022", "2023", "Jul", "2024", "Jul"])
  }

  /// Returns a chart with a bar for each of some periods.
  private func bars(
    _ count: Int,
    of unit: Calendar.Component,
    from start: DateComponents
  ) throws -> some View {
    let first = try #require(Calendar.utc.date(from: start))
    let bars = try (0..<count).map { index in
      try #require(Calendar.utc.date(byAdding: unit, value: index, to: first))
    }
    return Chart(bars.enumerated()) {
      BarMark(x: .value("t", $0.element, unit: unit), y: .value("v", $0.offset % 7 + 1))
    }
    .chartHeight(4)
  }

  @Test("Months and days name their year, and no two labels read as one date")
  func periods() throws {
    let months = try bars(20, of: .month, from: DateComponents(year: 2024, month: 10))
    #expect(
      months.rendered(as: .text(width: 40)) == """
        v
                   ▃▃▆▆         ▃▃▆▆          ▃▃
        5▔   ▂▂▅▅██████    ▂▂▅██████    ▂▂▅▅████
        0▁▃▆▆██████████▃▃▆▆█████████▃▃▆▆████████
              2025         Jul       2026

        """
    )
    let days = try bars(30, of: .day, from: DateComponents(year: 2026, month: 9, day: 22))
    #expect(
      days.rendered(as: .text(width: 40)) == """
        v
                ▃▆       ▃▆       ▃▆      ▃▃▆
        5▔  ▂▅▅███   ▂▅████   ▂▅████   ▂▅████
        0▁▃▆██████▃▃▆██████▃▃▆██████▃▆▆██████▃▆▆
             27 Sep    4 Oct   11 Oct   18 Oct
              2026

        """
    )
  }

  @Test(
    "The labels alone give the date of each tick",
    arguments: 0..<UInt64(Sample.count(100, of: 300))
  )
  func told(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let length = pow(10, Double.random(in: 0...9.8, using: &generator))
    let start = Date(timeIntervalSince1970: .random(in: -2e9...3e9, using: &generator).rounded())
    let width = Int.random(in: 20...160, using: &generator)
    let picture = Chart([0.0, 1.0]) {
      LineMark(x: .value("Time", start + $0 * length), y: .value("y", $0))
    }
    .chartYAxis(.hidden).chartHeight(8).rendered(as: .text(width: width))
    let lines = picture.split(separator: "\n")
    let base = try #require(lines.firstIndex { $0.contains("▔") }, "\(picture)")
    let sides: [Character: Double] = ["▏": 0, "╵": 0.5, "▕": 1]
    let ticks = lines[base].enumerated().compactMap { index, character in
      sides[character].map { Double(index) + $0 }
    }
    var first = labels(lines[base + 1])
    if base + 2 < lines.count {
      for label in labels(lines[base + 2]) {
        let nearest = try #require(
          first.indices.min {
            abs(first[$0].middle - label.middle) < abs(first[$1].middle - label.middle)
          }
        )
        first[nearest].text += " " + label.text
      }
    }
    #expect(!ticks.isEmpty && ticks.count == first.count, "\(picture)")
    var reader = DateReader()
    for (tick, label) in zip(ticks, first) {
      let told = reader.date(of: label.text)
      let date = try #require(told, "\(label.text)\n\(picture)")
      let place = date.timeIntervalSince(start) / length * Double(width)
      #expect(abs(place - tick) <= 0.26, "\(start) \(length) \(label.text) \(date)\n\(picture)")
    }
  }
}
