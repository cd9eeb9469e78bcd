import DiptychViews

/// A chart with standing axes: bars, areas, lines and points between them.
struct TextPlot {
  private let chart: TextChart
  private let space: FigureSpace
  private let glyphs: ChartGlyphs
  private let scene: ChartScene
  /// The lines between the axes.
  private let rows: Int
  private let hasAxisLine: Bool
  private let hasTickLine: Bool
  private let yLabels: [(row: Int, text: String)]
  /// The cells of the labels of the y axis.
  private let labelWidth: Int
  /// The cells of a band; 0 on an axis without bands, and where there are more bands than cells.
  private let bandWidth: Int
  private var grid: CellGrid

  init(_ chart: TextChart, _ space: FigureSpace, _ glyphs: ChartGlyphs) {
    self.chart = chart
    self.space = space
    self.glyphs = glyphs
    scene = chart.scene
    let height = scene.height ?? TextChart.usualHeight
    hasTickLine = !scene.x.isHidden
    hasAxisLine = hasTickLine && height > 5
    let rows = max(height - (hasTickLine ? 1 : 0) - (hasAxisLine ? 1 : 0), 1)
    self.rows = rows
    yLabels = Self.labels(of: scene.y, rows: rows, space)
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

  private var hasYAxis: Bool { labelWidth > 0 }

  private var left: Int { hasYAxis ? labelWidth + 1 : 0 }

  // MARK: Labels of the y axis

  /// Returns the labels by their rows, no two in one.
  private static func labels(
    of axis: ChartAxis,
    rows: Int,
    _ space: FigureSpace
  ) -> [(row: Int, text: String)] {
    var labels: [(row: Int, text: String)] = []
    let count = max(min((rows + 1) / 2, 6), 2)
    let ticks = axis.ticks(count: count)
    let step = max((ticks.count + rows - 1) / max(rows, 1), 1)
    for index in stride(from: 0, to: ticks.count, by: step) {
      let row = row(of: ticks[index].fraction, rows: rows)
      let text = space.cut(ticks[index].label.onOneLine, to: max(space.width / 3, 1))
      guard !text.isEmpty, !labels.contains(where: { $0.row == row }) else { continue }
      labels.append((row, text))
    }
    return labels
  }

  /// Returns the row whose upper edge is nearest to a place; zero is below the last one.
  private static func row(of fraction: Double, rows: Int) -> Int {
    rows - Int((min(max(fraction, 0), 1) * Double(rows)).rounded())
  }

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

  /// Returns the columns of a band, or of a range of places on an axis without bands.
  private func columns(_ from: Double, _ to: Double) -> Range<Int> {
    let start = min(max(Int((from * Double(grid.width)).rounded()), 0), grid.width - 1)
    return start..<min(max(Int((to * Double(grid.width)).rounded()), start + 1), grid.width)
  }

  private mutating func drawBars() {
    let axis = scene.y
    var stacks: [Range<Int>: [BarCells.Part]] = [:]
    for bar in scene.bars {
      let columns = columns(of: bar)
      let part = BarCells.part(
        axis.fraction(bar.start),
        axis.fraction(bar.end),
        bar.color,
        cells: rows
      )
      stacks[columns, default: []].append(part)
    }
    for (columns, parts) in stacks {
      // Where several bars share the cells of a column, the highest ones remain.
      for (row, fill) in BarCells.fills(parts) where (0..<rows).contains(row) {
        let (character, style) = cell(fill)
        for column in columns {
          grid[column, rows - 1 - row] = CellGrid.Cell(character: character, style: style)
        }
      }
    }
  }

  /// Returns the columns of a bar; between the bars of two bands there is a cell, if there is room.
  private func columns(of bar: SceneShapes.Bar) -> Range<Int> {
    guard scene.x.bandCount != nil else {
      return columns(
        scene.x.fraction(bar.place - scene.halfWidth),
        scene.x.fraction(bar.place + scene.halfWidth)
      )
    }
    let bands = scene.x.bandCount ?? 1
    guard bandWidth >= bar.slots else {
      let place = (bar.place + Double(bar.slot) / Double(bar.slots)) / Double(bands)
      let column = min(Int(place * Double(grid.width)), grid.width - 1)
      return column..<(column + 1)
    }
    let gap = bandWidth > bar.slots ? 1 : 0
    let width = (bandWidth - gap) / bar.slots
    let rest = bandWidth - gap - width * bar.slots
    let start = Int(bar.place) * bandWidth + (gap + rest) / 2 + bar.slot * width
    return start..<(start + width)
  }

  private func cell(_ fill: BarCells.Fill) -> (Character, CellStyle) {
    switch fill {
    case .start(8, let color, _): (glyphs.full(color), .color(color))
    case .start(let eighths, let color, let behind?):
      glyphs.hasColors
        ? (glyphs.standing(eighths), .colors(color, behind: behind))
        : (glyphs.full(eighths >= 4 ? color : behind), .color(eighths >= 4 ? color : behind))
    case .start(let eighths, let color, nil): (glyphs.standing(eighths), .color(color))
    case .end(let eighths, let color):
      glyphs.hasColors
        ? (glyphs.standing(eighths), .inverse(color))
        : (glyphs.hanging(8 - eighths), .color(color))
    }
  }

  private mutating func drawAreas() {
    for area in scene.areas.reversed() {
      let places = (AxisPlace(scene.x), AxisPlace(scene.y))
      let columns = AreaColumns(area, x: places.0, y: places.1, count: grid.width)
      for (column, reach) in columns.reaches.enumerated() {
        guard let reach else { continue }
        let part = BarCells.part(reach.start, reach.end, area.color, cells: rows)
        for (row, fill) in BarCells.fills([part]) where (0..<rows).contains(row) {
          let before = grid[column, rows - 1 - row]
          var (character, style) = cell(fill)
          // What is behind the end of one area is another one, whose cell was full.
          if case .start(let eighths, let color, _) = fill, eighths < 8, !before.isEmpty,
            glyphs.hasColors, case .color(let behind) = before.style, behind != color
          {
            (character, style) = (glyphs.standing(eighths), .colors(color, behind: behind))
          } else if case .end = fill, !before.isEmpty {
            continue
          }
          grid[column, rows - 1 - row] = CellGrid.Cell(character: character, style: style)
        }
      }
    }
  }

  private mutating func drawRectangles() {
    for rectangle in scene.rectangles {
      let columns = columns(
        scene.x.fraction(rectangle.x.lowerBound),
        scene.x.fraction(rectangle.x.upperBound)
      )
      let ends = [rectangle.y.lowerBound, rectangle.y.upperBound].map(scene.y.fraction).sorted()
      let bottom = min(max(Int((ends[0] * Double(rows)).rounded()), 0), rows - 1)
      let top = min(max(Int((ends[1] * Double(rows)).rounded()), bottom + 1), rows)
      let character = glyphs.shade(rectangle.step ?? 1)
      let style = rectangle.step == 0 ? CellStyle.axis : .color(rectangle.color)
      for row in bottom..<top {
        for column in columns {
          grid[column, rows - 1 - row] = CellGrid.Cell(character: character, style: style)
        }
      }
    }
  }

  private mutating func drawRules() {
    for rule in scene.rules {
      let (axis, other) = rule.isLying ? (scene.y, scene.x) : (scene.x, scene.y)
      let place = axis.fraction(rule.value)
      guard DotGrid.isInside(place) else { continue }
      let count = rule.isLying ? grid.width : rows
      var span = 0..<count
      if let ends = rule.ends {
        let low = DotGrid.dot(other.fraction(ends.lowerBound), count)
        span = low..<(max(DotGrid.dot(other.fraction(ends.upperBound), count), low) + 1)
      }
      let style = CellStyle.color(rule.color)
      for step in span {
        if rule.isLying {
          let row = rows - 1 - DotGrid.dot(place, rows)
          grid[step, row] = CellGrid.Cell(character: glyphs.horizontal, style: style)
        } else {
          let column = DotGrid.dot(place, grid.width)
          grid[column, rows - 1 - step] = CellGrid.Cell(character: glyphs.vertical, style: style)
        }
      }
    }
  }

  private mutating func drawDots() {
    var dots = DotGrid(width: grid.width, height: rows)
    for line in scene.lines {
      let runs = LineReduction.runs(line.xs, line.ys, x: scene.x, y: scene.y, columns: dots.columns)
      for run in runs {
        let path = LineReduction.path(run, line.interpolation)
        for (before, point) in zip([path[0]] + path, path) {
          guard DotGrid.isInside(point.x), DotGrid.isInside(before.x) else { continue }
          dots.line(
            (dots.column(before.x), dots.row(before.y)),
            (dots.column(point.x), dots.row(point.y)),
            line.color
          )
        }
      }
    }
    for points in scene.points {
      let (x, y) = (AxisPlace(scene.x), AxisPlace(scene.y))
      for place in zip(points.xs, points.ys) {
        let (column, row) = (x(place.0), y(place.1))
        guard DotGrid.isInside(column), DotGrid.isInside(row) else { continue }
        dots.set(dots.column(column), dots.row(row), points.color)
      }
    }
    let colors = Set(scene.lines.map(\.color) + scene.points.map(\.color))
    let hasMarkers = !glyphs.hasColors && colors.count > 1
    for row in 0..<rows {
      for column in 0..<grid.width {
        guard let (mask, color) = dots.cell(column, row) else { continue }
        let character = hasMarkers ? glyphs.marker(color) : glyphs.dots(mask)
        grid[column, row] = CellGrid.Cell(character: character, style: .color(color))
      }
    }
  }

  /// Writes words at marks where the cells are free.
  private mutating func drawWords() {
    for words in scene.annotations {
      let text = space.cut(words.text.onOneLine, to: grid.width)
      let cells = space.measure(text)
      // A word of wide letters has fewer characters than cells: the grid has one for each.
      guard cells == text.count, cells > 0 else { continue }
      let x = words.x.isFinite ? scene.x.fraction(words.x) : 1
      let y = words.y.isFinite ? scene.y.fraction(words.y) : 1
      var column = DotGrid.dot(x, grid.width) - cells / 2
      var row = rows - 1 - DotGrid.dot(y, rows)
      switch words.position {
      case .automatic, .top: row = rows - Int((y * Double(rows)).rounded(.up)) - 1
      case .bottom: row += 1
      case .leading: column = DotGrid.dot(x, grid.width) - cells - 1
      case .trailing: column = DotGrid.dot(x, grid.width) + 2
      case .overlay: break
      }
      column = min(max(column, 0), grid.width - cells)
      if row < 0 && words.position == .automatic { row = 0 }
      guard grid.contains(column, row) else { continue }
      let around = max(column - 1, 0)..<min(column + cells + 1, grid.width)
      let isFree = words.position == .overlay || around.allSatisfy { grid[$0, row].isEmpty }
      guard isFree else { continue }
      for (offset, character) in text.enumerated() {
        grid[column + offset, row] = CellGrid.Cell(character: character, style: .label)
      }
    }
  }

  // MARK: Writing

  private func write(_ write: TerminalFigure.Write) {
    if hasYAxis, !scene.y.label.isEmpty, rows > 2 {
      write(space.cut(scene.y.label.onOneLine, to: space.width), chart.number(.label))
      write("\n", 0)
    }
    for row in 0..<rows {
      writeAxis(row, write)
      var text = ""
      var style = CellStyle.plain
      for cell in grid.line(row) {
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
  }

  private func writeAxis(_ row: Int, _ write: TerminalFigure.Write) {
    guard hasYAxis else { return }
    let label = yLabels.first { $0.row == row || !hasAxisLine && row == rows - 1 && $0.row == rows }
    write(space.trailing(label?.text ?? "", labelWidth), chart.number(.label))
    write(String(label == nil ? glyphs.vertical : glyphs.leftTick), chart.number(.axis))
  }

  private func writeAxisLine(_ columns: Set<Int>, _ write: TerminalFigure.Write) {
    if hasYAxis {
      let label = yLabels.first { $0.row == rows }
      write(space.trailing(label?.text ?? "", labelWidth), chart.number(.label))
      write(String(label == nil ? glyphs.corner : glyphs.cornerTick), chart.number(.axis))
    }
    let line = (0..<grid.width).map { columns.contains($0) ? glyphs.bottomTick : glyphs.horizontal }
    write(String(line), chart.number(.axis))
    write("\n", 0)
  }

  /// The labels of the x axis that fit, and the columns that they stand at.
  private var xTicks: (row: LabelRow, columns: Set<Int>) {
    let width = space.width - left
    func placed(_ ticks: [ChartAxis.Tick]) -> [(text: String, column: Int)] {
      ticks.map { tick in
        let limit = max(bandWidth - 1, scene.x.bandCount == nil ? width : min(width, 12))
        let text = space.cut(tick.label.onOneLine, to: limit)
        if let band = tick.band, bandWidth > 0 {
          return (text, band * bandWidth + bandWidth / 2)
        }
        return (text, DotGrid.dot(tick.fraction, grid.width))
      }
    }
    if scene.x.bandCount == nil {
      for count in stride(from: max(grid.width / 8, 2), through: 1, by: -1) {
        let ticks = placed(scene.x.ticks(count: count))
        let thinned = LabelRow.thinned(ticks, space, width: width)
        if thinned.shown.count == ticks.count || count == 1 {
          return (thinned.row, Set(thinned.shown.map { ticks[$0].column }))
        }
      }
    }
    let ticks = placed(scene.x.ticks(count: max(grid.width / 5, 2)))
    let thinned = LabelRow.thinned(ticks, space, width: width)
    let columns =
      bandWidth > 0 && thinned.shown.count == ticks.count && ticks.count == scene.x.bandCount
      ? [] : Set(thinned.shown.map { ticks[$0].column })
    return (thinned.row, columns)
  }
}
