public import Diptych
import DiptychCharts
public import Yardsticks

/// A line through points.
@inline(never)
public func lineChart(_ points: [ChartPoint]) -> some View {
  Chart(points) { LineMark(x: .value("t", $0.t), y: .value("v", $0.v)) }.chartHeight(24)
}

/// Twelve bars.
@inline(never)
public func barChart(_ months: [(name: String, count: Int)]) -> some View {
  Chart(months) { BarMark(x: .value("Month", $0.name), y: .value("Commits", $0.count)) }
}
