import Diptych
import DiptychCharts
import Foundation

extension ChartSample {
  /// Too few values, and values that have no place.
  static var few: [ChartSample] {
    [
      ChartSample("empty", line([])),
      ChartSample("empty bars", bars([])),
      ChartSample("one point", line([3])),
      ChartSample("one bar", bars([("only", 3)])),
      ChartSample("all equal", line([5, 5, 5, 5])),
      ChartSample("all zero", line([0, 0, 0])),
      ChartSample("bars of zero", bars([("a", 0), ("b", 0)])),
      ChartSample("all negative", line([-3, -5, -4])),
      ChartSample("not a number", line([1, .nan, 3, 2, .nan])),
      ChartSample("nothing but not a number", line([.nan, .nan])),
      ChartSample("infinite", line([1, .infinity, 3, -.infinity])),
      ChartSample(
        "infinite bars",
        bars([("a", 1), ("b", .infinity), ("c", -.infinity), ("d", .nan)])
      ),
    ]
  }

  /// Too many values.
  static var many: [ChartSample] {
    [
      ChartSample("100,000 values", line((0..<100_000).map { Double($0 * 7919 % 10_007) })),
      ChartSample("500 categories", bars((0..<500).map { ("name \($0)", Double($0 * $0 % 97)) })),
      ChartSample(
        "500 categories, lying",
        lying((0..<500).map { ("name \($0)", Double($0 % 97)) })
      ),
      ChartSample(
        "500 categories of three series",
        Chart(0..<1500) {
          BarMark(x: .value("Name", "name \($0 / 3)"), y: .value("Count", $0 * $0 % 31))
            .foregroundStyle(by: .value("Series", ["a", "b", "c"][$0 % 3]))
        }
        .chartHeight(6)
      ),
    ]
  }

  /// Labels that are long, foreign or hostile.
  static var labels: [ChartSample] {
    let long = String(repeating: "long label ", count: 20)
    let names = [
      ("200 characters", ["\(long)1", "\(long)2", "short"]),
      ("one word of 200 characters", [String(repeating: "x", count: 200), "y"]),
      ("Hebrew and Arabic", ["שלום", "مرحبا", "left"]),
      ("wide", ["日本語", "한국어", "中文", "👩‍👩‍👧"]),
      ("combining", ["e\u{301}", "ไทย", "a\u{300}\u{301}"]),
      ("control characters", ["a\u{1B}[31mb", "c\u{7}d", "e\tf", "\u{0}"]),
      ("lines", ["first\nsecond", "a\r\nb", "c\u{2028}d"]),
      ("empty", ["", " ", "x"]),
      ("duplicates", ["a", "b", "a"]),
    ]
    return names.flatMap { title, names in
      let values = names.enumerated().map { ($1, Double($0 + 1)) }
      return [ChartSample(title, bars(values)), ChartSample("\(title), lying", lying(values))]
    } + [
      ChartSample(
        "everywhere",
        Chart("A title\nin two lines \u{1B}[1m", ["日\n本", "x\u{7}"]) { name in
          BarMark(x: .value("x \(name)", name), y: .value("y\n\(name)", 2))
            .foregroundStyle(by: .value("series\n", "a\n\u{1B}b \(name)"))
            .annotation { Text("note\n\(name)") }
        }
        .chartHeight(6)
      ),
      ChartSample(
        "wide words on each other",
        Chart(0..<3) {
          PointMark(x: .value("x", 3 * $0), y: .value("y", 1))
            .annotation(position: .overlay) { Text("日本語日本語") }
        }
        .chartXScale(domain: 0...60).chartHeight(5)
      ),
      ChartSample(
        "empty names of series",
        Chart(["", " ", "c"]) {
          BarMark(x: .value("", "x"), y: .value("", 1)).foregroundStyle(by: .value("", $0))
        }
        .chartHeight(5)
      ),
      ChartSample(
        "sectors with the same name, and one with a long name",
        Chart(["a", "a", long]) {
          SectorMark(angle: .value("Part", 1)).foregroundStyle(by: .value("Name", $0))
        }
      ),
    ]
  }

  /// Numbers at the ends of what a number can be.
  static var numbers: [ChartSample] {
    [
      ChartSample("±1e308", line([-1e308, 1e308, 0])),
      ChartSample("bars of ±1e308", bars([("a", 1e308), ("b", -1e308)])),
      ChartSample("the sum of 1e308", bars([("a", 1e308), ("a", 1e308), ("b", 1)])),
      ChartSample("sectors of 1e308", sectors([1e308, 1e308, 1e308])),
      ChartSample("sectors of nothing", sectors([0, 0])),
      ChartSample("negative sectors", sectors([3, -1, 1, .nan, .infinity])),
      ChartSample("denormals", line([1, 2, 4].map { $0 * .leastNonzeroMagnitude })),
      ChartSample("a denormal bar", bars([("a", .leastNonzeroMagnitude)])),
      ChartSample("close together", line([1e15, 1e15 + 1, 1e15 + 2])),
      ChartSample("far apart", line([1e-9, 1, 1e9])),
      ChartSample(
        "zero and negatives, logarithmic",
        line([0, -1, 10, 100]).chartYScale(type: .log)
      ),
      ChartSample("nothing above zero, logarithmic", line([0, -1]).chartYScale(type: .log)),
      ChartSample(
        "bars, logarithmic",
        bars([("a", 0), ("b", 3), ("c", 3_000), ("d", -2)]).chartYScale(type: .log)
      ),
      ChartSample("all values outside", line([50, 60]).chartYScale(domain: 0.0...1.0)),
      ChartSample("partly outside", line([0, 10, 0, -10, 1e308]).chartYScale(domain: -5.0...5.0)),
      ChartSample(
        "bars outside",
        bars([("a", 3), ("b", 8), ("c", 30)]).chartYScale(domain: 5.0...10.0)
      ),
      ChartSample("an empty domain", line([1, 2]).chartYScale(domain: 1.0...1.0)),
      ChartSample("a domain of names", line([1, 2]).chartYScale(domain: ["a", "b"])),
      ChartSample(
        "names among numbers",
        Chart {
          BarMark(x: .value("Name", "a"), y: .value("y", 1))
          BarMark(x: .value("Number", 3), y: .value("y", 2))
          LineMark(x: .value("Day", day(0)), y: .value("Name", "b"))
        }
      ),
      ChartSample(
        "sectors among bars",
        Chart {
          BarMark(x: .value("Name", "a"), y: .value("y", 1))
          SectorMark(angle: .value("Part", 2))
        }
      ),
      ChartSample("names on both axes", names),
    ].map { ChartSample($0.name, $0.chart.chartHeight(6)) }
  }

