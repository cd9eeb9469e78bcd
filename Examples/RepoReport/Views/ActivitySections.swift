import Diptych
import DiptychExampleSupport

/// The sections with the number of commits by month, by weekday and by hour of the author's day.
struct ActivitySections: View {
  let history: History
  let limit: Int

  var body: some View {
    if !history.months.isEmpty {
      SectionRow {
        Section("Activity by month") {
          ActivityTable(
            "Month",
            history.months.suffix(limit).map { ($0.month.description, $0.commitCount) }
          )
          OmittedRows(count: history.months.count - limit, noun: "earlier month")
        }
        Section("Activity by weekday") {
          ActivityTable(
            "Weekday",
            Weekday.allCases.map { ($0.name, history.week.commitCount(on: $0)) }
          )
        }
        Section("Activity by hour") {
          ActivityTable(
            "Hour",
            (0..<24).map { ("\(padded($0)):00", history.week.commitCount(at: $0)) }
          )
        }
      }
    }
  }
}

/// A table of numbers of commits, with bars relative to the largest number.
struct ActivityTable: View {
  private let title: String
  private let rows: [(name: String, count: Int)]

  init(_ title: String, _ rows: [(name: String, count: Int)]) {
    self.title = title
    self.rows = rows
  }

  private var most: Int { max(rows.map(\.count).max() ?? 1, 1) }

  var body: some View {
    let most = most
    Table(rows) {
      TableColumn(title) { Text($0.name) }
      TableColumn("Commits", alignment: .trailing) { Text(grouped($0.count)) }
      TableColumn("") { row in
        Gauge("Commits compared with the most", value: Double(row.count) / Double(most))
      }
    }
  }
}
