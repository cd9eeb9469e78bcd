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
    let most = most
    chart(most: most)
      // In a page, screen readers read the label, but a CSS rule hides it.
      .chartYAxisLabel(layout == .page ? "Commits" : "")
      .chartYAxis { .ofCounts(upTo: most, in: layout) }
      .chartHeight(height)
  }

  /// The highest number of commits.
  private var most: Int {
    history.hasPlotOfMonths
      ? history.months.reduce(0) { max($0, $1.commitCount) }
      : history.days.reduce(0) { max($0, $1.commitCount) }
  }

  private func chart(most: Int) -> Chart {
    if history.hasPlotOfMonths {
      let peak = history.months.first { $0.commitCount == most }?.month
      return Chart(history.months) { activity in
        BarMark(
          x: .period(activity.month.firstDay, isMonth: true),
          y: .value("Commits", activity.commitCount)
        )
        .annotation {
          if layout == .page, activity.month == peak { note(activity.month.firstDay, most) }
        }
      }
    }
    let peak = history.days.first { $0.commitCount == most }?.date
    return Chart(history.days) { activity in
      BarMark(
        x: .period(activity.date, isMonth: false),
        y: .value("Commits", activity.commitCount)
      )
      .annotation {
        if layout == .page, activity.date == peak { note(activity.date, most) }
      }
    }
  }

  private func note(_ date: CivilDate, _ count: Int) -> Text {
    Text("\(date.abbreviation(isMonth: history.hasPlotOfMonths)): \(grouped(count))")
  }
}
