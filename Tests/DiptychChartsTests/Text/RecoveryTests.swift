import Diptych
import DiptychSampling
import Testing

@testable import DiptychCharts

@Suite("The data of a chart, read back from its text") struct RecoveryTests {
  /// Returns values of a random size.
  private func numbers(_ count: Int, _ generator: inout SeededGenerator) -> [Double] {
    let sizes: [Double] = [1e-6, 0.5, 40, 9_999, 1e9]
    let size = sizes.randomElement(using: &generator) ?? 1
    return (0..<count).map { _ in Double.random(in: 0...size, using: &generator) }
  }

  @Test(
    "Standing bars are right to an eighth of a cell",
    arguments: 0..<UInt64(Sample.count(60, of: 200))
  )
  func standing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 20...130, using: &generator)
    let values = numbers(.random(in: 1...8, using: &generator), &generator)
    let chart = Chart(values.enumerated()) {
      BarMark(x: .value("Name", "n\($0.offset)"), y: .value("Count", $0.element))
    }
    let reader = PlotReader(chart, width: width, height: .random(in: 3...30, using: &generator))
    for (index, value) in values.enumerated() {
      let expected = reader.scene.y.fraction(value) * Double(8 * reader.plot.rows)
      for column in reader.plot.bands.bars(of: index, slots: 1) {
        #expect(abs(Double(reader.height(ofColumn: column)) - expected) <= 1)
      }
    }
  }

  @Test(
    "Horizontal bars are right to an eighth of a cell",
    arguments: 0..<UInt64(Sample.count(60, of: 200))
  )
  func lying(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 20...130, using: &generator)
    let values = numbers(.random(in: 1...9, using: &generator), &generator)
    let chart = Chart(values.enumerated()) {
      BarMark(x: .value("Count", $0.element), y: .value("Name", "n\($0.offset)"))
    }
    let cells = width - 3
    let scene = chart.scene(ChartSettings())
    let axis = TextBars.evenAxis(of: scene, cells: cells, PlotReader.space(width)).axis
    let lines = chart.rendered(as: .text(width: width)).split(separator: "\n")
    for (value, line) in zip(values, lines) {
      let length = line.dropFirst(3).reduce(0) { $0 + PlotReader.eighths($1, "▏▎▍▌▋▊▉█") }
      #expect(abs(Double(length) - axis.fraction(value) * Double(8 * cells)) <= 1)
    }
  }

  @Test(
    "Points are in their dots, and no dot is without one",
    arguments: 0..<UInt64(Sample.count(50, of: 150))
  )
  func points(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &generator)
    let (xs, ys) = (numbers(count, &generator), numbers(count, &generator))
    let chart = Chart(zip(xs, ys)) { PointMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
    let reader = PlotReader(
      chart,
      width: .random(in: 20...130, using: &generator),
      height: .random(in: 3...30, using: &generator)
    )
    let dots = reader.dots
    let places = zip(xs, ys).map { reader.place($0, $1) }
    for place in places { #expect(dots.contains { isNear($0, place) }) }
    for dot in dots { #expect(places.contains { isNear(dot, $0) }) }
  }

  @Test(
    "Lines go through their values, and nowhere else",
    arguments: 0..<UInt64(Sample.count(50, of: 150))
  )
  func lines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ys = numbers(.random(in: 2...30, using: &generator), &generator)
    let chart = Chart(ys.enumerated()) { LineMark(x: .value("x", $0.offset), y: .value("y", $0.1)) }
    let reader = PlotReader(
      chart,
      width: .random(in: 20...130, using: &generator),
      height: .random(in: 3...30, using: &generator)
    )
    let dots = reader.dots
    let places = ys.enumerated().map { reader.place(Double($0.offset), $0.element) }
    for place in places { #expect(dots.contains { isNear($0, place) }) }
    for dot in dots {
      #expect(zip(places, places.dropFirst()).contains { isNear(dot, from: $0, to: $1) })
    }
  }

  /// Whether a dot, or one beside it, has a place in it.
  private func isNear(_ dot: PlotReader.Dot, _ place: (x: Double, y: Double)) -> Bool {
    abs(Double(dot.column) + 0.5 - place.x) <= 1.5 && abs(Double(dot.row) + 0.5 - place.y) <= 1.5
  }

  /// Whether the middle of a dot is within one and a half dots of a straight line.
  private func isNear(
    _ dot: PlotReader.Dot,
    from: (x: Double, y: Double),
    to: (x: Double, y: Double)
  ) -> Bool {
    let (width, height) = (to.x - from.x, to.y - from.y)
    let (x, y) = (Double(dot.column) + 0.5 - from.x, Double(dot.row) + 0.5 - from.y)
    let square = width * width + height * height
    let part = square > 0 ? min(max((x * width + y * height) / square, 0), 1) : 0
    let (dx, dy) = (x - part * width, y - part * height)
    return (dx * dx + dy * dy).squareRoot() <= 1.5
  }
}
