import DiptychText
import Foundation
import Testing

@testable import DiptychCharts

@Suite("The ends of an axis of numbers") struct DomainTests {
  /// Returns the ends and the ticks of the y axis.
  private func axis(_ chart: Chart) -> String {
    let y = chart.scene(ChartSettings()).y
    let ticks = y.ticks(count: 5).map(\.label).joined(separator: " ")
    return "\(y.domain.lowerBound)...\(y.domain.upperBound): \(ticks)"
  }

  private func line(_ values: [Double]) -> String {
    axis(Chart(values.indices) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) })
  }

  private func area(_ values: [Double]) -> String {
    axis(Chart(values.indices) { AreaMark(x: .value("x", $0), y: .value("y", values[$0])) })
  }

  @Test("Lines end at a finer step, with ticks at round numbers inside") func lines() {
    let rows: [(values: [Double], axis: String)] = [
      ([-11, 27, 3], "-15.0...30.0: -10 0 10 20 30"),
      ([-4, 38], "-5.0...40.0: 0 10 20 30 40"),
      ([52, 97], "50.0...100.0: 50 60 70 80 90 100"),
      // Values that are all the same are in the middle.
      ([3], "1.5...4.5: 2 3 4"),
      ([0.31, 0.46], "0.3...0.46: 0.30 0.35 0.40 0.45"),
    ]
    for (values, axis) in rows { #expect(line(values) == axis, "\(values)") }
  }

  @Test("With fewer ticks, bars end at a tick of theirs") func fewTicks() {
    let chart = Chart([13, 70]) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
    #expect(axis(chart) == "0.0...70.0: 0 10 20 30 40 50 60 70")
    var settings = ChartSettings()
    settings.y.marks = AxisMarks(values: .automatic(desiredCount: 4))
    let y = chart.scene(settings).y
    #expect(y.domain == 0...80)
    #expect(y.ticks(count: 5).map(\.label) == ["0", "20", "40", "60", "80"])
  }

  @Test("Lines that begin at zero, and areas, end at a tick") func bases() {
    #expect(line([3, 27]) == "0.0...30.0: 0 5 10 15 20 25 30")
    #expect(area([-11, 27]) == "-20.0...30.0: -20 -10 0 10 20 30")
  }

  /// Returns the problems of a chart whose x axis has a domain.
  private func problems(
    _ chart: Chart,
    _ domain: [some Plottable],
    type: _ScaleType = .linear
  ) -> [ChartProblem] {
    var settings = ChartSettings()
    settings.x.domain = _ChartScaleDomain(domain)
    settings.x.type = type
    return chart.scene(settings).problems
  }

  @Test("A domain with other values than the axis needs is a problem") func unusable() {
    let numbers = Chart([1, 2.5]) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    let unusable: [[Double]] = [[0, .infinity], [.nan, 1], [3, 1], [1, 1], [1, 2, 3], [1]]
    for domain in unusable {
      #expect(
        problems(numbers, domain) == [.unusableDomain(axis: .x, needed: .numbers)],
        "\(domain)"
      )
    }
    #expect(problems(numbers, ["a"]) == [.unusableDomain(axis: .x, needed: .numbers)])
    #expect(
      problems(numbers, [0.0, 9], type: .log)
        == [.unusableDomain(axis: .x, needed: .positiveNumbers)]
    )
    let dates = Chart([0.0, 9e8]) {
      PointMark(x: .value("x", Date(timeIntervalSince1970: $0)), y: .value("y", $0))
    }
    #expect(
      problems(dates, [Date.now, Date(timeIntervalSince1970: 1e300)])
        == [.unusableDomain(axis: .x, needed: .dates)]
    )
    let names = Chart(["a", "b"]) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
    #expect(problems(names, [1, 2]) == [.unusableDomain(axis: .x, needed: .names)])
  }

  @Test("A domain that fits, or of a chart without values, is not a problem") func usable() {
    let numbers = Chart([1, 2.5]) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    #expect(problems(numbers, [0, 10]) == [])
    #expect(problems(numbers, [0.1, 10], type: .log) == [])
    let names = Chart(["a", "b"]) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
    #expect(problems(names, ["b", "c"]) == [])
    let empty = Chart([Double]()) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    #expect(problems(empty, [3, 1]) == [])
  }

  @Test("The chart shows what the domain needs, and draws the values without it") func message() {
    let chart = Chart([1, 2]) { BarMark(x: .value("x", $0), y: .value("y", "bar")) }
      .chartXScale(domain: 0...Double.infinity)
    #expect(
      chart.rendered(as: .text(width: 40)) == """
        bar ████████████████████████████████████
            ▏▔▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▔▕
            0           1           2          3
                                               x
        ! chartXScale: the domain does not fit
          the x axis and is left out; give it
          two finite numbers, the smaller one
          first.

        """
    )
    let needed: [ChartProblem.Domain] = [.numbers, .positiveNumbers, .dates, .names]
    #expect(
      needed.map { ChartProblem.unusableDomain(axis: .y, needed: $0).description } == [
        "chartYScale: the domain does not fit the y axis and is left out; give it two finite "
          + "numbers, the smaller one first.",
        "chartYScale: the domain does not fit the y axis and is left out; give it two finite "
          + "numbers above zero, the smaller one first.",
        "chartYScale: the domain does not fit the y axis and is left out; give it two dates from "
          + "4680 BC to the year 97,000, the earlier one first.",
        "chartYScale: the domain does not fit the y axis and is left out; give it names of "
          + "categories.",
      ]
    )
  }
}
