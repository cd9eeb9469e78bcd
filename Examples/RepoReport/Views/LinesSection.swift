import Diptych
import DiptychCharts
import DiptychExampleSupport

/// The section with a chart of the lines that were added and removed, by month or by day.
///
/// If lines are not counted, nothing is drawn.
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
  /// The lines that were counted so far, or nil before the first lines were counted.
  let counts: LineCounts?
  /// The height in lines.
  var height = 12

  @Environment(\.reportLayout) private var layout

  var body: some View {
    let activity = history.activity(of: counts ?? LineCounts(files: []))
    let most = activity.reduce(0) { max($0, $1.lines.added, $1.lines.removed) }
    chart(activity)
      .chartForegroundStyleScale(["added": .added, "removed": .removed])
      .chartLegend(position: layout == .page ? .top : .bottom)
      .chartYAxisLabel(layout == .page ? "Lines" : "")
      .chartYAxis { .ofCounts(upTo: most, in: layout) }
      .chartHeight(height)
  }

  private func chart(_ activity: [LineActivity]) -> Chart {
    let isMonth = history.hasPlotOfMonths
    let peak = activity.max { $0.lines.added < $1.lines.added }?.date
    return Chart(activity) { period in
      BarMark(
        x: .period(period.date, isMonth: isMonth),
        y: .value("Lines", period.lines.added)
      )
      .foregroundStyle(by: .value("Change", "added"))
      .annotation {
        if layout == .page, period.date == peak {
          Text("\(period.date.abbreviation(isMonth: isMonth)): +\(grouped(period.lines.added))")
        }
      }
      BarMark(
        x: .period(period.date, isMonth: isMonth),
        y: .value("Lines", -period.lines.removed)
      )
      .foregroundStyle(by: .value("Change", "removed"))
    }
  }
}
