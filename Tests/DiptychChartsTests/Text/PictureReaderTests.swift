import Diptych
import DiptychSampling
import DiptychViews
import Testing

@testable import DiptychCharts

/// A chart shows its data, as read by its own labels.
///
/// The precision is an eighth of a cell for blocks, a dot for dots, and a quarter of a cell for
/// rules. It is half a cell for shades and for places on the x axis, whose signs are at halves of
/// cells.
@Suite("Charts that are read from their text alone") struct PictureReaderTests {
  private static let laws = 0..<UInt64(Sample.count(150, of: 1_000))

  /// The values and the size of a picture.
  private struct Case {
    let values: [Double]
    let width: Int
    let height: Int

    /// A case by a seed; half of the cases that may be negative are.
    init(seed: UInt64, negative: Bool) {
      var generator = SeededGenerator(seed: seed)
      let sizes: [Double] = [1e-6, 0.5, 40, 9_999, 1e9]
      let size = sizes.randomElement(using: &generator) ?? 1
      let lowest = negative && Bool.random(using: &generator) ? -size : 0
      values = (0..<Int.random(in: 2...9, using: &generator)).map { _ in
        Double.random(in: lowest...size, using: &generator)
      }
      width = Int.random(in: 24...140, using: &generator)
      height = Int.random(in: 4...30, using: &generator)
    }
  }

  @Test("The position of each value matches the labels of the axis", arguments: laws)
  func values(seed: UInt64) throws {
    let kinds = [
      standing, standingStack, lying, lyingStack, points, lines, areas, rules, rectangles, sectors,
    ]
    let isStack = [1, 3, 9].contains(seed % 10)
    try kinds[Int(seed % 10)](Case(seed: seed, negative: !isStack))
  }

  /// Returns a reader of a chart in the colours of a terminal.
  private func read(
    _ chart: some View,
    _ sample: Case,
    height: Int? = nil
  ) -> (reader: PictureReader, picture: String) {
    let view = chart.chartXAxisLabel("").chartYAxisLabel("").chartHeight(height ?? sample.height)
    let picture = view.rendered(as: .text(width: sample.width, color: .ansi16))
    return (PictureReader(picture), picture)
  }

