import Diptych
import DiptychCharts
import DiptychExampleSupport

/// The sections with the number of commits by month, and by weekday and hour, for a terminal.
///
/// If there are too few commits, nothing is drawn.
struct ActivitySections: View {
  let history: History

  var body: some View {
    if history.isLarge {
      PlotSection(history: history)
      WeekSection(history: history)
    }
  }
}

/// The section with a chart of all months, or of the days if there are few months.
///
/// The heading's line names the highest bar, since the axis may end above its last label.
struct PlotSection: View {
  let history: History
  /// The height of the chart in lines.
  var height = 9

  @Environment(\.reportLayout) private var layout

  var body: some View {
    let isMonth = history.hasPlotOfMonths
    Section {
      // A heading is as wide as its section.
      ActivityPlot(history: history, height: height).frame(maxWidth: .max, alignment: .leading)
    } header: {
      NotedHeading(
        isMonth ? "Commits a month" : "Commits a day",
        note: Text(history.busiestDay.map { note($0, isMonth: isMonth) } ?? "")
      )
    }
  }

  /// Returns the highest number of commits, with its month or day if there is room.
  private func note(_ busiest: DayActivity, isMonth: Bool) -> String {
    let most = "most: \(grouped(busiest.commitCount))"
    if layout == .narrow { return most }
    return "\(most) \(isMonth ? "in" : "on") \(busiest.date.abbreviation(isMonth: isMonth))"
  }
}

/// The section with a heat map of the week.
struct WeekSection: View {
  let history: History

  var body: some View {
    Section("Weekday and hour") { WeekMap(history: history) }
  }
}

/// The section with the number of commits of each weekday.
struct WeekdaysSection: View {
  let history: History

  @Environment(\.reportLayout) private var layout

  var body: some View {
    let week = history.week
    let total = Weekday.allCases.reduce(0) { $0 + week.commitCount(on: $1) }
    let most = Weekday.allCases.map { week.commitCount(on: $0) }.max() ?? 0
    ReportSection("Commits by weekday") {
      Table(Weekday.allCases) {
        TableColumn("Day") { Text($0.name) }.rowHeader()
        TableColumn("Commits", alignment: .trailing) {
          CommitCount(count: week.commitCount(on: $0))
        }
        TableColumn("Share", alignment: .trailing) {
          Text(percentage(Double(week.commitCount(on: $0)) / Double(total))).role(.label)
        }
        TableColumn("") {
          Gauge(
            "Share of the commits, compared with the most",
            value: Double(week.commitCount(on: $0)) / Double(most)
          )
        }
        .flexible()
      }
    }
  }
}

/// The cards with the number of commits by month or day, the number of commits by weekday and hour,
/// and the lines.
///
/// The parent view is a stack in a page.
struct ActivityCards: View {
  /// The height of the charts, in lines.
  private static let plotHeight = 10

  let history: History
  /// Whether the cards are below each other.
  let isColumn: Bool

  @Environment(\.shownLines) private var shownLines

  var body: some View {
    if history.isLarge {
      if isColumn {
        commits
      } else {
        Columns(minimum: 40, spacing: 4) { commits }
      }
      if let shownLines, shownLines.includesFiles {
        Panel("Lines by \(period)") {
          LinesChart(history: history, counts: shownLines.counts, height: Self.plotHeight)
        }
      }
    } else {
      Panel("Activity") {
        ContentUnavailableView("Too little to draw") {
          Text("Charts appear from the tenth commit and the third day on.")
        }
      }
    }
  }

  @ViewBuilder private var commits: some View {
    Panel("Commits by \(period)") {
      ActivityPlot(history: history, height: Self.plotHeight)
      let years = history.years
      if years.count > 1 {
        DisclosureGroup("The numbers by year") { YearsTable(years: years) }
      }
    }
    Panel("By weekday and hour") { WeekMap(history: history) }
  }

  private var period: String { history.hasPlotOfMonths ? "month" : "day" }
}

/// A heat map of the commits by weekday and hour.
///
/// A chart of rectangles would show the same map, but without a caption for the busiest hour.
private struct WeekMap: View {
  let history: History

  @Environment(\.reportLayout) private var layout

  var body: some View {
    let week = history.week
    HeatMap(
      "Commits by weekday and hour of the author",
      rows: Weekday.allCases.map { String($0.name.prefix(3)) },
      columns: (0..<24).map { $0 % 3 == 0 ? padded($0) : "" },
      values: Weekday.allCases.map { day in (0..<24).map { week[day, $0] } },
      caption: caption
    )
  }

  private var caption: String {
    let (day, hour, count) = history.week.busiest
    return layout == .page
      ? "By the authors’ clocks. Busiest: \(day.name) at \(hour):00, \(counted(count, "commit"))."
      : "most: \(grouped(count)) on \(day.name) at \(hour):00"
  }
}

/// A table of the years.
private struct YearsTable: View {
  let years: [YearActivity]

  var body: some View {
    let months = years.flatMap(\.months)
    let all = YearActivity(year: 0, months: months)
    Table(years) {
      TableColumn("Year") { Text("\($0.year)") }.rowHeader().footer("Total")
      TableColumn("Commits", alignment: .trailing) { Text(grouped($0.commitCount)) }
        .footer(grouped(all.commitCount))
      TableColumn("A month", alignment: .trailing) { Text(grouped($0.commitsPerMonth)) }
        .footer(grouped(all.commitsPerMonth))
      TableColumn("Busiest month", alignment: .trailing) { Text(grouped($0.most)) }
        .footer(grouped(all.most))
    }
    .caption("Commits by year")
  }
}
