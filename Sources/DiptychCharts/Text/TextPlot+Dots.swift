import DiptychViews

// The marks without a width: lines, points and rules.
extension TextPlot {
  // MARK: Rules

  mutating func drawRules() {
    for rule in scene.rules {
      let (axis, other) = rule.isHorizontal ? (scene.y, scene.x) : (scene.x, scene.y)
      let place = axis.fraction(rule.value)
      guard DotGrid.isInside(place) else { continue }
      let count = rule.isHorizontal ? grid.width : rows
      var span = 0..<count
      if let ends = rule.ends {
        let places = [other.fraction(ends.lowerBound), other.fraction(ends.upperBound)].sorted()
        guard places[1] >= 0, places[0] <= 1 else { continue }
        span = DotGrid.dot(places[0], count)..<(DotGrid.dot(places[1], count) + 1)
      }
      let line = LinePlace(place, cells: rule.isHorizontal ? rows : grid.width)
      let side =
        rule.isHorizontal
        ? CellLine(row: line, of: rows, hasRowBelow: false)
        : CellLine(column: line, of: grid.width)
      for step in span {
        if rule.isHorizontal {
          drawRule(glyphs.horizontal(side.side), rule.color, at: step, side.cell)
        } else {
          drawRule(glyphs.vertical(side.side), rule.color, at: side.cell, rows - 1 - step)
        }
      }
    }
  }

  /// Draws a cell of a rule.
  ///
  /// On a full bar, the rule is a line in front of the colour of the bar.
  ///
  /// The end of a bar is in front of the rule. Without colours, the whole bar is in front.
  private mutating func drawRule(
    _ line: Character,
    _ color: ChartColor,
    at column: Int,
    _ row: Int
  ) {
    let cell = grid[column, row]
    var style = CellStyle.color(color)
    if case .color(let bar) = cell.style, cell.character == glyphs.full(bar), glyphs.hasColors {
      style = .colors(color, behind: bar)
    } else if case .color(let bar) = cell.style,
      cell.character == glyphs.full(bar) || ChartGlyphs.ends.contains(cell.character)
    {
      return
    }
    grid[column, row] = CellGrid.Cell(character: line, style: style)
  }

  // MARK: Lines and points

  mutating func drawDots() {
    var dots = DotGrid(width: grid.width, height: rows)
    for line in scene.lines {
      let runs = LineReduction.runs(line.places, x: scene.x, y: scene.y, columns: dots.columns)
      for run in runs {
        let path = LineReduction.path(run, line.interpolation)
        for (before, point) in zip([path[0]] + path, path) { dots.line(before, point, line.color) }
      }
    }
    for points in scene.points {
      let (x, y) = (AxisPlace(scene.x), AxisPlace(scene.y))
      for place in points.places.all {
        let (column, row) = (x(place.x), y(place.y))
        guard DotGrid.isInside(column), DotGrid.isInside(row) else { continue }
        dots.set(dots.column(column), dots.row(row), points.color)
      }
    }
    let colors = Set(scene.lines.map(\.color) + scene.points.map(\.color))
    let hasMarkers = !glyphs.hasColors && colors.count > 1
    for row in 0..<rows {
      for column in 0..<grid.width {
        guard let (mask, color) = dots.cell(column, row) else { continue }
        let character =
          hasMarkers || glyphs.hasColors && color.round > 0
          ? glyphs.marker(color) : glyphs.dots(mask)
        grid[column, row] = CellGrid.Cell(character: character, style: .color(color))
      }
    }
  }
}
