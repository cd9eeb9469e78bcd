import Diptych
import DiptychCharts

extension Catalog {
  /// The charts of `DiptychCharts`.
  package static let charts = CatalogGroup(
    "Charts",
    "Marks with axes, and heat maps.",
    [
      barMark, lineMark, areaMark, pointMark, ruleMark, rectangleMark, sectorMark, heatMap,
      chartScales, chartAxes,
    ]
  )

  private static let barMark = CatalogEntry(
    "BarMark",
    "Bars: vertical, horizontal, stacked or side by side.",
    card: .sample {
      Chart(ChartMonth.spring) {
        BarMark(x: .value("Month", $0.name), y: .value("Commits", $0.commits))
      }
      .chartYAxis(.hidden)
      .chartHeight(5)
    },
    [
      Component("bar-mark", "Bars") {
        Chart(ChartMonth.year) {
          BarMark(x: .value("Month", $0.name), y: .value("Commits", $0.commits))
        }
      },
      Component("bar-mark-stacked", "Stacked") {
        Chart("Tests by language", ChartTests.samples) {
          BarMark(x: .value("Month", $0.month), y: .value("Tests", $0.count))
            .foregroundStyle(by: .value("Language", $0.language))
        }
      },
      Component("bar-mark-grouped", "Side by side") {
        Chart(ChartTests.samples) {
          BarMark(x: .value("Month", $0.month), y: .value("Tests", $0.count))
            .foregroundStyle(by: .value("Language", $0.language))
            .position(by: .value("Language", $0.language))
        }
      },
      Component("bar-mark-horizontal", "Horizontal, with labels") {
        Chart(ChartMonth.spring) { month in
          BarMark(x: .value("Commits", month.commits), y: .value("Month", month.name))
            .annotation { Text("\(month.commits)") }
        }
      },
      Component("bar-mark-ranges", "Ranges") {
        Chart(ChartMonth.year) {
          BarMark(
            x: .value("Month", $0.name),
            yStart: .value("Lowest", $0.degrees.lowerBound),
            yEnd: .value("Highest", $0.degrees.upperBound)
          )
        }
        .chartYAxisLabel("Degrees")
      },
    ]
  )

  private static let lineMark = CatalogEntry(
    "LineMark",
    "Lines that connect values, for one series or several.",
    card: .sample {
      Chart(ChartDay.month) { LineMark(x: .value("Day", $0.date), y: .value("Added", $0.added)) }
        .chartYAxis(.hidden)
        .chartXAxis(.hidden)
        .chartHeight(5)
    },
    [
      Component("line-mark", "A line") {
        Chart(ChartDay.month) {
          LineMark(x: .value("Day", $0.date), y: .value("Added", $0.added))
        }
      },
      Component("line-mark-series", "Several lines") {
        Chart(ChartDay.month) {
          LineMark(x: .value("Day", $0.date), y: .value("Lines", $0.added))
            .foregroundStyle(by: .value("Change", "added"))
          LineMark(x: .value("Day", $0.date), y: .value("Lines", $0.removed))
            .foregroundStyle(by: .value("Change", "removed"))
        }
      },
      Component("line-mark-steps", "Steps") {
        Chart(ChartMonth.year) {
          LineMark(x: .value("Month", $0.name), y: .value("Commits", $0.commits))
            .interpolationMethod(.stepCenter)
        }
      },
    ]
  )

  private static let areaMark = CatalogEntry(
    "AreaMark",
    "The area between the values and the axis.",
    card: .sample {
      Chart(ChartDay.month) { AreaMark(x: .value("Day", $0.date), y: .value("Added", $0.added)) }
        .chartYAxis(.hidden)
        .chartXAxis(.hidden)
        .chartHeight(5)
    },
    [
      Component("area-mark", "An area") {
        Chart(ChartDay.month) {
          AreaMark(x: .value("Day", $0.date), y: .value("Added", $0.added))
        }
      },
      Component("area-mark-stacked", "Stacked") {
        Chart(ChartTests.samples) {
          AreaMark(x: .value("Month", $0.month), y: .value("Tests", $0.count))
            .foregroundStyle(by: .value("Language", $0.language))
        }
      },
      Component("area-mark-sides", "Positive and negative values, with roles") {
        Chart(ChartDay.month) {
          AreaMark(
            x: .value("Day", $0.date),
            y: .value("Lines", $0.added),
            stacking: .unstacked
          )
          .foregroundStyle(by: .value("Change", "added"))
          AreaMark(
            x: .value("Day", $0.date),
            y: .value("Lines", -$0.removed),
            stacking: .unstacked
          )
          .foregroundStyle(by: .value("Change", "removed"))
        }
        .chartForegroundStyleScale(["added": .added, "removed": .removed])
      },
    ]
  )

  private static let pointMark = CatalogEntry(
    "PointMark",
    "Points that show two numbers each.",
    card: .sample {
      Chart(ChartFile.samples) {
        PointMark(x: .value("Lines", $0.lines), y: .value("Commits", $0.commits))
      }
      .chartYAxis(.hidden)
      .chartXAxis(.hidden)
      .chartHeight(5)
    },
    [
      Component("point-mark") {
        Chart(ChartFile.samples) {
          PointMark(x: .value("Lines", $0.lines), y: .value("Commits", $0.commits))
        }
      }
    ]
  )

  private static let ruleMark = CatalogEntry(
    "RuleMark",
    "A line across the chart, for example at a limit, a mean or a date.",
    card: .sample {
      Chart {
        for month in ChartMonth.spring {
          BarMark(x: .value("Month", month.name), y: .value("Commits", month.commits))
        }
        RuleMark(y: .value("Mean", 43))
      }
      .chartYAxis(.hidden)
      .chartHeight(5)
    },
    [
      Component("rule-mark") {
        Chart {
          for month in ChartMonth.year {
            BarMark(x: .value("Month", month.name), y: .value("Commits", month.commits))
          }
          RuleMark(y: .value("Goal", 75)).annotation { Text("goal") }
        }
      }
    ]
  )

  private static let sectorMark = CatalogEntry(
    "SectorMark",
    "Shares of a total: a ring in a page, bars in a terminal.",
    [
      Component("sector-mark") {
        Chart(ChartTests.total) {
          SectorMark(angle: .value("Tests", $0.count))
            .foregroundStyle(by: .value("Language", $0.language))
        }
      }
    ]
  )

  private static let heatMap = CatalogEntry(
    "HeatMap",
    "A table of values, shown as shades.",
    card: .sample {
      HeatMap(
        "Commits",
        rows: ["Mon", "Wed", "Fri", "Sun"],
        columns: CommitTimes.hours,
        values: [0, 2, 4, 6].map { CommitTimes.commits[$0] },
        caption: ""
      )
      .environment(\.chartLabels.fewer, "")
      .environment(\.chartLabels.more, "")
    },
    [
      Component("heat-map") {
        HeatMap(
          "Commits by weekday and hour",
          rows: CommitTimes.weekdays,
          columns: CommitTimes.hours,
          values: CommitTimes.commits,
          caption: "In the author's own time"
        )
        HeatMap("Small", rows: ["a", "b"], columns: ["x", "y"], values: [[1, 4], [0]])
      }
    ]
  )
}
