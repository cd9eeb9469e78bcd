import Diptych
import DiptychSampling
import Testing

@testable import DiptychCharts

/// Without colours a series is told by its sign, which is the one in the legend.
@Suite("Symbols of series without colours") struct SeriesSignTests {
  private enum Shape: CaseIterable {
    case standing, lying, areas
  }

  /// A value of the series that rises above zero, or of the one that falls below it.
  private struct Item {
    let index: Int
    let value: Double

    var series: String { value > 0 ? "rising" : "falling" }
    var name: String { "\(series) \(index)" }
  }

  private func chart(_ items: [Item], _ shape: Shape) -> Chart {
    switch shape {
    case .standing:
      Chart(items) {
        BarMark(x: .value("x", "\($0.index)"), y: .value("y", $0.value))
          .foregroundStyle(by: .value("Series", $0.series))
      }
    case .lying:
      Chart(items) {
        BarMark(x: .value("x", $0.value), y: .value("y", $0.name))
          .foregroundStyle(by: .value("Series", $0.series))
      }
    case .areas:
      Chart(items) {
        AreaMark(x: .value("x", $0.index), y: .value("y", $0.value), stacking: .unstacked)
          .foregroundStyle(by: .value("Series", $0.series))
      }
    }
  }

  /// The parts of a picture: the lines of the series that rises, and of the one that falls.
  ///
  /// Zero is at the upper edge of a row, or in its middle; that row belongs to neither then.
  private func parts(
    _ lines: [Substring],
    _ shape: Shape
  ) throws -> (up: [Substring], down: [Substring]) {
    if shape == .lying {
      return (lines.filter { $0.hasPrefix("rising") }, lines.filter { $0.hasPrefix("falling") })
    }
    let zero = try #require(lines.firstIndex { $0.contains(/^ *0(?:\.0+)?[▔┤▁'+_]/) })
    let isEdge = lines[zero].contains(/^ *0(?:\.0+)?[▔']/)
    return (Array(lines[..<zero]), Array(lines[(isEdge ? zero : zero + 1)...]))
  }

  @Test("No cell shows another series", arguments: 0..<UInt64(Sample.count(90, of: 300)))
  func signs(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let shape = Shape.allCases[Int(seed % 3)]
    let isASCII = Bool.random(using: &generator)
    let items = (0..<Int.random(in: 2...12, using: &generator)).flatMap { index in
      [1.0, -1.0].map {
        Item(index: index, value: $0 * Double.random(in: 1...100, using: &generator))
      }
    }
    let height = Int.random(in: 6...30, using: &generator)
    let picture = chart(items, shape).chartXAxisLabel("").chartYAxisLabel("")
      .chartHeight(shape == .lying ? 40 : height)
      .rendered(
        as: .text(
          width: .random(in: 40...120, using: &generator),
          options: isASCII ? .ascii : TextFormat.Options()
        )
      )
    let lines = picture.split(separator: "\n")
    let legend = try #require(lines.last)
    let signs = try #require(legend.wholeMatch(of: /(.) rising  (.) falling/), "\(picture)")
    let parts = try parts(lines.dropLast(), shape)
    let (rising, falling) = (Character(String(signs.1)), Character(String(signs.2)))
    #expect(!parts.up.contains { $0.contains(falling) }, "\(picture)")
    #expect(!parts.down.contains { $0.contains(rising) }, "\(picture)")
  }
}
