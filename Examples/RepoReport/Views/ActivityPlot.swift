import Diptych
import DiptychCharts

/// A chart of the commits of all months, or of the days if there are few months.
struct ActivityPlot: View {
  let history: History
  /// The height in lines of a terminal.
  var height = 12

  @Environment(\.reportLayout) private var layout

  var body: some View {
    chart
      // In a terminal the heading above says the same, and a line of the chart is worth more.
      .chartYAxisLabel(layout == .page ? "Commits" : "")
      .chartYAxis { .ofCounts(upTo: most) }
      .chartHeight(height)
  }

  /// The highest number of commits.
  private var most: Int {
    history.hasPlotOfMonths
      ? history.months.reduce(0) { max($0, $1.commitCount) }
      : history.days.reduce(0) { max($0, $1.commitCount) }
  }

  private var chart: Chart {
    if history.hasPlotOfMonths {
      Chart(history.months) {
        BarMark(
          x: .period($0.month.firstDay, isMonth: true),
          y: .value("Commits", $0.commitCount)
        )
      }
    } else {
      Chart(history.days) {
        BarMark(x: .period($0.date, isMonth: false), y: .value("Commits", $0.commitCount))
      }
    }
  }
}
