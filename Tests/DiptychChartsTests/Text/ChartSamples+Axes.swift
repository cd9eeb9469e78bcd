import Diptych
import DiptychCharts
import Foundation

extension ChartSample {
  /// Scales, marks of axes, dates and legends.
  static var axes: [ChartSample] {
    [
      ChartSample(
        "logarithmic y axis",
        Chart(1..<40) { LineMark(x: .value("n", $0), y: .value("n³", $0 * $0 * $0)) }
          .chartYScale(type: .log)
      ),
      ChartSample(
        "logarithmic axes",
        Chart(1..<30) { PointMark(x: .value("n", $0 * $0), y: .value("n³", $0 * $0 * $0)) }
          .chartXScale(type: .log).chartYScale(type: .log).chartHeight(8)
      ),
      ChartSample(
        "marks of the y axis",
        Chart(Amount.year) { BarMark(x: .value("Month", $0.month), y: .value("Part", $0.count)) }
          .chartYAxis {
            AxisMarks(values: .stride(by: 25)) { value in
              AxisGridLine()
              AxisValueLabel("\(value.index * 25) %")
            }
          }
      ),
      ChartSample(
        "marks at values",
        Chart(0..<30) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
          .chartXAxis { AxisMarks(values: .values([0, 7, 14, 28])) }
          .chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }
          .chartHeight(6)
      ),
      ChartSample(
        "own words of both axes",
        Chart(0..<30) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
          .chartXAxisLabel("Place").chartYAxisLabel("Length in metres").chartHeight(6)
      ),
      ChartSample("no x axis", short.chartXAxis(.hidden).chartHeight(5)),
      ChartSample("no y axis", short.chartYAxis(.hidden).chartHeight(5)),
      ChartSample("no axes", short.chartXAxis(.hidden).chartYAxis(.hidden).chartHeight(5)),
      ChartSample("height 3", short.chartHeight(3)),
      ChartSample("height 4", short.chartHeight(4)),
      ChartSample("height 5", short.chartHeight(5)),
      ChartSample("height 6", short.chartHeight(6)),
      ChartSample("height 20", short.chartHeight(20)),
      ChartSample(
        "legend above",
        legend.chartLegend(position: .top)
          .chartForegroundStyleScale(["removed": .removed, "added": .added])
      ),
      ChartSample("no legend", legend.chartLegend(.hidden)),
      ChartSample(
        "many series",
        Chart(0..<24) {
          BarMark(x: .value("x", "\($0 % 3)"), y: .value("y", 1 + $0 % 5))
            .foregroundStyle(by: .value("Series", "series number \($0 / 2)"))
        }
        .chartHeight(8)
      ),
      ChartSample(
        "order of categories",
        Chart(Amount.year.prefix(3)) {
          BarMark(x: .value("Month", $0.month), y: .value("Commits", $0.count))
        }
        .chartXScale(domain: ["Mar", "Feb", "Jan", "Dec"]).chartHeight(5)
      ),
    ]
  }

  private static var short: some View {
    Chart(Amount.year) { BarMark(x: .value("Month", $0.month), y: .value("Commits", $0.count)) }
  }

  private static var legend: some View {
    Chart(Amount.kinds(months: 5)) {
      BarMark(x: .value("Month", $0.month), y: .value("Lines", $0.count))
        .foregroundStyle(by: .value("Kind", $0.kind))
    }
    .chartHeight(6)
  }

  /// Dates, with a part of the calendar for each value and without.
  static var dates: [ChartSample] {
    [
      ChartSample(
        "months",
        Chart(0..<14) {
          BarMark(
            x: .value("Month", day($0 * 31), unit: .month),
            y: .value("Commits", $0 * $0 % 19)
          )
        }
        .chartHeight(8)
      ),
      ChartSample(
        "days",
        Chart([0, 1, 2, 5, 6, 9]) {
          BarMark(x: .value("Day", day($0), unit: .day), y: .value("Commits", 3 + $0))
        }
        .chartHeight(6)
      ),
      ChartSample(
        "lying months",
        Chart(0..<5) {
          BarMark(
            x: .value("Commits", $0 * $0 % 19),
            y: .value("Month", day($0 * 31), unit: .month)
          )
        }
      ),
      ChartSample(
        "a line over half a year",
        Chart(0..<180) { LineMark(x: .value("Day", day($0)), y: .value("Files", $0 * 7 % 90 + $0)) }
      ),
      ChartSample(
        "a line over a day",
        Chart(0..<24) {
          LineMark(
            x: .value("Hour", day(0) + Double($0) * 3_600),
            y: .value("Requests", ($0 - 12) * ($0 - 12))
          )
        }
        .chartHeight(8)
      ),
      ChartSample(
        "bars at dates without a unit",
        Chart(0..<10) {
          BarMark(x: .value("Day", day($0 * 7)), y: .value("Commits", 10 - $0))
        }
        .chartHeight(6)
      ),
    ]
  }

  /// Returns noon of a day, counted from 1 January 2026.
  static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_268_800 + Double(number) * 86_400)
  }

  /// Lines across, rectangles and heat maps.
  static var fields: [ChartSample] {
    [
      ChartSample(
        "lines across, and between values",
        Chart {
          for index in 0..<20 { PointMark(x: .value("x", index), y: .value("y", index * 3 % 11)) }
          RuleMark(y: .value("Mean", 4)).annotation { Text("mean") }
          RuleMark(x: .value("Now", 12)).foregroundStyle(.warning).annotation { Text("now") }
          RuleMark(xStart: .value("From", 2), xEnd: .value("To", 8), y: .value("y", 9))
          RuleMark(x: .value("x", 16), yStart: .value("From", 2), yEnd: .value("To", 8))
        }
      ),
      ChartSample(
        "rectangles between values",
        Chart {
          for index in 0..<4 {
            RectangleMark(
              xStart: .value("From", index * 10),
              xEnd: .value("To", index * 10 + 6),
              yStart: .value("Low", index),
              yEnd: .value("High", index * 2 + 2)
            )
          }
        }
        .chartHeight(8)
      ),
      ChartSample(
        "heat map",
        Chart("Commits by hour", 0..<(7 * 24)) {
          RectangleMark(
            x: .value("Hour", $0 % 24),
            y: .value("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][$0 / 24])
          )
          .foregroundStyle(by: .value("Commits", $0 * $0 % 23))
        }
      ),
      ChartSample(
        "fields behind a line",
        Chart {
          for index in 0..<6 {
            RectangleMark(x: .value("x", index), y: .value("y", index % 3))
              .foregroundStyle(by: .value("Number", index))
            LineMark(x: .value("x", index), y: .value("y", index % 3))
          }
        }
        .chartHeight(8)
      ),
    ]
  }
}
