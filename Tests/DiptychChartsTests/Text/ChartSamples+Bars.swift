import Diptych
import DiptychCharts

extension ChartSample {
  /// Standing bars.
  static var standingBars: [ChartSample] {
    [
      ChartSample(
        "bars",
        Chart("Commits by month", Amount.year) {
          BarMark(x: .value("Month", $0.month), y: .value("Commits", $0.count))
        }
      ),
      ChartSample(
        "eighths",
        Chart(0...24) {
          BarMark(x: .value("Eighths", "\($0)"), y: .value("Height", Double($0) / 8))
        }
        .chartYScale(domain: 0.0...3.0).chartHeight(4)
      ),
      ChartSample(
        "negative bars and a line across",
        Chart {
          for amount in Amount.year {
            BarMark(x: .value("Month", amount.month), y: .value("Change", amount.count - 36))
          }
          RuleMark(y: .value("Limit", 32)).annotation { Text("limit 32") }
        }
      ),
      ChartSample(
        "ranges",
        Chart(Amount.year) {
          BarMark(
            x: .value("Month", $0.month),
            yStart: .value("From", $0.count / 2),
            yEnd: .value("To", $0.count)
          )
        }
        .chartHeight(8)
      ),
      ChartSample("stacked", stacked(.standard)),
      ChartSample("normalized", stacked(.normalized)),
      ChartSample("centred", stacked(.center)),
      ChartSample("in front of each other", stacked(.unstacked)),
      ChartSample(
        "grouped",
        Chart(Amount.kinds(months: 4)) {
          BarMark(x: .value("Month", $0.month), y: .value("Lines", $0.count))
            .foregroundStyle(by: .value("Kind", $0.kind)).position(by: .value("Kind", $0.kind))
        }
      ),
      ChartSample(
        "on an axis of numbers",
        Chart(0..<8) { BarMark(x: .value("Size", $0 * 10), y: .value("Files", $0 * $0 % 11)) }
      ),
      ChartSample(
        "annotations",
        Chart(Amount.year) { amount in
          BarMark(x: .value("Month", amount.month), y: .value("Commits", amount.count))
            .annotation { Text("\(Int(amount.count))") }
        }
      ),
    ]
  }

  private static func stacked(_ stacking: MarkStackingMethod) -> some View {
    Chart(Amount.kinds(months: 12)) {
      BarMark(x: .value("Month", $0.month), y: .value("Lines", $0.count), stacking: stacking)
        .foregroundStyle(by: .value("Kind", $0.kind))
    }
    .chartHeight(10)
  }

  /// Lying bars, and parts of a whole.
  static var lyingBars: [ChartSample] {
    [
      ChartSample(
        "lying",
        Chart("Commits by month", Amount.year) { amount in
          BarMark(x: .value("Commits", amount.count), y: .value("Month", amount.month))
            .annotation { Text("\(Int(amount.count))") }
        }
      ),
      ChartSample(
        "eighths",
        Chart(0...8) {
          BarMark(x: .value("Width", 10 + Double($0) / 8), y: .value("Eighths", "\($0)"))
        }
        .chartXScale(domain: 0.0...38.0)
      ),
      ChartSample(
        "negative",
        Chart {
          for amount in Amount.year.prefix(6) {
            BarMark(x: .value("Change", amount.count - 36), y: .value("Month", amount.month))
          }
          RuleMark(x: .value("Limit", 20))
        }
      ),
      ChartSample(
        "ranges",
        Chart(Amount.year.prefix(4)) {
          BarMark(
            xStart: .value("From", $0.count / 2),
            xEnd: .value("To", $0.count),
            y: .value("Month", $0.month)
          )
        }
      ),
      ChartSample(
        "lying and stacked",
        Chart(Amount.kinds(months: 4)) {
          BarMark(x: .value("Lines", $0.count), y: .value("Month", $0.month))
            .foregroundStyle(by: .value("Kind", $0.kind))
        }
      ),
      ChartSample(
        "lying and normalized",
        Chart(Amount.kinds(months: 4)) {
          BarMark(x: .value("Lines", $0.count), y: .value("Month", $0.month), stacking: .normalized)
            .foregroundStyle(by: .value("Kind", $0.kind))
        }
      ),
      ChartSample(
        "lying and grouped",
        Chart(Amount.kinds(months: 3)) {
          BarMark(x: .value("Lines", $0.count), y: .value("Month", $0.month))
            .foregroundStyle(by: .value("Kind", $0.kind)).position(by: .value("Kind", $0.kind))
        }
      ),
      ChartSample(
        "more than the height",
        Chart(Amount.year) {
          BarMark(x: .value("Commits", $0.count), y: .value("Month", $0.month))
        }
        .chartHeight(8)
      ),
      ChartSample(
        "sectors",
        Chart("Languages", [("Swift", 620), ("C", 200), ("Rust", 120), ("Shell", 5)]) {
          SectorMark(angle: .value("Lines", $0.1)).foregroundStyle(by: .value("Language", $0.0))
        }
      ),
      ChartSample(
        "a sector of zero, and one without a name",
        Chart {
          SectorMark(angle: .value("Lines", 3)).foregroundStyle(by: .value("Language", "Swift"))
          SectorMark(angle: .value("Lines", 0)).foregroundStyle(by: .value("Language", "C"))
          SectorMark(angle: .value("Lines", 1))
        }
      ),
    ]
  }
}
