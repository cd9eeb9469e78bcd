import Diptych
import DiptychCharts
import Testing

@Suite("The ends of axes in a terminal") struct AxisEndTests {
  @Test("A logarithmic axis with space for two labels only has a label at its end")
  func logarithmic() {
    let chart = Chart([1.0, 1000]) { PointMark(x: .value("k", $0), y: .value("v", $0)) }
      .chartYScale(type: .log).chartHeight(6)
    let labels = chart.rendered(as: .text(width: 40)).split(separator: "\n")
      .compactMap { $0.split(separator: " ").first }
      .filter { $0.contains("▔") || $0.contains("│") }
      .map { $0.filter { $0.isNumber || $0 == "," } }.filter { !$0.isEmpty }
    #expect(labels == ["1,000", "1"])
  }

  @Test(
    "The axis of the smallest numbers is one that doubles can divide, with slivers for its bars"
  )
  func smallest() {
    let number = Double.leastNonzeroMagnitude * 2000
    let chart = Chart([("a", number), ("b", 0.0)]) {
      BarMark(x: .value("v", $0.1), y: .value("k", $0.0))
    }
    let lines = chart.rendered(as: .text(width: 40)).split(separator: "\n")
    #expect(lines.prefix(2) == ["a ▏", "b"])
    #expect(lines[3] == "  0               1e-300          2e-300")
  }
}
