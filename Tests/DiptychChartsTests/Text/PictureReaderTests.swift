import Diptych
import DiptychSampling
import DiptychViews
import Testing

@testable import DiptychCharts

/// A chart shows its data, as read by its own labels.
///
/// The precision is an eighth of a cell for blocks, a dot for dots, a quarter of a cell for rules,
/// and half a cell for shades.
@Suite("Charts that are read from their pictures alone")
struct PictureReaderTests {
  private static let laws = 0..<UInt64(Sample.count(140, of: 1_000))

  @Test("Each value is where the labels of the axis say", arguments: laws)
  func values(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sizes: [Double] = [1e-6, 0.5, 40, 9_999, 1e9]
    let size = sizes.randomElement(using: &generator) ?? 1
    let count = Int.random(in: 2...9, using: &generator)
    let values = (0..<count).map { _ in Double.random(in: 0...size, using: &generator) }
    let width = Int.random(in: 24...140, using: &generator)
    let height = Int.random(in: 4...30, using: &generator)
    switch seed % 7 {
    case 0: try standing(values, width, height)
    case 1: try lying(values, width)
    case 2: try points(values, width, height)
    case 3: try lines(values, width, height)
    case 4: try areas(values, width, height)
    case 5: try rules(values, width, max(height, 6))
    default: try rectangles(values, width, height)
    }
  }

  private func reader(_ chart: Chart, _ width: Int, _ height: Int) -> (PictureReader, String) {
    let picture = chart.chartXAxisLabel("").chartYAxisLabel("").chartHeight(height)
      .rendered(as: .text(width: width))
    return (PictureReader(picture), picture)
  }

  private func standing(_ values: [Double], _ width: Int, _ height: Int) throws {
    let chart = Chart(values.enumerated()) {
      BarMark(x: .value("x", "\($0.offset)"), y: .value("y", $0.element))
    }
    let (reader, picture) = reader(chart, width, height)
    let axis = try #require(reader.yAxis, "\(picture)")
    let cells = reader.rows.map(\.cells.count).max() ?? 0
    var tops: [Double] = []
    for column in 0..<cells {
      let isNext = column == 0 || reader.top(ofColumn: column - 1) == nil
      if isNext, let top = reader.top(ofColumn: column) { tops.append(top) }
    }
    // Bars of a narrow chart may touch.
    guard tops.count == values.count else { return }
    for (top, value) in zip(tops, values) {
      #expect(abs(axis.value(at: top) - value) <= axis.valuePerCell / 8 * 1.001, "\(picture)")
    }
  }

  private func lying(_ values: [Double], _ width: Int) throws {
    let chart = Chart(values.enumerated()) {
      BarMark(x: .value("x", $0.element), y: .value("y", "n\($0.offset)"))
    }
    let (reader, picture) = reader(chart, width, 30)
    let axis = try #require(reader.xAxis(after: 3), "\(picture)")
    for (length, value) in zip(reader.lengths(after: 3), values) {
      #expect(
        abs(axis.value(at: length) - value) <= axis.valuePerCell / 8 * 1.001,
        "\(value) \(axis.value(at: length))\n\(picture)"
      )
    }
  }

  private func points(_ values: [Double], _ width: Int, _ height: Int) throws {
    let xs = values.reversed().enumerated().map { Double($0.offset) * 3 + $0.element / 1e10 }
    let chart = Chart(zip(xs, values)) { PointMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
    let (reader, picture) = reader(chart, width, height)
    let y = try #require(reader.yAxis, "\(picture)")
    let dots = reader.dots
    for value in values {
      #expect(
        dots.contains { abs(y.value(at: $0.y) - value) <= y.valuePerCell * 0.2 },
        "\(value)\n\(picture)"
      )
    }
    for dot in dots {
      #expect(
        values.contains { abs(y.value(at: dot.y) - $0) <= y.valuePerCell * 0.2 },
        "\(picture)"
      )
    }
    guard let x = reader.xAxis, x.ticks.count > 1 else { return }
    for place in zip(xs, values) {
      #expect(
        dots.contains { dot in
          abs(y.value(at: dot.y) - place.1) <= y.valuePerCell * 0.2
            && abs(x.value(at: dot.x) - place.0) <= x.valuePerCell
        },
        "\(place)\n\(picture)"
      )
    }
  }

  private func lines(_ values: [Double], _ width: Int, _ height: Int) throws {
    let chart = Chart(values.enumerated()) {
      LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
    }
    let (reader, picture) = reader(chart, width, height)
    let y = try #require(reader.yAxis, "\(picture)")
    let (dots, cells) = (reader.dots, reader.rows.map(\.cells.count).max() ?? 0)
    for (index, value) in values.enumerated() {
      let place = Double(index) / Double(values.count - 1) * Double(cells)
      #expect(
        dots.contains { dot in
          abs(dot.x - place) <= 1 && abs(y.value(at: dot.y) - value) <= y.valuePerCell * 0.2
        },
        "\(value)\n\(picture)"
      )
    }
  }

  private func areas(_ values: [Double], _ width: Int, _ height: Int) throws {
    let chart = Chart(values.enumerated()) {
      AreaMark(x: .value("x", $0.offset), y: .value("y", $0.element))
    }
    let (reader, picture) = reader(chart, width, height)
    let y = try #require(reader.yAxis, "\(picture)")
    let cells = reader.rows.map(\.cells.count).max() ?? 0
    // The highest value is the highest place.
    let tops = (0..<cells).compactMap { reader.top(ofColumn: $0) }
    let top = try #require(tops.min(), "\(picture)")
    let highest = try #require(values.max())
    #expect(abs(y.value(at: top) - highest) <= y.valuePerCell / 8 * 1.001, "\(picture)")
  }

  private func rules(_ values: [Double], _ width: Int, _ height: Int) throws {
    let highest = try #require(values.max())
    let value = values[0]
    let chart = Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 1), y: .value("y", highest))
      RuleMark(y: .value("y", value))
    }
    let (reader, picture) = reader(chart, width, height)
    let y = try #require(reader.yAxis, "\(picture)")
    let rule = try #require(reader.rules.first, "\(picture)")
    #expect(abs(y.value(at: rule) - value) <= y.valuePerCell / 4 * 1.001, "\(picture)")
  }

  private func rectangles(_ values: [Double], _ width: Int, _ height: Int) throws {
    let ends = [values[0], values[1]].sorted()
    let chart = Chart {
      RectangleMark(
        xStart: .value("x", 0),
        xEnd: .value("x", 1),
        yStart: .value("y", ends[0]),
        yEnd: .value("y", ends[1])
      )
    }
    let (reader, picture) = reader(chart, width, height)
    let y = try #require(reader.yAxis, "\(picture)")
    let shade = try #require(reader.shade(column: 1), "\(picture)")
    // A rectangle has a cell at least.
    let half = y.valuePerCell * (shade.bottom - shade.top > 1 ? 0.501 : 1.001)
    #expect(abs(y.value(at: shade.top) - ends[1]) <= half, "\(ends)\n\(picture)")
    #expect(abs(y.value(at: shade.bottom) - ends[0]) <= half, "\(ends)\n\(picture)")
  }
}