  /// Expects ends of a part at two values, each within a part of a cell.
  private func expect(
    _ ends: ClosedRange<Double>,
    _ values: [Double],
    _ axis: PictureReader.Axis,
    _ picture: String
  ) {
    let places = values.map(axis.place).sorted()
    #expect(
      abs(ends.lowerBound - places[0]) <= 0.1251 && abs(ends.upperBound - places[1]) <= 0.1251,
      "\(values) at \(places), drawn at \(ends)\n\(axis)\n\(picture)"
    )
  }

  // MARK: Bars

  private func standing(_ sample: Case) throws {
    let chart = Chart(sample.values.enumerated()) {
      BarMark(x: .value("x", "\($0.offset)"), y: .value("y", $0.element))
    }
    let (reader, picture) = read(chart, sample)
    let axis = try #require(reader.yAxis, "\(picture)")
    #expect(axis.largestError <= 0.001, "\(picture)")
    let names = sample.values.indices.map { Character("\($0)") }
    for (value, column) in zip(sample.values, reader.columns(ofNames: names)) {
      let parts = reader.parts(ofColumn: try #require(column, "\(picture)"))
      #expect(parts.count == 1, "\(value)\n\(picture)")
      for part in parts { expect(part.ends, [0, value], axis, picture) }
    }
  }

  private func standingStack(_ sample: Case) throws {
    let values = Array(sample.values.prefix(8))
    let chart = Chart(values.enumerated()) {
      BarMark(x: .value("x", "a"), y: .value("y", $0.element))
        .foregroundStyle(by: .value("Series", "\($0.offset)"))
    }
    .chartLegend(.hidden)
    let (reader, picture) = read(chart, sample)
    let axis = try #require(reader.yAxis, "\(picture)")
    let column = reader.columns(ofNames: ["a"]).first ?? nil
    let parts = reader.parts(ofColumn: try #require(column, "\(picture)"))
    expectStack(parts, values, axis, picture)
  }

  private func lying(_ sample: Case) throws {
    // With one that is shorter than a cell.
    let values = sample.values + [sample.values[0] / 100]
    let chart = Chart(values.enumerated()) {
      BarMark(x: .value("x", $0.element), y: .value("y", "n\($0.offset)"))
    }
    let (reader, picture) = read(chart, sample, height: 30)
    let axis = try #require(reader.xAxis(after: 3), "\(picture)")
    for (parts, value) in zip(reader.lyingParts(after: 3), values) {
      #expect(parts.count == 1, "\(value)\n\(picture)")
      for part in parts { expect(part.ends, [0, value], axis, picture) }
    }
  }

  private func lyingStack(_ sample: Case) throws {
    let values = Array(sample.values.prefix(8))
    let chart = Chart(values.enumerated()) {
      BarMark(x: .value("x", $0.element), y: .value("y", "a"))
        .foregroundStyle(by: .value("Series", "\($0.offset)"))
    }
    .chartLegend(.hidden)
    let (reader, picture) = read(chart, sample)
    let axis = try #require(reader.xAxis(after: 2), "\(picture)")
    let parts = try #require(reader.lyingParts(after: 2).first, "\(picture)")
    expectStack(parts, values, axis, picture)
  }

  /// Expects the parts of a stack where their values are.
  ///
  /// A cell has two colours, so a part that is shorter than a cell may be nowhere. Longer ones are
  /// all there, and right if they are beside long ones.
  private func expectStack(
    _ parts: [PictureReader.Part],
    _ values: [Double],
    _ axis: PictureReader.Axis,
    _ picture: String
  ) {
    var ends: [[Double]] = []
    for value in values {
      let start = ends.last?[1] ?? 0
      ends.append([start, start + value])
    }
    func isLong(_ index: Int) -> Bool {
      !values.indices.contains(index) || values[index] >= 2 * axis.valuePerCell
    }
    for index in values.indices where isLong(index) {
      let places = ends[index].map(axis.place).sorted()
      let middle = (places[0] + places[1]) / 2
      guard let part = parts.first(where: { $0.ends.contains(middle) }) else {
        Issue.record("\(values[index]) is not there\n\(picture)")
        continue
      }
      if isLong(index - 1), isLong(index + 1) { expect(part.ends, ends[index], axis, picture) }
    }
  }

  // MARK: Dots

  private func points(_ sample: Case) throws {
    let xs = sample.values.reversed().enumerated().map {
      Double($0.offset) * 3 + $0.element / 1e10
    }
    let chart = Chart(zip(xs, sample.values)) {
      PointMark(x: .value("x", $0.0), y: .value("y", $0.1))
    }
    let (reader, picture) = read(chart, sample)
    let y = try #require(reader.yAxis, "\(picture)")
    guard let x = reader.xAxis else { return #expect(!reader.hasTicks, "\(picture)") }
    let places = zip(xs, sample.values).map { (x: x.place(of: $0), y: y.place(of: $1)) }
    func isNear(_ dot: (x: Double, y: Double), _ place: (x: Double, y: Double)) -> Bool {
      abs(dot.x - place.x) <= (reader.hasTicks ? 0.51 : 1.51) && abs(dot.y - place.y) <= 0.126
    }
    for place in places {
      #expect(reader.dots.contains { isNear($0, place) }, "\(place)\n\(picture)")
    }
    for dot in reader.dots {
      #expect(places.contains { isNear(dot, $0) }, "\(dot)\n\(picture)")
    }
  }

  private func lines(_ sample: Case) throws {
    let chart = Chart(sample.values.enumerated()) {
      LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
    }
    let (reader, picture) = read(chart, sample)
    let y = try #require(reader.yAxis, "\(picture)")
    guard let x = reader.xAxis else { return #expect(!reader.hasTicks, "\(picture)") }
    for (index, value) in sample.values.enumerated() {
      #expect(
        reader.dots.contains { dot in
          abs(dot.x - x.place(of: Double(index))) <= (reader.hasTicks ? 0.51 : 1.51)
            && abs(dot.y - y.place(of: value)) <= 0.126
        },
        "\(value)\n\(picture)"
      )
    }
  }

  // MARK: Fields

  private func areas(_ sample: Case) throws {
    let chart = Chart(sample.values.enumerated()) {
      AreaMark(x: .value("x", $0.offset), y: .value("y", $0.element))
    }
    let (reader, picture) = read(chart, sample)
    let y = try #require(reader.yAxis, "\(picture)")
    guard let x = reader.xAxis else { return #expect(!reader.hasTicks, "\(picture)") }
    for (index, value) in sample.values.enumerated() {
      let place = x.place(of: Double(index))
      let reach = reader.hasTicks ? 0.26 : 1.26
      let columns = Set(
        [-reach, -reach / 2, 0, reach / 2, reach].map { Int((place + $0 - 1e-6).rounded(.down)) }
      )
      let wanted = [0, value].map(y.place).sorted()
      #expect(
        columns.contains { column in
          guard column >= 0, let part = reader.parts(ofColumn: column).first else { return false }
          return abs(part.ends.lowerBound - wanted[0]) <= 0.1251
            && abs(part.ends.upperBound - wanted[1]) <= 0.1251
        },
        "\(value) at \(wanted) in \(columns)\n\(picture)"
      )
    }
  }

  private func rules(_ sample: Case) throws {
    let highest = try #require(sample.values.max())
    let lowest = min(try #require(sample.values.min()), 0)
    let (value, size) = (sample.values[0], highest - lowest)
    let chart = Chart {
      PointMark(x: .value("x", 0), y: .value("y", lowest))
      PointMark(x: .value("x", size), y: .value("y", highest))
      RuleMark(y: .value("y", value))
      RuleMark(x: .value("x", sample.values[1] - lowest))
    }
    let (reader, picture) = read(chart, sample)
    let y = try #require(reader.yAxis, "\(picture)")
    guard let x = reader.xAxis else { return #expect(!reader.hasTicks, "\(picture)") }
    let places = (x: x.place(of: sample.values[1] - lowest), y: y.place(of: value))
    #expect(reader.rules.contains { abs($0 - places.y) <= 0.251 }, "\(places)\n\(picture)")
    #expect(
      reader.standingRules.contains { abs($0 - places.x) <= (reader.hasTicks ? 0.76 : 1.76) },
      "\(places)\n\(picture)"
    )
  }

  private func rectangles(_ sample: Case) throws {
    let ends = sample.values[...1].sorted()
    let chart = Chart {
      PointMark(x: .value("x", 0), y: .value("y", ends[0]))
      RectangleMark(
        xStart: .value("x", 3),
        xEnd: .value("x", 8),
        yStart: .value("y", ends[0]),
        yEnd: .value("y", ends[1])
      )
      PointMark(x: .value("x", 10), y: .value("y", ends[1]))
    }
    let (reader, picture) = read(chart, sample)
    let y = try #require(reader.yAxis, "\(picture)")
    guard let x = reader.xAxis else { return #expect(!reader.hasTicks, "\(picture)") }
    let shade = try #require(reader.shade, "\(picture)")
    // A rectangle has a cell at least.
    let half = shade.bottom - shade.top > 1 ? 0.501 : 1.001
    #expect(abs(shade.top - y.place(of: ends[1])) <= half, "\(ends)\n\(picture)")
    #expect(abs(shade.bottom - y.place(of: ends[0])) <= half, "\(ends)\n\(picture)")
    let reach = reader.hasTicks ? 0.76 : 1.76
    #expect(abs(shade.left - x.place(of: 3)) <= reach, "\(ends)\n\(picture)")
    #expect(abs(shade.right - x.place(of: 8)) <= reach, "\(ends)\n\(picture)")
  }

  // MARK: Parts of a whole

  private func sectors(_ sample: Case) throws {
    let values = Array(sample.values.prefix(8))
    let chart = Chart(values.enumerated()) {
      SectorMark(angle: .value("", $0.element))
        .foregroundStyle(by: .value("Name", "n\($0.offset)"))
    }
    let (reader, picture) = read(chart, sample)
    let shares = reader.shares
    let sum = values.reduce(0, +)
    #expect(shares.count == values.count, "\(picture)")
    let longest = try #require(shares.max { $0.length < $1.length }, "\(picture)")
    let highest = try #require(values.max())
    for (share, value) in zip(shares, values) {
      #expect(abs(share.percent - 100 * value / sum) <= 0.51, "\(value)\n\(picture)")
      #expect(
        abs(share.length - longest.length * value / highest) <= 0.1251,
        "\(value)\n\(picture)"
      )
    }
  }
}
