import Diptych
import DiptychViews

@testable import DiptychCharts

/// A reader of the shapes in the picture of a chart without a title and a legend.
struct PlotReader {
  let scene: ChartScene
  let plot: TextPlot
  /// The cells between the axes, line by line from above; lines without spaces at their ends.
  let cells: [[Character]]

  /// Draws a chart in a width, with the given height and without colours.
  init(_ chart: Chart, width: Int, height: Int) {
    plot = Self.plot(Self.scene(chart, height: height), width: width)
    scene = plot.scene
    let picture = chart.chartHeight(height).rendered(as: .text(width: width))
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    let first = plot.hasYAxis && !scene.y.label.isEmpty && plot.rows > 2 ? 1 : 0
    cells = lines[first..<(first + plot.rows)].map { [left = plot.left] in Array($0.dropFirst(left))
    }
  }

  /// Returns the scene of a chart with a height.
  static func scene(_ chart: Chart, height: Int) -> ChartScene {
    var settings = ChartSettings()
    settings.height = height
    return chart.scene(settings)
  }

  /// Returns the plot of a scene in a width, without colours.
  static func plot(_ scene: ChartScene, width: Int) -> TextPlot {
    let glyphs = ChartGlyphs(isASCII: false, hasColors: false, order: scene.colorOrder)
    return TextPlot(TextChart(scene), space(width), glyphs)
  }

  /// Returns a space of a width, without colours.
  static func space(_ width: Int) -> _FigureSpace {
    _FigureSpace(width: width, isASCII: false, hasColors: false) { CellWidth.of($0) }
  }

  /// Returns the eighths of a cell that a column of blocks fills from below.
  func height(ofColumn column: Int) -> Int {
    cells.reduce(0) { $0 + (column < $1.count ? Self.eighths($1[column], "▁▂▃▄▅▆▇█") : 0) }
  }

  /// Returns the eighths that a block fills, 0 for any other character.
  static func eighths(_ block: Character, _ blocks: String) -> Int {
    (Array(blocks).firstIndex(of: block) ?? -1) + 1
  }

  /// A dot of a braille pattern; row 0 is the lowest.
  struct Dot: Hashable {
    let column: Int
    let row: Int
  }

  /// The dots that are set.
  var dots: Set<Dot> {
    // By the code charts of Unicode, U+2800: the dots from above, left and right.
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    var dots: Set<Dot> = []
    for (line, row) in cells.enumerated() {
      for (column, character) in row.enumerated() {
        guard let scalar = character.unicodeScalars.first, (0x2800...0x28FF).contains(scalar.value)
        else { continue }
        for (side, bits) in bits.enumerated() {
          for (step, bit) in bits.enumerated() where scalar.value & bit != 0 {
            let height = 4 * (plot.rows - line) - 1 - step
            dots.insert(Dot(column: 2 * column + side, row: height))
          }
        }
      }
    }
    return dots
  }

  /// Returns where a value is, in dots and parts of them.
  func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (scene.x.fraction(x) * Double(2 * plot.grid.width), scene.y.fraction(y) * Double(4 * plot.rows))
  }
}
