import Diptych
import DiptychExampleSupport

/// The sections with the number of commits by month, and by weekday and hour, for a terminal.
struct ActivitySections: View {
  let history: History

  var body: some View {
    if history.isLarge {
      if history.hasPlot { MonthsSection(history: history) }
      WeekSection(history: history)
    } else {
      Section("Activity") {
        ContentUnavailableView(
          "Too little to draw: charts appear from the tenth commit on."
        )
      }
    }
  }
}

/// The section with a plot of all months.
struct MonthsSection: View {
  let history: History

  var body: some View {
    Section("Commits a month") {
      // A heading is as wide as its section.
      MonthsPlot(history: history).frame(maxWidth: .max, alignment: .leading)
    }
  }
}

/// The section with a heat map of the week.
struct WeekSection: View {
  let history: History

  var body: some View {
    Section("Weekday and hour") { WeekMap(history: history) }
  }
}

/// The sections with the number of commits by month, and by weekday and hour, for a page.
struct ActivityPageSection: View {
  let history: History

  var body: some View {
    Section("Activity") {
      if history.isLarge {
        Columns(minimum: 40, spacing: 4) {
          if history.hasPlot {
            VStack {
              Heading("By month", level: 3)
              MonthsPlot(history: history)
            }
          }
          VStack {
            Heading("By weekday and hour", level: 3)
            WeekMap(history: history)
          }
        }
        DisclosureGroup("The numbers by year") { YearsTable(years: history.years) }
      } else {
        ContentUnavailableView("Too little to draw") {
          Text("Charts by month, weekday and hour appear from the tenth commit on.")
        }
      }
    }
  }
}

/// A plot of the commits of all months.
private struct MonthsPlot: View {
  /// The largest number of years below the plot, and of months if there are few years.
  private static let tickLimits = (years: 8, months: 4)

  let history: History

  var body: some View {
    let months = history.months
    Plot(label, values: months.map(\.commitCount)) { index in tick(index, of: months) }
  }

  private var label: String {
    let months = history.months
    guard let first = months.first, let last = months.last,
      let most = months.max(by: { $0.commitCount < $1.commitCount })
    else { return "" }
    return """
      Commits a month, \(first.month.words) to \(last.month.words). Most in \(most.month.words): \
      \(grouped(most.commitCount))
      """
  }

  /// Returns the words below a month: every year, or every few years or months, so that there are
  /// few enough.
  private func tick(_ index: Int, of months: [MonthActivity]) -> String? {
    let month = months[index].month
    let years = months.count / 12
    if years < 3 {
      let limit = Self.tickLimits.months
      return index % ((months.count + limit - 1) / limit) == 0 ? month.description : nil
    }
    let step = (years + Self.tickLimits.years - 1) / Self.tickLimits.years
    return month.month == 1 && month.year % step == 0 ? "\(month.year)" : nil
  }
}

/// A heat map of the commits by weekday and hour.
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
