import Diptych
import DiptychCharts

/// A chart of a group, with the words above its picture.
struct ChartSample {
  let name: String
  let chart: AnyView

  init(_ name: String, _ chart: some View) {
    self.name = name
    self.chart = AnyView(chart)
  }
}

/// The charts of a group below each other.
struct ChartSheet: View {
  let samples: [ChartSample]

  init(_ samples: [ChartSample]) { self.samples = samples }

  var body: some View {
    VStack(spacing: 1) {
      ForEach(samples, id: \.name) { sample in
        Text(verbatim: "## \(sample.name)")
        sample.chart
      }
    }
  }
}

/// A value of the sample data.
struct Amount {
  let month: String
  let kind: String
  let count: Double
}

extension Amount {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A year of values, among them a zero and a small one.
  static let year = zip(months, [12, 40, 31, 8, 66, 71, 50, 2, 0, 33, 90, 41] as [Double]).map {
    Amount(month: $0, kind: "", count: $1)
  }

  /// Three kinds in each of some months.
  static func kinds(months count: Int, below limit: Int = 53) -> [Amount] {
    ["added", "changed", "removed"].enumerated().flatMap { kind, name in
      months.prefix(count).enumerated().map { month, title in
        Amount(month: title, kind: name, count: Double((month * 17 + kind * 29 + 7) % limit))
      }
    }
  }
}
