import Diptych
import DiptychCharts

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Catalog {
  static let rectangleMark = CatalogEntry(
    "RectangleMark",
    "Cells whose shades show a number, or rectangles between two values of each axis.",
    card: .sample {
      Chart {
        RectangleMark(
          xStart: .value("Lines", 100),
          xEnd: .value("Lines", 250),
          yStart: .value("Commits", 20),
          yEnd: .value("Commits", 50)
        )
        for file in ChartFile.samples {
          PointMark(x: .value("Lines", file.lines), y: .value("Commits", file.commits))
        }
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartHeight(5)
    },
    [
      Component("rectangle-mark", "A heat map") {
        Chart("Commits by weekday and hour", 0..<7 * 24) {
          RectangleMark(
            x: .value("Hour", $0 % 24),
            y: .value("Day", CommitTimes.weekdays[$0 / 24])
          )
          .foregroundStyle(by: .value("Commits", CommitTimes.commits[$0 / 24][$0 % 24]))
        }
        .chartXAxis {
          AxisMarks { value in AxisValueLabel(value.index % 6 == 0 ? "\(value.index)" : "") }
        }
      },
      Component("rectangle-mark-range", "Rectangles") {
        Chart {
          RectangleMark(
            xStart: .value("Lines", 100),
            xEnd: .value("Lines", 250),
            yStart: .value("Commits", 20),
            yEnd: .value("Commits", 50)
          )
          .foregroundStyle(.info)
          for file in ChartFile.samples {
            PointMark(x: .value("Lines", file.lines), y: .value("Commits", file.commits))
          }
        }
      },
    ]
  )

  static let chartScales = CatalogEntry(
    "Chart scales",
    "Dates, powers of ten, and a domain that you choose.",
    card: .sample {
      Chart(ChartTime.samples) {
        LineMark(x: .value("Views", $0.views), y: .value("Time", $0.microseconds))
      }
      .chartYScale(type: .log)
      .chartHeight(5)
      .chartXAxisLabel("")
      .chartYAxisLabel("")
    },
    [
      Component("chart-dates", "Months") {
        Chart(ChartMonth.year) {
          BarMark(
            x: .value("Month", $0.date, unit: .month),
            y: .value("Commits", $0.commits)
          )
        }
      },
      Component("chart-log", "Powers of ten") {
        Chart(ChartTime.samples) {
          LineMark(x: .value("Views", $0.views), y: .value("Microseconds", $0.microseconds))
          PointMark(x: .value("Views", $0.views), y: .value("Microseconds", $0.microseconds))
        }
        .chartXScale(type: .log)
        .chartYScale(type: .log)
      },
      Component("chart-domain", "Domain") {
        Chart(ChartDay.month) {
          LineMark(x: .value("Day", $0.date), y: .value("Added", $0.added))
        }
        .chartYScale(domain: 0...200)
        .chartHeight(8)
      },
    ]
  )

  static let chartAxes = CatalogEntry(
    "Chart axes",
    "Ticks and labels that you choose, or no axis.",
    card: .sample {
      Chart(ChartMonth.year) {
        BarMark(x: .value("Month", $0.name), y: .value("Commits", $0.commits))
      }
      .chartYAxis { AxisMarks(values: .stride(by: 50)) }
      .chartYAxisLabel("")
      .chartXAxis(.hidden)
      .chartHeight(5)
    },
    [
      Component("chart-axis-marks", "Ticks and labels") {
        Chart(ChartTests.samples) {
          BarMark(
            x: .value("Month", $0.month),
            y: .value("Tests", $0.count),
            stacking: .normalized
          )
          .foregroundStyle(by: .value("Language", $0.language))
        }
        .chartYAxis {
          AxisMarks(values: .stride(by: 0.25)) { value in
            AxisGridLine()
            AxisValueLabel("\(value.index * 25) %")
          }
        }
        .chartLegend(position: .top)
      },
      Component("chart-axis-hidden", "No axes") {
        Chart(ChartMonth.year) {
          BarMark(x: .value("Month", $0.name), y: .value("Commits", $0.commits))
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartHeight(5)
      },
    ]
  )
}
