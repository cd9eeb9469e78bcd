import Diptych
import DiptychCharts
import DiptychExampleSupport

/// A chart of the commits of all months, or of the days if there are few months.
///
/// The heading names the values. On a page, the highest bar shows its number.
struct ActivityPlot: View {
  let history: History
  /// The height in lines.
  var height = 12

  @Environment(\.reportLayout) private var layout

  var body: some View {
    let busiest = history.busiestDay
    let isMonth = history.hasPlotOfMonths
    Chart(history.plottedDays) { activity in
      BarMark(
        x: .period(activity.date, isMonth: isMonth),
        y: .value("Commits", activity.commitCount)
      )
      .annotation {
        if layout == .page, activity == busiest {
          Text("\(activity.date.abbreviation(isMonth: isMonth)): \(grouped(activity.commitCount))")
        }
      }
    }
    // In a page, screen readers read the label, but a CSS rule hides it.
    .chartYAxisLabel(layout == .page ? "Commits" : "")
    .chartYAxis { .ofCounts(upTo: busiest?.commitCount ?? 0, in: layout) }
    .chartHeight(height)
  }
}
