import Diptych
import DiptychCharts
import DiptychMarkdown
import DiptychTesting
import Testing

@Suite("Bad input of charts")
struct BadInputTests {
  @Test("No values, equal ones, infinite ones, and very many")
  func counts() { pictures(of: ChartSample.counts, named: "counts") }

  @Test("Labels that are long, foreign or hostile")
  func labels() { pictures(of: ChartSample.labels, named: "labels") }

  @Test("Numbers at the ends of what a number can be, and values of two kinds")
  func numbers() { pictures(of: ChartSample.numbers, named: "numbers") }

  @Test("Dates out of order, at the ends of the calendar, and where the clock is changed")
  func dates() { pictures(of: ChartSample.hardDates, named: "dates") }

  private func pictures(of samples: [ChartSample], named name: String) {
    let sheet = ChartSheet(samples)
    expectSnapshot(of: sheet, named: name, as: [.text(width: 30), .text(width: 80)])
    expectSnapshot(of: sheet.rendered(as: .markdown), named: name, extension: "md")
  }

  @Test("Each problem names the mark, the place and the way out")
  func messages() {
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
        .infiniteValues(mark: .line, count: 2),
        .sectorsAmongOthers(mark: .line),
        .infiniteValues(mark: .point, count: 1),
        .sectorsAmongOthers(mark: .point),
        .negativeSector(value: -2.5),
      ]
    )
    #expect(
      chart.problems.map(\.description) == [
        "BarMark: “Number” is of another kind than the values before it on the x axis; give all of "
          + "them as numbers, as dates or as names.",
        "LineMark: “Number” is of another kind than the values before it on the x axis; give all of "
          + "them as numbers, as dates or as names.",
        "SectorMark: a chart of sectors has no axes for a BarMark; put it into a chart of its own.",
        "LineMark: 2 values are infinite and left out.",
        "SectorMark: a chart of sectors has no axes for a LineMark; put it into a chart of its own.",
        "PointMark: 1 value is infinite and left out.",
        "SectorMark: a chart of sectors has no axes for a PointMark; put it into a chart of its own.",
        "SectorMark: -2.5 is less than nothing and left out; a part of a whole is zero or more.",
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
