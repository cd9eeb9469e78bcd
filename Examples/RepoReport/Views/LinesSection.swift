import Diptych
import DiptychCharts

/// The section with a chart of the lines that were added and removed, by month or by day; nothing
/// if lines are not counted.
struct LinesSection: View {
  let history: History
  /// The height of the chart with its legend, in lines.
  var height = 8

  @Environment(\.drawsBlocks) private var drawsBlocks
  @Environment(\.shownLines) private var shownLines

  var body: some View {
    if history.isLarge, let shownLines, shownLines.includesFiles {
      let title = history.hasPlotOfMonths ? "Lines a month" : "Lines a day"
      let counts = shownLines.counts
      if drawsBlocks {
        Section {
          LinesChart(history: history, counts: counts, height: height).chartLegend(.hidden)
        } header: {
          NotedHeading(title, note: legend)
        }
      } else {
        Section(title) { LinesChart(history: history, counts: counts, height: height - 1) }
      }
    }
  }

  private var legend: Text {
    Text("█").role(.added) + Text(" added  ") + Text("█").role(.removed) + Text(" removed")
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
