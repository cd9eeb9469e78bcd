import DiptychViews

/// A plot of bars, areas, lines and points between an x axis and a y axis.
struct TextPlot {
  let chart: TextChart
  let space: _FigureSpace
  let glyphs: ChartGlyphs
  let scene: ChartScene
  /// The number of lines between the axes.
  let rows: Int
  let hasAxisLine: Bool
  let hasTickLine: Bool
  /// The ticks of the y axis with their labels, at most one in a row.
  let yLabels: [Label]
  /// The number that the labels are differences from, if complete numbers are too long.
  private let offset: String?
  /// Whether the y axis is not drawn, because there is no room for it.
  private let isWithoutSpace: Bool
  /// The width of the labels of the y axis, in cells.
  let labelWidth: Int
  /// The bands of the x axis.
  let bands: TextBands
  var grid: CellGrid
  /// The annotations that have no room.
  var missing: [String] = []

  /// A tick of the y axis.
  struct Label {
    let line: CellLine
    var text: String
    let number: Double?
  }

  init(_ chart: TextChart, _ space: _FigureSpace, _ glyphs: ChartGlyphs) {
    self.chart = chart
    self.space = space
    self.glyphs = glyphs
    var scene = chart.scene
    let height = scene.height ?? Self.height(for: scene.y)
    hasTickLine = !scene.x.isHidden
    hasAxisLine = hasTickLine && height > 5
    let rows = max(height - (hasTickLine ? 1 : 0) - (hasAxisLine ? 1 : 0), 1)
    self.rows = rows
    if let even = Self.evenAxis(scene, rows: rows, hasAxisLine: hasAxisLine) { scene.y = even }
    self.scene = scene
    let limit = min(space.width / 2, space.width - 9)
    var labels = Self.labels(of: scene.y, rows: rows, hasAxisLine: hasAxisLine, space)
    if labels.contains(where: { space.measure($0.text) > limit }) {
      labels = Self.offset(labels, from: scene.y)
      offset = labels.first.map { "\($0.text) = \(scene.y.words(of: $0.number ?? 0))" }
    } else {
      offset = nil
    }
    let isFit = labels.allSatisfy { space.measure($0.text) <= limit }
    isWithoutSpace = !isFit
    yLabels = isFit ? labels : []
    labelWidth = yLabels.map { space.measure($0.text) }.max() ?? 0
    let room = max(space.width - (labelWidth > 0 ? labelWidth + 1 : 0), 1)
    bands = TextBands(count: scene.x.bandCount ?? 0, cells: room)
    grid = CellGrid(width: room, height: rows)
  }

  /// Returns the default height of a plot, which has a row for each name on the y axis.
  private static func height(for axis: ChartAxis) -> Int {
    guard case .bands(let names) = axis.scale, !axis.isHidden else { return TextChart.usualHeight }
    return max(TextChart.usualHeight, min(names.count, maxNames) + 2)
  }

  /// The maximum number of names that make a plot higher.
  private static let maxNames = 40

  /// The number of names on the y axis that have no row.
  private var namesWithoutRow: Int {
    guard case .bands(let names) = scene.y.scale, !scene.y.isHidden, scene.y.chosenTicks == nil
    else {
      return 0
    }
    return names.count { !$0.isEmpty } - yLabels.count
  }

  /// Returns the y axis with its labels at rows, and with a row for the annotation of the highest
  /// bar.
  private static func evenAxis(_ scene: ChartScene, rows: Int, hasAxisLine: Bool) -> ChartAxis? {
    let axis = EvenRows(scene.y, rows: rows, hasAxisLine: hasAxisLine)?.axis
    guard let axis, rows > 3 else { return axis }
    let isTight = scene.annotations.contains { words in
      let end = words.y.isFinite ? axis.fraction(words.y) * Double(rows) : 0
      return words.position == .top && end <= Double(rows) && end > Double(rows - 1)
    }
    guard isTight else { return axis }
    let higher = scene.y.reachingHigher(by: 1 / Double(rows - 1))
    return EvenRows(higher, rows: rows, hasAxisLine: hasAxisLine)?.axis ?? axis
  }

  var hasYAxis: Bool { labelWidth > 0 }

  /// The number of cells before the plot.
  var left: Int { hasYAxis ? labelWidth + 1 : 0 }

  // MARK: Drawing

  func draw(_ write: _TerminalFigure.Write) {
    var plot = self
    plot.drawRectangles()
    plot.drawAreas()
    plot.drawBars()
    plot.drawRules()
    plot.drawDots()
    plot.drawWords()
    plot.drawZeroLine()
    plot.write(write)
  }

  private func write(_ write: _TerminalFigure.Write) {
    if hasYAxis, scene.namesYAxis, rows > 2 {
      write(space.cut(scene.y.label.onOneLine, to: space.width), chart.number(.label))
      write("\n", 0)
    }
    if let offset, hasYAxis {
      write(space.cut(offset, to: space.width), chart.number(.label))
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
    defer { writeNotes(write) }
    guard hasTickLine else { return }
    let ticks = xTicks
    if hasAxisLine { writeAxisLine(ticks.marks, write) }
    for row in ticks.rows { row.write(from: left, style: chart.number(.label), into: write) }
    if rows > 2 { chart.writeXName(space, width: left + grid.width, write) }
    bandNames?.writeNotes(chart, space, write)
  }

  /// Writes notes about labels that don't fit.
  private func writeNotes(_ write: _TerminalFigure.Write) {
    if isWithoutSpace, scene.y.bandCount == nil {
      let ends = scene.y.ends.map(\.label)
      let note = Labels.filled(
        scene.chartLabels.axisNotShown,
        ["lowest": ends[0], "highest": ends[1]]
      )
      chart.writeNote(note, space, write)
    }
    if namesWithoutRow > 0 {
      let note = scene.chartLabels.namesNotShown
      let count = "\(namesWithoutRow)"
      chart.writeNote(Labels.filled(note, ["count": count]), space, write)
    }
    chart.writeMissing(missing, space, write)
  }
}
