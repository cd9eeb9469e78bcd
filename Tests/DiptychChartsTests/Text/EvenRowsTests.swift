import Diptych
import DiptychSampling
import DiptychViews
import Testing

@testable import DiptychCharts

@Suite("Labels of a y axis at equal distances") struct EvenRowsTests {
  /// Returns the rows of the labels, the lowest one first.
  private func rows(_ plot: TextPlot) -> [Int] {
    plot.yLabels.map { $0.line.side == .end ? $0.line.cell + 1 : $0.line.cell }
  }

  private func isEven(_ rows: [Int]) -> Bool {
    Set(zip(rows, rows.dropFirst()).map { $0 - $1 }).count <= 1
  }

  private func numbers(_ generator: inout SeededGenerator) -> [Double] {
    let scales: [Double] = [1e-9, 0.3, 1, 40, 9_999, 1e7, 1e300]
    let lows: [Double] = [-1, -0.3, 0, 0.9]
    let scale = scales.randomElement(using: &generator) ?? 1
    let low = lows.randomElement(using: &generator) ?? 0
    let isWhole = Bool.random(using: &generator)
    return (0..<Int.random(in: 2...20, using: &generator)).map { _ in
      let value = scale * Double.random(in: low...1, using: &generator)
      return isWhole ? value.rounded() : value
    }
  }

  private func bars(_ values: [Double]) -> Chart {
    Chart(values.enumerated()) {
      BarMark(x: .value("x", "\($0.offset)"), y: .value("y", $0.element))
    }
  }

  private func line(_ values: [Double]) -> Chart {
    Chart(values.enumerated()) {
      LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
    }
  }

  @Test(
    "All labels are as far apart, and there are two at least",
    arguments: 0..<UInt64(Sample.count(120, of: 400))
  )
  func even(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let values = numbers(&generator)
    let chart = Bool.random(using: &generator) ? bars(values) : line(values)
    let height = Int.random(in: 3...40, using: &generator)
    let scene = PlotReader.scene(chart, height: height)
    let plot = PlotReader.plot(scene, width: 80)
    let rows = rows(plot)
    #expect(isEven(rows), "\(values) \(plot.yLabels)")
    #expect(rows.count >= 2, "\(values) \(plot.yLabels)")
    // Nothing is outside of the axis, and the frame has the height that it should have.
    let least = try #require(values.min())
    let most = try #require(values.max())
    #expect(DotGrid.isInside(plot.scene.y.fraction(least)))
    #expect(DotGrid.isInside(plot.scene.y.fraction(most)))
    let lines = chart.chartYAxisLabel("").chartHeight(height).rendered(as: .text(width: 80))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().drop { $0.contains(" = ") }
    let names = plot.xTicks.rows.count + (scene.namesXAxis && plot.rows > 2 ? 1 : 0)
    #expect(lines.count == height - 1 + names, "\(lines.joined(separator: "\n"))")
  }

  @Test(
    "A logarithmic axis within a decade or two has labels at 1, 2 and 5, and ends near its values",
    arguments: [
      ([3, 7, 9], ["10", "5", "2"]), ([300, 310, 320], ["500", "400", "300", "200"]),
      ([1000, 1000, 1000], ["2,000", "1,000", "500"]),
      ([2, 2_000_000], ["1M", "10k", "100"]),
    ] as [([Double], [String])]
  )
  func logarithmic(values: [Double], labels: [String]) {
    let chart = Chart(Array(values.enumerated())) {
      LineMark(x: .value("k", $0.offset), y: .value("v", $0.element))
    }
    .chartYScale(type: .log).chartHeight(8)
    let found = chart.rendered(as: .text(width: 40)).split(separator: "\n")
      .compactMap { $0.firstMatch(of: /^ *([\d,]+[kM]?)[^\d ,kM]/).map { String($0.1) } }
    #expect(found == labels)
  }
}
