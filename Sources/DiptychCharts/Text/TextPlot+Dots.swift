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

/// A grid of coloured dots, with eight dots in each cell.
///
/// Row 0 is the lowest row.
///
/// A place between the ends of an axis belongs to the dot that contains it.
struct DotGrid {
  let columns: Int
  let rows: Int
  private var masks: [UInt8]
  private var colors: [ChartColor?]
  private let width: Int

  init(width: Int, height: Int) {
    self.width = width
    columns = 2 * width
    rows = 4 * height
    masks = Array(repeating: 0, count: width * height)
    colors = Array(repeating: nil, count: width * height)
  }

  /// Returns the column of dots that contains a place.
  func column(_ fraction: Double) -> Int { Self.dot(fraction, columns) }

  /// Returns the row of dots that contains a place.
  func row(_ fraction: Double) -> Int { Self.dot(fraction, rows) }

  @inline(__always)
  static func dot(_ fraction: Double, _ count: Int) -> Int {
    // The comparisons precede the conversion, which would trap for large numbers and for NaN.
    guard fraction > 0 else { return 0 }
    return fraction < 1 ? min(Int(fraction * Double(count)), count - 1) : count - 1
  }

  /// Whether a place is between the ends of an axis.
  ///
  /// Other places are not drawn.
  static func isInside(_ fraction: Double) -> Bool { fraction >= -1e-9 && fraction <= 1 + 1e-9 }

  mutating func set(_ column: Int, _ row: Int, _ color: ChartColor) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let line = rows / 4 - 1 - row / 4
    let cell = line * width + column / 2
    masks[cell] |= 1 << UInt8(column % 2 * 4 + 3 - row % 4)
    colors[cell] = color
  }

  /// Sets the dots of the part of a straight line that is between the ends of both axes.
  mutating func line(_ from: Place, _ to: Place, _ color: ChartColor) {
    guard let (from, to) = Self.clipped(from, to) else { return }
    line((column(from.x), row(from.y)), (column(to.x), row(to.y)), color)
  }

  typealias Place = (x: Double, y: Double)

  /// Returns the part of a straight line that is between the ends of both axes, or nil (Liang and
  /// Barsky 1984).
  static func clipped(_ from: Place, _ to: Place) -> (Place, Place)? {
    if isInside(from.x), isInside(from.y), isInside(to.x), isInside(to.y) { return (from, to) }
    let (width, height) = (to.x - from.x, to.y - from.y)
    var (first, last) = (0.0, 1.0)
    for (step, distance) in [
      (-width, from.x), (width, 1 - from.x), (-height, from.y), (height, 1 - from.y),
    ] {
      guard step != 0 else {
        if distance < 0 { return nil }
        continue
      }
      let place = distance / step
      if step < 0 { first = max(first, place) } else { last = min(last, place) }
    }
    guard first <= last, width.isFinite, height.isFinite else { return nil }
    return (
      (from.x + first * width, from.y + first * height),
      (from.x + last * width, from.y + last * height)
    )
  }

  /// Sets the dots of a straight line.
  private mutating func line(_ from: (Int, Int), _ to: (Int, Int), _ color: ChartColor) {
    let steps = max(abs(to.0 - from.0), abs(to.1 - from.1))
    for step in 0...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      let column = Double(from.0) + part * Double(to.0 - from.0)
      let row = Double(from.1) + part * Double(to.1 - from.1)
      set(Int(column.rounded()), Int(row.rounded()), color)
    }
  }

  /// Returns the dots of a cell and their colour, or nil if the cell has no dots.
  func cell(_ column: Int, _ line: Int) -> (mask: UInt8, color: ChartColor)? {
    let cell = line * width + column
    guard masks[cell] != 0, let color = colors[cell] else { return nil }
    return (masks[cell], color)
  }
}
