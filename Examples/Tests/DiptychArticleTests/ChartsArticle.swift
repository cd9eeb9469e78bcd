import Diptych
import DiptychCharts
import Foundation
import Testing

// The code of the article about charts.

struct Month {
  let name: String
  let date: Date
  let commits: Int
  let added: Int
  let removed: Int
}

struct CommitsChart: View {
  let months: [Month]

  var body: some View {
    Chart(months) {
      BarMark(x: .value("Month", $0.name), y: .value("Commits", $0.commits))
    }
  }
}

struct LinesChart: View {
  let months: [Month]

  var body: some View {
    Chart(months) {
      AreaMark(x: .value("Month", $0.name), y: .value("Lines", $0.added), stacking: .unstacked)
        .foregroundStyle(by: .value("Change", "added"))
      AreaMark(x: .value("Month", $0.name), y: .value("Lines", -$0.removed), stacking: .unstacked)
        .foregroundStyle(by: .value("Change", "removed"))
    }
    .chartForegroundStyleScale(["added": .added, "removed": .removed])
  }
}

struct GoalChart: View {
  let months: [Month]

  var body: some View {
    Chart {
      for month in months {
        BarMark(x: .value("Month", month.name), y: .value("Commits", month.commits))
      }
      RuleMark(y: .value("Goal", 80)).annotation { Text("goal") }
    }
    .chartYScale(domain: 0...100)
    .chartHeight(8)
  }
}

struct HorizontalChart: View {
  let months: [Month]

  var body: some View {
    Chart(months) { month in
      BarMark(x: .value("Commits", month.commits), y: .value("Month", month.name))
        .annotation { Text("\(month.commits)") }
    }
    .chartXAxis(.hidden)
  }
}

struct DatesChart: View {
  let months: [Month]

  var body: some View {
    Chart(months) {
      LineMark(x: .value("Month", $0.date), y: .value("Commits", $0.commits))
    }
    .chartYAxis {
      AxisMarks(values: .stride(by: 20)) { value in
        AxisGridLine()
        AxisValueLabel(value.index == 4 ? "80 commits" : "\(value.index * 20)")
      }
    }
    .chartYAxisLabel("")
    .chartHeight(8)
  }
}

struct HoursChart: View {
  let commits: [(day: String, hour: Int, count: Int)]

  var body: some View {
    Chart("Commits by day and hour", commits) {
      RectangleMark(x: .value("Hour", $0.hour), y: .value("Day", $0.day))
        .foregroundStyle(by: .value("Commits", $0.count))
    }
  }
}

struct LanguagesChart: View {
  let lines: KeyValuePairs<String, Int>

  var body: some View {
    Chart(lines) { name, count in
      SectorMark(angle: .value("Lines", count)).foregroundStyle(by: .value("Language", name))
    }
  }
}

@Suite("The article about charts")
struct ChartsArticleTests {
  private let months = [
    ("Jan", 12, 300, 120), ("Feb", 40, 700, 210), ("Mar", 31, 420, 500), ("Apr", 66, 900, 310),
    ("May", 71, 850, 620), ("Jun", 50, 500, 480),
  ]
  .enumerated().map { index, month in
    Month(
      name: month.0,
      date: Date(timeIntervalSince1970: 1_767_225_600 + Double(index) * 2_629_746),
      commits: month.1,
      added: month.2,
      removed: month.3
    )
  }

  private let hours = ["Mon", "Tue", "Wed"].enumerated().flatMap { index, day in
    (8...18).map { (day: day, hour: $0, count: 20 - abs(13 - $0) * 3 - index * 2) }
  }

  @Test("The screenshots show the charts")
  func pictures() throws {
    let format = TextFormat.text(width: 48)
    let pictures = [
      CommitsChart(months: months).rendered(as: format),
      CommitsChart(months: months).rendered(as: .plain),
      GoalChart(months: months).rendered(as: format),
      HorizontalChart(months: months).rendered(as: format),
      LinesChart(months: months).rendered(as: format),
      HoursChart(commits: hours).rendered(as: format),
      LanguagesChart(lines: ["Swift": 6200, "C": 2000, "Shell": 700]).rendered(as: format),
      DatesChart(months: months).rendered(as: format),
    ]
    let shown = try Article(named: "Charts").pictures
    #expect(shown.count == pictures.count)
    for (shown, picture) in zip(shown, pictures) { #expect(shown == picture) }
  }
}
