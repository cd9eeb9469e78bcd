import Diptych
import DiptychFormats
import DiptychHTMLTools
import DiptychTesting
import Testing

@testable import DiptychCharts

@Suite("Bad input of charts") struct BadInputTests {
  @Test("No values, equal ones, infinite ones, and very many")
  func counts() {
    let many = ChartSample.many
    pictures(of: ChartSample.few + many, pages: ChartSample.few, named: "counts")
    // The markup of these is too long to be read.
    let found = many.map { sample in
      let markup = sample.chart.rendered(as: .html)
      let corners = PictureElements("path", in: markup).with(class: "line")
        .reduce(0) { $0 + ($1["d"]?.split { "ML ".contains($0) }.count ?? 0) / 2 }
      let bars = PictureElements("rect", in: markup).with(class: "bar")
        .count { $0["rx"] == nil }
      let titles = markup.split(separator: "<title>").count - 1
      let rows = markup.split(separator: "<tr>").count - 2
      return "\(sample.name): \(corners) corners, \(bars) bars, \(titles) titles, \(rows) rows"
    }
    #expect(
      found == [
        "100,000 values: 1595 corners, 0 bars, 0 titles, 500 rows",
        "500 categories: 0 corners, 500 bars, 0 titles, 500 rows",
        "500 categories, lying: 0 corners, 500 bars, 0 titles, 500 rows",
        "500 categories of three series: 0 corners, 1500 bars, 0 titles, 500 rows",
      ]
    )
    #expect(ChartSheet(many).rendered(as: .htmlProblems) == [])
  }

  @Test("Labels that are long, foreign or hostile")
  func labels() { pictures(of: ChartSample.labels, named: "labels") }

  @Test("Numbers at the ends of what a number can be, and values of two kinds")
  func numbers() { pictures(of: ChartSample.numbers, named: "numbers") }

  @Test("Dates out of order, at the ends of the calendar, and where the clock is changed")
  func dates() { pictures(of: ChartSample.hardDates, named: "dates") }

  @Test("A heat map says below what it can't shade") func heatMap() {
    let weights: [(String, String, Double)] = [
      ("a", "x", 3), ("b", "x", -3), ("a", "y", -40), ("b", "y", .infinity),
    ]
    let chart = Chart(weights) { column, row, weight in
      RectangleMark(x: .value("Column", column), y: .value("Row", row))
        .foregroundStyle(by: .value("Weight", weight))
    }
    #expect(
      chart.problems == [
        .notFinite(mark: .rectangle, axis: nil, count: 1), .negativeFields(count: 2),
      ]
    )
    #expect(
      chart.rendered(as: .text(width: 60)) == """
          a b
        x ██·
        y · ·

          fewer · ░▒▓█ more; most 3
        ! RectangleMark: 1 value is not finite and left out.
        ! RectangleMark: 2 values are below zero and left out; the
          shades of a heat map begin at zero.

        """
    )
    expectSnapshot(of: chart.rendered(as: .markdown), as: .text(extension: "md"))
  }

  @Test("Infinite values and NaN are counted together, and have no row without a position")
  func notFinite() {
    let chart = Chart("NaN", [1.0, .nan, .infinity, 3]) {
      LineMark(x: .value("X", $0), y: .value("Y", $0))
    }
    #expect(
      chart.problems == [
        .notFinite(mark: .line, axis: .x, count: 2), .notFinite(mark: .line, axis: .y, count: 2),
      ]
    )
    expectSnapshot(of: chart.rendered(as: .markdown), named: "values", as: .text(extension: "md"))
    // Infinite places are missing places, not one common place.
    let bars = Chart(0..<4) {
      BarMark(x: .value("X", $0 < 2 ? .infinity : Double($0)), y: .value("Y", $0 == 3 ? .nan : 7.0))
    }
    expectSnapshot(of: bars.rendered(as: .markdown), named: "places", as: .text(extension: "md"))
  }

  @Test("The values of several series are counted together") func series() {
    let chart = Chart(0..<4) {
      LineMark(x: .value("X", $0 / 2), y: .value("Y", $0 < 2 ? Double.nan : 1))
        .foregroundStyle(by: .value("Series", $0 % 2 == 0 ? "a" : "b"))
    }
    #expect(chart.problems == [.notFinite(mark: .line, axis: .y, count: 2)])
  }

  @Test("A missing coordinate of a mark does not count as a left-out value") func missingParts() {
    let chart = Chart {
      RuleMark(y: .value("Goal", 80))
      RectangleMark(x: .value("Column", "a"), y: .value("Row", 1))
      RectangleMark(x: .value("Column", "b"), y: .value("Row", 1))
        .foregroundStyle(by: .value("Weight", 3))
    }
    #expect(chart.problems == [])
  }

  @Test("A cell of a heat map whose number is NaN is left out") func weights() {
    let chart = Chart([Double.nan, 2]) {
      RectangleMark(x: .value("Column", $0 > 0 ? "a" : "b"), y: .value("Row", "x"))
      RectangleMark(x: .value("Column", $0 > 0 ? "a" : "b"), y: .value("Row", "y"))
        .foregroundStyle(by: .value("Weight", $0))
    }
    #expect(chart.problems == [.notFinite(mark: .rectangle, axis: nil, count: 1)])
  }

  @Test("A chart of rules alone has no table") func rules() {
    let chart = Chart { RuleMark(y: .value("Goal", 80)) }
    #expect(chart.rendered(as: .markdown) == "Goal: 80.\n")
    let page = chart.rendered(as: .html)
    #expect(!page.contains("<table"))
  }

  @Test(
    "Numbers of a sentence have only the digits that distinguish them",
    arguments: [
      ([99.999999, 100], "from 99.999999 (0) to 100 (1), the last 100"),
      ([12567.891, 12568.2], "from 12,567.891 (0) to 12,568.2 (1), the last 12,568.2"),
      ([0.1, 0.3], "from 0.1 (0) to 0.3 (1), the last 0.3"),
      ([1, 1.0000000000000002], "from 1 (0) to 1 (1), the last 1"),
      ([0.123456, 250.5], "from 0.1 (0) to 250.5 (1), the last 250.5"),
    ] as [([Double], String)]
  )
  func sentences(values: [Double], words: String) {
    let chart = Chart(values.enumerated()) { index, value in
      BarMark(x: .value("Name", String(index)), y: .value("Value", value))
    }
    let text = chart.rendered(as: .markdown)
    #expect(text.prefix { $0 != "\n" } == "Value by Name: 2 values \(words).")
  }

  private func pictures(
    of samples: [ChartSample],
    pages: [ChartSample]? = nil,
    named name: String
  ) {
    let sheet = ChartSheet(samples)
    expectSnapshot(of: sheet, named: name, as: [.text(width: 30), .text(width: 80)])
    expectSnapshot(of: sheet.rendered(as: .markdown), named: name, as: .text(extension: "md"))
    let page = ChartSheet(pages ?? samples)
    expectSnapshot(of: page, named: name, as: .html)
    #expect(page.rendered(as: .htmlProblems) == [])
  }

  @Test("Each problem names the mark, the position and the remedy") func messages() {
    let chart = Chart {
      BarMark(x: .value("Name", "a"), y: .value("y", 1))
      BarMark(x: .value("Number", 3), y: .value("y", 2))
      LineMark(x: .value("Number", 4), y: .value("y", Double.infinity))
      LineMark(x: .value("Name", "a"), y: .value("y", -Double.infinity))
      PointMark(x: .value("Name", "a"), y: .value("y", Double.infinity))
      SectorMark(angle: .value("Part", -2.5))
    }
    #expect(
      chart.problems == [
        .mixedValues(mark: .bar, axis: .x, label: "Number"),
        .mixedValues(mark: .line, axis: .x, label: "Number"),
        .sectorsAmongOthers(mark: .bar),
        .notFinite(mark: .line, axis: .y, count: 2),
        .sectorsAmongOthers(mark: .line),
        .notFinite(mark: .point, axis: .y, count: 1),
        .sectorsAmongOthers(mark: .point),
        .negativeSector(value: -2.5),
      ]
    )
    #expect(
      chart.problems.map(\.description) == [
        "BarMark: “Number” has another kind than the values before it on the x axis; give all of "
          + "them as numbers, as dates or as names.",
        "LineMark: “Number” has another kind than the values before it on the x axis; give all of "
          + "them as numbers, as dates or as names.",
        "SectorMark: a chart of sectors has no axes for a BarMark; put it into a chart of its own.",
        "LineMark: 2 values are not finite and left out of the y axis.",
        "SectorMark: a chart of sectors has no axes for a LineMark; put it into a chart of its own.",
        "PointMark: 1 value is not finite and left out of the y axis.",
        "SectorMark: a chart of sectors has no axes for a PointMark; put it into a chart of its own.",
        "SectorMark: -2.5 is negative and left out; a part of a whole is zero or more.",
      ]
    )
    #expect(
      ChartProblem.notPositive(mark: .line, axis: .y, count: 1).description
        == "LineMark: 1 value is not above zero and left out of the logarithmic y axis."
    )
    #expect(
      ChartProblem.unreachableDates(mark: .bar, axis: .x, count: 2).description
        == "BarMark: 2 dates are before 4680 BC or after the year 97,000 and left out of the x axis."
    )
  }
}