  private static var names: some View {
    Chart(["a", "b", "c"]) {
      PointMark(x: .value("x", $0), y: .value("y", $0 == "b" ? "no" : "yes"))
    }
  }

  /// Dates that are out of order, at the ends of the calendar, and where the clock is changed.
  static var hardDates: [ChartSample] {
    let spring = Date(timeIntervalSince1970: 1_774_728_000)
    let autumn = Date(timeIntervalSince1970: 1_792_872_000)
    return [
      ChartSample(
        "out of order",
        Chart([5, 1, 9, 3]) { LineMark(x: .value("Day", day($0)), y: .value("y", $0)) }
      ),
      ChartSample(
        "out of order, with a unit",
        Chart([5, 1, 9, 3]) { BarMark(x: .value("Day", day($0), unit: .day), y: .value("y", $0)) }
      ),
      ChartSample("hours of spring", clock(spring, .hour)),
      ChartSample("hours of autumn", clock(autumn, .hour)),
      ChartSample("days of spring", clock(spring, .day)),
      ChartSample("days of autumn", clock(autumn, .day)),
      ChartSample(
        "a line through an autumn night",
        Chart(0..<24) {
          LineMark(x: .value("Hour", autumn + Double($0) * 3_600), y: .value("y", $0 % 5))
        }
        .chartCalendar(berlin)
      ),
      ChartSample(
        "years 1 to 9999",
        Chart([-62_135_596_800, 0, 253_370_764_800] as [Double]) {
          LineMark(x: .value("Year", Date(timeIntervalSince1970: $0)), y: .value("y", $0 / 1e9))
        }
      ),
      ChartSample(
        "years 1 to 9999, with a unit",
        Chart([-62_135_596_800, 0, 253_370_764_800] as [Double]) {
          BarMark(
            x: .value("Year", Date(timeIntervalSince1970: $0), unit: .year),
            y: .value("y", 1 + $0 / 1e12)
          )
        }
      ),
      ChartSample(
        "years 1 to 9999, by days",
        Chart([-62_135_596_800, 0, 253_370_764_800] as [Double]) {
          BarMark(
            x: .value("Day", Date(timeIntervalSince1970: $0), unit: .day),
            y: .value("y", 1 + $0 / 1e12)
          )
        }
      ),
      ChartSample(
        "no dates",
        Chart([Double.nan, .infinity, 1e300, 0, 1]) {
          LineMark(x: .value("Day", Date(timeIntervalSince1970: $0)), y: .value("y", 1))
        }
      ),
      ChartSample(
        "no dates, with a unit",
        Chart([Double.nan, .infinity, 1e300, 0]) {
          BarMark(x: .value("Day", Date(timeIntervalSince1970: $0), unit: .day), y: .value("y", 1))
        }
      ),
    ].map { ChartSample($0.name, $0.chart.chartHeight(6)) }
  }

  private static var berlin: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }

  /// Returns bars around a change of the clock in Berlin.
  private static func clock(_ start: Date, _ unit: Calendar.Component) -> some View {
    let length: Double = unit == .day ? 86_400 : 3_600
    return Chart(0..<(unit == .day ? 4 : 18)) {
      BarMark(
        x: .value("Time", start + (Double($0) - (unit == .day ? 2 : 0)) * length, unit: unit),
        y: .value("y", 1 + $0 % 7)
      )
    }
    .chartCalendar(berlin)
  }

  // MARK: Forms

  private static func line(_ values: [Double]) -> Chart {
    Chart(values.enumerated()) { LineMark(x: .value("x", $0.offset), y: .value("y", $0.element)) }
  }

  private static func bars(_ values: [(String, Double)]) -> Chart {
    Chart(values) { BarMark(x: .value("Name", $0.0), y: .value("Count", $0.1)) }
  }

  private static func lying(_ values: [(String, Double)]) -> Chart {
    Chart(values) { BarMark(x: .value("Count", $0.1), y: .value("Name", $0.0)) }
  }

  private static func sectors(_ values: [Double]) -> Chart {
    Chart(values.enumerated()) {
      SectorMark(angle: .value("Part", $0.element))
        .foregroundStyle(by: .value("Name", "part \($0.offset)"))
    }
  }
}
