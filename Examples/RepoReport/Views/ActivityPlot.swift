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
      Plot(label(of: months), values: months.map(\.commitCount), height: height) { index in
        tick(index, of: months)
      }
    } else {
      let days = history.plottedDays
      Plot(label(of: days), values: days.map(\.commitCount), height: height) { index in
        isTick(index, of: days.count) ? days[index].date.abbreviation : nil
      }
    }
  }

  private func label(of months: [MonthActivity]) -> String {
    guard let first = months.first, let last = months.last,
      let most = months.max(by: { $0.commitCount < $1.commitCount })
    else { return "" }
    return """
      Commits a month, \(first.month.words) to \(last.month.words). Most in \(most.month.words): \
      \(grouped(most.commitCount))
      """
  }

  private func label(of days: [DayActivity]) -> String {
    guard let first = days.first, let last = days.last,
      let most = days.max(by: { $0.commitCount < $1.commitCount })
    else { return "" }
    return """
      Commits a day, \(first.date) to \(last.date). Most on \(most.date): \
      \(grouped(most.commitCount))
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
