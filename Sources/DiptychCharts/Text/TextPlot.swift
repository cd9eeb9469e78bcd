import DiptychViews

/// A chart with standing axes: bars, areas, lines and points between them.
struct TextPlot {
  let chart: TextChart
  let space: FigureSpace
  let glyphs: ChartGlyphs
  let scene: ChartScene
  /// The lines between the axes.
  let rows: Int
  let hasAxisLine: Bool
  let hasTickLine: Bool
  /// The labels of the y axis by their rows, no two in one.
  let yLabels: [(row: Int, text: String)]
  /// The cells of the labels of the y axis.
  let labelWidth: Int
  /// The cells of a band; 0 on an axis without bands, and where there are more bands than cells.
  let bandWidth: Int
  var grid: CellGrid

  init(_ chart: TextChart, _ space: FigureSpace, _ glyphs: ChartGlyphs) {
    self.chart = chart
    self.space = space
    self.glyphs = glyphs
    var scene = chart.scene
    let height = scene.height ?? TextChart.usualHeight
    hasTickLine = !scene.x.isHidden
    hasAxisLine = hasTickLine && height > 5
    let rows = max(height - (hasTickLine ? 1 : 0) - (hasAxisLine ? 1 : 0), 1)
    self.rows = rows
    let evenRows = EvenRows(scene.y, rows: rows, hasAxisLine: hasAxisLine)
    if let evenRows { scene.y = evenRows.axis }
    self.scene = scene
    yLabels = Self.labels(of: scene.y, rows: rows, evenRows, space)
    let widest = yLabels.map { space.measure($0.text) }.max() ?? 0
    let hasRoom = widest > 0 && space.width - widest - 1 >= 8
    labelWidth = hasRoom ? widest : 0
    let room = max(space.width - (scene.y.isHidden || !hasRoom ? 0 : labelWidth + 1), 1)
    let bands = scene.x.bandCount ?? 0
    bandWidth = bands > 0 ? min(room / bands, Self.widestBand * Self.slots(of: scene)) : 0
    grid = CellGrid(width: bandWidth > 0 ? bandWidth * bands : room, height: rows)
  }

  /// The most cells of a band, for each bar in it.
  private static let widestBand = 7

  private static func slots(of scene: ChartScene) -> Int { scene.bars.map(\.slots).max() ?? 1 }

  var hasYAxis: Bool { labelWidth > 0 }

  /// The cells before those between the axes.
  var left: Int { hasYAxis ? labelWidth + 1 : 0 }

  // MARK: Drawing

  func draw(_ write: TerminalFigure.Write) {
    var plot = self
    plot.drawRectangles()
    plot.drawAreas()
    plot.drawBars()
    plot.drawRules()
    plot.drawDots()
    plot.drawWords()
    plot.write(write)
  }

  private func write(_ write: TerminalFigure.Write) {
    if hasYAxis, scene.namesYAxis, rows > 2 {
      write(space.cut(scene.y.label.onOneLine, to: space.width), chart.number(.label))
      write("\n", 0)
    }
    for row in 0..<rows {
      writeAxis(row, write)
      var text = ""
      var style = CellStyle.plain
      for cell in grid.line(row) where !cell.isContinued {
        if cell.style != style {
          write(text, chart.number(style))
          text = ""
          style = cell.style
        }
        text.append(cell.character)
      }
      write(text, chart.number(style))
      write("\n", 0)
    }
    guard hasTickLine else { return }
    let ticks = xTicks
    if hasAxisLine { writeAxisLine(ticks.columns, write) }
    ticks.row.write(from: left, style: chart.number(.label), into: write)
    if rows > 2 { chart.writeXName(space, width: left + grid.width, write) }
  }
}
