import Diptych
import DiptychSampling
import Testing

@testable import DiptychCharts

@Suite("Data that are read back from the SVG of a page, to a tenth of a percent")
struct RecoveredDataTests {
  /// Returns values of some size and sign.
  private func values(_ numbers: inout SeededGenerator, count: Int) -> [Double] {
    let scales = [0.001, 1, 250, 1e6, 1e12]
    let scale = scales[Int.random(in: scales.indices, using: &numbers)]
    let low = Bool.random(using: &numbers) ? -scale : 0
    return (0..<count).map { _ in Double.random(in: low...scale, using: &numbers) }
  }

  private func isNear(_ part: Double?, _ expected: Double) -> Bool {
    part.map { abs($0 - expected) <= 0.001 } ?? false
  }

  @Test("standing bars", arguments: UInt64(0)..<60)
  func standing(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let values = values(&numbers, count: Int.random(in: 1...40, using: &numbers))
    let chart = Chart(values.indices) { index in
      BarMark(x: .value("Name", "n\(index)"), y: .value("Value", values[index]))
    }
    let scene = chart.scene(ChartSettings())
    let bars = PictureElements("rect", in: chart.rendered(as: .html)).with(class: "bar")
    try #require(bars.count == values.count)
    for (index, bar) in bars.enumerated() {
      let ends = [scene.y.fraction(0), scene.y.fraction(values[index])].sorted()
      #expect(isNear(bar.part("y"), 1 - ends[1]))
      #expect(isNear(bar.part("height"), ends[1] - ends[0]))
      let middle = try #require(bar.part("x")) + (try #require(bar.part("width"))) / 2
      #expect(isNear(middle, (Double(index) + 0.5) / Double(values.count)))
    }
  }

  @Test("horizontal bars", arguments: UInt64(0)..<60)
  func horizontal(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let values = values(&numbers, count: Int.random(in: 1...40, using: &numbers))
    let chart = Chart(values.indices) { index in
      BarMark(x: .value("Value", values[index]), y: .value("Name", "n\(index)"))
    }
    let scene = chart.scene(ChartSettings())
    let bars = PictureElements("rect", in: chart.rendered(as: .html)).with(class: "bar")
    try #require(bars.count == values.count)
    for (index, bar) in bars.enumerated() {
      let ends = [scene.x.fraction(0), scene.x.fraction(values[index])].sorted()
      #expect(isNear(bar.part("x"), ends[0]))
      #expect(isNear(bar.part("width"), ends[1] - ends[0]))
      let middle = try #require(bar.part("y")) + (try #require(bar.part("height"))) / 2
      #expect(isNear(middle, (Double(index) + 0.5) / Double(values.count)))
    }
  }

  @Test("stacked bars stand on each other", arguments: UInt64(0)..<30)
  func stacked(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let values = (0..<4).map { _ in (0..<6).map { _ in Double.random(in: 1...9, using: &numbers) } }
    let chart = Chart {
      for (series, column) in values.enumerated() {
        for (index, value) in column.enumerated() {
          BarMark(x: .value("Name", "n\(index)"), y: .value("Value", value))
            .foregroundStyle(by: .value("Series", "s\(series)"))
        }
      }
    }
    let scene = chart.scene(ChartSettings())
    let bars = PictureElements("rect", in: chart.rendered(as: .html)).with(class: "stack")
    try #require(bars.count == 24)
    for (position, bar) in bars.enumerated() {
      let (series, index) = position.quotientAndRemainder(dividingBy: 6)
      let before = values[..<series].reduce(0) { $0 + $1[index] }
      let top = scene.y.fraction(before + values[series][index])
      #expect(isNear(bar.part("y"), 1 - top))
      #expect(isNear(bar.part("height"), top - scene.y.fraction(before)))
    }
  }

  @Test("points", arguments: UInt64(0)..<60)
  func points(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let xs = values(&numbers, count: 50)
    let ys = values(&numbers, count: 50)
    let chart = Chart(xs.indices) { index in
      PointMark(x: .value("x", xs[index]), y: .value("y", ys[index]))
    }
    let scene = chart.scene(ChartSettings())
    let points = PictureElements("circle", in: chart.rendered(as: .html)).with(class: "dot")
    try #require(points.count == 50)
    for (index, point) in points.enumerated() {
      #expect(isNear(point.part("cx"), scene.x.fraction(xs[index])))
      #expect(isNear(point.part("cy"), 1 - scene.y.fraction(ys[index])))
    }
  }

  @Test("lines and areas", arguments: UInt64(0)..<60)
  func lines(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let ys = values(&numbers, count: Int.random(in: 2...90, using: &numbers))
    let chart = Chart(ys.indices) { index in
      AreaMark(x: .value("x", index), y: .value("y", ys[index]))
      LineMark(x: .value("x", index), y: .value("y", ys[index]))
    }
    let scene = chart.scene(ChartSettings())
    let markup = chart.rendered(as: .html)
    let paths = PictureElements("path", in: markup)
    let line = try #require(paths.with(class: "line").first?["d"])
    let area = try #require(paths.with(class: "bar").first?["d"])
    let upper = area.split(separator: "L").first.map(String.init) ?? ""
    for path in [line, upper] {
      let corners = path.split { "ML Z".contains($0) }.compactMap { Double($0) }
      try #require(corners.count == 2 * ys.count)
      for (index, y) in ys.enumerated() {
        #expect(isNear(corners[2 * index] / 1000, scene.x.fraction(Double(index))))
        #expect(isNear(1 - corners[2 * index + 1] / 1000, scene.y.fraction(y)))
      }
    }
  }

  @Test("the extremes of a million points are at their positions") func million() throws {
    var numbers = SeededGenerator(seed: 7)
    let count = Sample.count(20_000, of: 1_000_000)
    let (highest, lowest) = (count / 1000 * 123 + 456, count / 1000 * 654 + 321)
    var ys = (0..<count).map { _ in Double.random(in: 20...80, using: &numbers) }
    ys[highest] = 100
    ys[lowest] = 0
    let chart = Chart(ys.indices) { index in
      LineMark(x: .value("x", index), y: .value("y", ys[index]))
    }
    let scene = chart.scene(ChartSettings())
    let line = try #require(
      PictureElements("path", in: chart.rendered(as: .html)).with(class: "line").first?["d"]
    )
    let corners = line.split { "ML Z".contains($0) }.compactMap { Double($0) }
    #expect(corners.count <= 8 * PlotPicture.columns + 8)
    for (index, y) in [(highest, 0.0), (lowest, 1000.0)] {
      let place = try #require(stride(from: 1, to: corners.count, by: 2).first { corners[$0] == y })
      #expect(isNear(corners[place - 1] / 1000, scene.x.fraction(Double(index))))
    }
  }
}
