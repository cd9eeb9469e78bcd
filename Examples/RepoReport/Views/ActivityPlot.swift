import Diptych
import DiptychExampleSupport

/// A plot of the commits of all months, or of the days if there are few months.
struct ActivityPlot: View {
  /// The largest number of years below the plot, and of months or days if there are few years.
  private static let tickLimits = (years: 8, others: 4)

  let history: History
  /// The height in lines of a terminal.
  var height = 5

  var body: some View {
    if history.hasPlotOfMonths {
      let months = history.months
      let label = label(of: months, each: "month", \.commitCount, most: "in", \.month.words)
      Plot(label, values: months.map(\.commitCount), height: height) { tick($0, of: months) }
    } else {
      let days = history.plottedDays
      let label = label(of: days, each: "day", \.commitCount, most: "on", \.date.description)
      Plot(label, values: days.map(\.commitCount), height: height) { index in
        isTick(index, of: days.count) ? days[index].date.abbreviation : nil
      }
    }
  }

  /// Returns the words for a plot of the commits of some periods.
  private func label<Period>(
    of periods: [Period],
    each name: String,
    _ commitCount: (Period) -> Int,
    most preposition: String,
    _ words: (Period) -> String
  ) -> String {
    guard let first = periods.first, let last = periods.last,
      let most = periods.max(by: { commitCount($0) < commitCount($1) })
    else { return "" }
    return """
      Commits a \(name), \(words(first)) to \(words(last)). Most \(preposition) \(words(most)): \
      \(grouped(commitCount(most)))
      """
  }

  /// Returns the words below a month: every year, or every few years or months, so that there are
  /// few enough.
  private func tick(_ index: Int, of months: [MonthActivity]) -> String? {
    let month = months[index].month
    let years = months.count / 12
    if years < 3 { return isTick(index, of: months.count) ? month.description : nil }
    let step = (years + Self.tickLimits.years - 1) / Self.tickLimits.years
    return month.month == 1 && month.year % step == 0 ? "\(month.year)" : nil
  }

  /// Returns whether there are words below a month or a day.
  private func isTick(_ index: Int, of count: Int) -> Bool {
    index % ((count + Self.tickLimits.others - 1) / Self.tickLimits.others) == 0
  }
}
