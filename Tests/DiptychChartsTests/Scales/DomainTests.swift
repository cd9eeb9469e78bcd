import Testing

@testable import DiptychCharts

@Suite("The ends of an axis of numbers")
struct DomainTests {
  /// Returns the ends and the ticks of the y axis.
  private func axis(_ chart: Chart) -> String {
    let y = chart.scene(ChartSettings()).y
    let ticks = y.ticks(count: 5).map(\.label).joined(separator: " ")
    return "\(y.domain.lowerBound)...\(y.domain.upperBound): \(ticks)"
  }

  private func line(_ values: [Double]) -> String {
    axis(Chart(values.indices) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) })
  }

  private func area(_ values: [Double]) -> String {
    axis(Chart(values.indices) { AreaMark(x: .value("x", $0), y: .value("y", values[$0])) })
  }

  @Test("Lines end at a finer step, with ticks at round numbers inside")
  func lines() {
    #expect(line([-11, 27, 3]) == "-15.0...30.0: -10 0 10 20 30")
    #expect(line([-4, 38]) == "-5.0...40.0: 0 10 20 30 40")
    #expect(line([52, 97]) == "50.0...100.0: 50 60 70 80 90 100")
    // Values that are all the same are in the middle.
    #expect(line([3]) == "1.5...4.5: 2 3 4")
    #expect(line([0.31, 0.46]) == "0.3...0.46: 0.30 0.35 0.40 0.45")
  }

  @Test("Lines that begin at zero, and areas, end at a tick")
  func bases() {
    #expect(line([3, 27]) == "0.0...30.0: 0 5 10 15 20 25 30")
    #expect(area([-11, 27]) == "-20.0...30.0: -20 -10 0 10 20 30")
  }
}
