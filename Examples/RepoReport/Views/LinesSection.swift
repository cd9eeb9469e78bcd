import Diptych
import DiptychCharts

/// The section with a chart of the lines that were added and removed, by month or by day; nothing
/// if lines are not counted.
struct LinesSection: View {
  let history: History
  /// The height of the chart in lines.
  var height = 10

  @Environment(\.shownLines) private var shownLines

  var body: some View {
    if history.isLarge, let shownLines, shownLines.includesFiles {
      Section(history.hasPlotOfMonths ? "Lines a month" : "Lines a day") {
        LinesChart(history: history, counts: shownLines.counts, height: height)
      }
    }
  }
}

/// A chart of the lines that were added, above zero, and removed, below it.
struct LinesChart: View {
  let history: History
  /// The lines that were counted so far, or nil before the first.
  let counts: LineCounts?
  /// The height in lines of a terminal.
  var height = 12

  @Environment(\.reportLayout) private var layout

  var body: some View {
    let isMonth = history.hasPlotOfMonths
    let activity = history.activity(of: counts ?? LineCounts(files: []))
    Chart(activity) {
      AreaMark(
        x: .period($0.date, isMonth: isMonth),
        y: .value("Lines", $0.lines.added),
        stacking: .unstacked
      )
      .foregroundStyle(by: .value("Change", "added"))
      AreaMark(
        x: .period($0.date, isMonth: isMonth),
        y: .value("Lines", -$0.lines.removed),
        stacking: .unstacked
      )
      .foregroundStyle(by: .value("Change", "removed"))
    }
    .chartForegroundStyleScale(["added": .added, "removed": .removed])
    .chartYAxisLabel(layout == .page ? "Lines" : "")
    .chartYAxis {
      .ofCounts(upTo: activity.reduce(0) { max($0, $1.lines.added, $1.lines.removed) })
    }
    .chartHeight(height)
  }
}
