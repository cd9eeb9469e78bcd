import Diptych
import Foundation
import Testing

@testable import DiptychCharts

@Suite("Marks at parts of the calendar") struct DateStrideTests {
  /// A line from 15 January 2026 over some days.
  private func line(days: Int) -> Chart {
    Chart(0..<days) {
      LineMark(x: .value("Day", ChartSample.day(14 + $0)), y: .value("Files", $0))
    }
  }

  private func labels(_ chart: some View) -> [String] {
    let lines = chart.chartHeight(4).rendered(as: .text(width: 80)).split(separator: "\n")
    let last = lines.lastIndex { $0.contains { "▔▁".contains($0) } } ?? 0
    return lines[(last + 1)...].flatMap { line in
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns the texts below the picture of a page.
  private func pageLabels(_ chart: some View) -> [String] {
    let page = chart.rendered(as: .html)
    return page.matches(of: /<text[^>]* y="20"[^>]*>([^<]*)</).map { String($0.1) }
  }

  @Test("The first day of each month") func allMonths() {
    let chart = line(days: 180).chartXAxis { AxisMarks(values: .stride(by: .month)) }
    #expect(labels(chart) == ["Feb 2026", "Mar", "Apr", "May", "Jun", "Jul"])
  }

  @Test(
    "The first day of each second month, of each third, and of each quarter",
    arguments: [
      (.month, 2, ["Mar 2026", "May", "Jul"]),
      (.month, 3, ["Apr 2026", "Jul"]),
      (.quarter, 1, ["Apr 2026", "Jul"]),
    ] as [(Calendar.Component, Int, [String])]
  )
  func months(component: Calendar.Component, count: Int, names: [String]) {
    let chart = line(days: 180).chartXAxis {
      AxisMarks(values: .stride(by: component, count: count))
    }
    #expect(labels(chart) == names)
    #expect(pageLabels(chart) == names)
  }

  @Test("Bands of months have a label at each third month") func bands() {
    let chart = Chart(0..<12) {
      BarMark(x: .value("Month", ChartSample.day($0 * 31), unit: .month), y: .value("Files", $0))
    }
    .chartXAxis { AxisMarks(values: .stride(by: .month, count: 3)) }
    #expect(labels(chart) == ["2026", "Apr", "Jul", "Oct"])
    #expect(pageLabels(chart) == ["2026", "Apr", "Jul", "Oct"])
  }

  @Test("Some are left out if there is no space") func crowded() {
    let chart = line(days: 180).chartXAxis { AxisMarks(values: .stride(by: .day)) }
    #expect(
      labels(chart) == [
        "27 Jan", "16 Feb", "8 Mar", "Sat 28", "17 Apr", "7 May", "Wed 27", "16 Jun", "6 Jul",
        "2026",
      ]
    )
  }

  @Test("Numbers and eras have the usual values") func others() {
    let numbers = Chart(0..<60) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    #expect(
      labels(numbers.chartXAxis { AxisMarks(values: .stride(by: .month)) }) == labels(numbers)
    )
    #expect(
      labels(line(days: 90).chartXAxis { AxisMarks(values: .stride(by: .era)) })
        == labels(line(days: 90))
    )
  }

  @Test("Multiples of a number") func numbers() {
    let chart = Chart(0..<101) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXAxisLabel("")
      .chartXAxis { AxisMarks(values: .stride(by: 25)) }
    #expect(labels(chart) == ["0", "25", "50", "75", "100"])
    #expect(pageLabels(chart) == ["0", "25", "50", "75", "100"])
  }
}
