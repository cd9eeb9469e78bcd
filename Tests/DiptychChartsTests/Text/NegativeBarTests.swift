import Diptych
import DiptychSampling
import DiptychViews
import Testing

@testable import DiptychCharts

@Suite("Bars below zero, read back from the chart") struct NegativeBarTests {
  /// A cell of a line with escape sequences.
  private struct Cell {
    let character: Character
    let isInverse: Bool

    /// The eighths of the cell that are filled, from below.
    var eighths: Range<Int> {
      switch character {
      case "▔": return 7..<8
      case "▀": return 4..<8
      default:
        let count = PlotReader.eighths(character, "▁▂▃▄▅▆▇█")
        return isInverse ? count..<8 : 0..<count
      }
    }
  }

  /// Returns the cells of a line; of its styles only the exchange of both colours is read.
  private func cells(_ line: Substring) -> [Cell] {
    var cells: [Cell] = []
    var isInverse = false
    var rest = line
    while let first = rest.first {
      if first == "\u{1B}", let match = rest.prefixMatch(of: /\u{1B}\[([0-9;]*)m/) {
        for code in match.1.split(separator: ";", omittingEmptySubsequences: false) {
          if code == "7" { isInverse = true }
          if ["", "0", "27"].contains(code) { isInverse = false }
        }
        rest = rest[match.range.upperBound...]
      } else {
        cells.append(Cell(character: first, isInverse: isInverse))
        rest.removeFirst()
      }
    }
    return cells
  }

  /// Returns the largest distance between the end of a bar, or its start, and where it should be,
  /// in eighths of a cell.
  private func error(_ seed: UInt64, hasColors: Bool) -> Double {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 30...100, using: &generator)
    let height = Int.random(in: 6...30, using: &generator)
    let size = [1e-6, 0.5, 40, 9_999, 1e9][Int.random(in: 0..<5, using: &generator)]
    let values = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      Double.random(in: -size...size, using: &generator)
    }
    let chart = Chart(values.enumerated()) {
      BarMark(x: .value("Name", "n\($0.offset)"), y: .value("", $0.element))
    }
    let plot = PlotReader.plot(PlotReader.scene(chart, height: height), width: width)
    let lines = chart.chartHeight(height)
      .rendered(as: hasColors ? .text(width: width, color: .ansi16) : .text(width: width))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(plot.rows).map { cells($0).dropFirst(plot.left) }
    var error = 0.0
    for (index, value) in values.enumerated() {
      for column in plot.bands.bars(of: index, slots: 1) {
        var filled: [Int] = []
        for (row, line) in lines.enumerated() where column < line.count {
          let cell = line[line.startIndex + column]
          filled += cell.eighths.map { 8 * (plot.rows - 1 - row) + $0 }
        }
        let ends = [0, value].map { plot.scene.y.fraction($0) * Double(8 * plot.rows) }.sorted()
        guard let first = filled.min(), let last = filled.max() else { return .infinity }
        error = max(error, abs(Double(first) - ends[0]), abs(Double(last + 1) - ends[1]))
        if filled.count != last + 1 - first { return .infinity }
      }
    }
    return error
  }

  /// With colours, a hanging bar is the inverse of the block below it.
  ///
  /// A bar that is not zero has an eighth at least, so that one is the largest error.
  @Test(
    "With colours they are right to an eighth of a cell",
    arguments: 0..<UInt64(Sample.count(60, of: 200))
  )
  func colours(seed: UInt64) { #expect(error(seed, hasColors: true) <= 1 + 1e-9) }

  /// Hanging blocks exist for one, four and eight eighths.
  ///
  /// The nearest one to six is two eighths away from it, and the six are rounded by half of one.
  @Test(
    "Without colours they are right to two and a half eighths of a cell",
    arguments: 0..<UInt64(Sample.count(60, of: 200))
  )
  func monochrome(seed: UInt64) { #expect(error(seed, hasColors: false) <= 2.5 + 1e-9) }
}
