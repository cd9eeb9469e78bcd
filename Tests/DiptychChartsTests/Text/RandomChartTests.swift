import Diptych
import DiptychSampling
import DiptychViews
import Testing

@testable import DiptychCharts

@Suite("Random charts in a terminal") struct RandomChartTests {
  private static let names = [
    "a", "Jan", "a longer name", "日本語", "שלום", "x\ny", "", "t\tt", "\u{1B}[1m", "👩‍👩‍👧 family",
    String(repeating: "long ", count: 40), "e\u{301}",
  ]

  /// A value of a random chart.
  private struct Item {
    let index: Int
    let name: String
    let series: String
    let value: Double
    let other: Double
  }

  private func items(_ generator: inout SeededGenerator) -> [Item] {
    let series = Int.random(in: 1...10, using: &generator)
    let scales: [Double] = [1e-9, 1, 300, 1e7, 1e300]
    let scale = scales.randomElement(using: &generator) ?? 1
    let isRepeating = Bool.random(using: &generator)
    return (0..<Int.random(in: 0...60, using: &generator)).map { index in
      let name = Self.names.randomElement(using: &generator) ?? ""
      return Item(
        index: index,
        name: isRepeating ? name : "\(name)\(index)",
        series: Self.names[index % series],
        value: scale * Double.random(in: -1...1, using: &generator),
        other: scale * Double.random(in: 0...1, using: &generator)
      )
    }
  }

  /// Returns a chart of any marks.
  private func chart(_ generator: inout SeededGenerator) -> Chart {
    let kind = Int.random(in: 0..<7, using: &generator)
    let items = items(&generator)
    switch kind {
    case 0, 1:
      let stackings: [MarkStackingMethod] = [.standard, .normalized, .center, .unstacked]
      let stacking = stackings.randomElement(using: &generator) ?? .standard
      return Chart("Title 標題", items) { bar($0, stacking) }
    case 2: return Chart(items) { lyingBar($0) }
    case 3: return Chart("A title", items) { line($0) }
    case 4: return Chart(items) { point($0) }
    case 5: return Chart(items) { field($0) }
    default:
      return Chart("\n", items) {
        SectorMark(angle: .value("Angle", $0.value)).foregroundStyle(by: .value("Name", $0.name))
      }
    }
  }

  private func bar(_ item: Item, _ stacking: MarkStackingMethod) -> some ChartContent {
    BarMark(x: .value("日本 x", item.name), y: .value("y", item.value), stacking: stacking)
      .foregroundStyle(by: .value("Series", item.series))
      .position(by: .value("Half", item.index % 2))
      .annotation { Text(item.name) }
  }

  private func lyingBar(_ item: Item) -> some ChartContent {
    BarMark(x: .value("x", item.value), y: .value("y", item.name))
      .foregroundStyle(by: .value("Series", item.series))
      .annotation { Text(item.name) }
  }

  @_ChartContentBuilder
  private func line(_ item: Item) -> some ChartContent {
    AreaMark(x: .value("x", item.index), y: .value("y", item.other))
      .foregroundStyle(by: .value("Series", item.series))
    LineMark(x: .value("x", item.index), y: .value("y", item.value))
      .foregroundStyle(by: .value("Series", item.series))
      .annotation(position: .trailing) { Text(item.name) }
  }

  @_ChartContentBuilder
  private func point(_ item: Item) -> some ChartContent {
    PointMark(x: .value("x", item.name), y: .value("y", item.series))
      .annotation(position: .overlay) { Text(item.name) }
    RuleMark(y: .value("y", item.series)).annotation { Text(item.name) }
  }

  @_ChartContentBuilder
  private func field(_ item: Item) -> some ChartContent {
    RectangleMark(
      xStart: .value("x", item.value),
      xEnd: .value("x", item.other),
      yStart: .value("y", item.index),
      yEnd: .value("y", item.index + 2)
    )
    RuleMark(x: .value("x", item.other)).annotation { Text(item.name) }
    RuleMark(xStart: .value("x", item.value), xEnd: .value("x", 0), y: .value("y", item.index))
      .annotation(position: .leading) { Text(item.series) }
  }

  @Test(
    "No line is wider than the chart, and no two labels touch",
    arguments: 0..<UInt64(Sample.count(60, of: 400))
  )
  func fits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let chart = chart(&generator)
    let width = Int.random(in: 20...130, using: &generator)
    let height = Int.random(in: 3...30, using: &generator)
    let view = chart.chartHeight(height)
    let pictures = [
      view.rendered(as: .text(width: width)),
      view.rendered(as: .text(width: width, options: .ascii)),
      view.rendered(as: .text(width: width, color: .trueColor))
        .replacing(/\u{1B}\[[0-9;]*m/, with: ""),
    ]
    for picture in pictures {
      for line in picture.split(separator: "\n") { #expect(CellWidth.of(line) <= width) }
    }
    let scene = PlotReader.scene(chart, height: height)
    guard !scene.isEmpty, scene.sectors.isEmpty, !scene.barsLie else { return }
    let plot = PlotReader.plot(scene, width: width)
    for row in plot.xTicks.rows {
      for label in row.labels {
        #expect(label.column >= 0 && plot.left + label.column + label.width <= width)
        #expect(label.width == CellWidth.of(label.text))
      }
      for (label, next) in zip(row.labels, row.labels.dropFirst()) {
        let gap = scene.x.bandCount == nil ? LabelRow.wideGap : 1
        #expect(label.column + label.width + gap <= next.column)
      }
    }
  }
}
