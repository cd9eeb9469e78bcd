import DiptychViews

// The marks that fill cells: bars, areas and rectangles.
extension TextPlot {
  /// Returns the columns of a range of places.
  private func columns(_ from: Double, _ to: Double) -> Range<Int> {
    let start = min(edge(from), grid.width - 1)
    return start..<min(max(edge(to), start + 1), grid.width)
  }

  /// Returns the edge of a column that is nearest to a place.
  private func edge(_ place: Double) -> Int {
    Int((min(max(place, 0), 1) * Double(grid.width)).rounded())
  }

  // MARK: Bars

  /// The parts of the bars at one place.
  private struct Stack {
    let columns: Range<Int>
    var parts: [BarCells.Part] = []

    /// The length of the stack, in eighths of a cell.
    var reach: Int {
      let ends = parts.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      return (ends.max() ?? 0) - (ends.min() ?? 0)
    }
  }

  mutating func drawBars() {
    var indexes: [SceneShapes.BarPlace: Int] = [:]
    var stacks: [Stack] = []
    for bar in scene.bars {
      let place = SceneShapes.BarPlace(value: bar.place, slot: bar.slot)
      let index = indexes[place] ?? stacks.count
      if index == stacks.count {
        indexes[place] = index
        stacks.append(Stack(columns: columns(of: bar)))
      }
      let (start, end) = (scene.y.fraction(bar.start), scene.y.fraction(bar.end))
      stacks[index].parts.append(BarCells.part(start, end, bar.color, cells: rows))
    }
    // If several places share a column, the longest bars are in front.
    if bands.narrowest == 0 { stacks.sort { $0.reach < $1.reach } }
    for stack in stacks {
      for (row, fill) in BarCells.fills(stack.parts) where (0..<rows).contains(row) {
        let (character, style) = glyphs.cell(fill, .vertical)
        for column in stack.columns {
          grid[column, rows - 1 - row] = CellGrid.Cell(character: character, style: style)
        }
      }
    }
  }

  /// Returns the columns of a bar.
  ///
  /// If there is room, a cell separates the bars of two bands.
  private func columns(of bar: SceneShapes.Bar) -> Range<Int> {
    guard bands.count > 0 else { return columns(at: bar.place) }
    guard bands.narrowest >= bar.slots else {
      let place = (bar.place + Double(bar.slot) / Double(bar.slots)) / Double(bands.count)
      let column = DotGrid.dot(place, grid.width)
      return column..<(column + 1)
    }
    let band = bands.bars(of: Int(bar.place), slots: bar.slots)
    let width = band.count / bar.slots
    let start = band.lowerBound + bar.slot * width
    return start..<(start + width)
  }

  /// Returns the columns of a bar on an axis without bands.
  ///
  /// All bars have the same width.
  private func columns(at place: Double) -> Range<Int> {
    let fraction = scene.x.fraction(place)
    let half = scene.x.fraction(place + scene.halfWidth) - fraction
    let cells = Double(grid.width)
    // The width of a bar is four fifths of the distance to the next bar. At least one cell stays
    // empty.
    let distance = min(max(2 * half / 0.8 * cells, 0), cells)
    let width = max(min(Int((0.8 * distance).rounded()), Int(distance) - 1), 1)
    let middle = min(max(fraction, 0), 1) * cells
    let start = min(max(Int((middle - Double(width) / 2).rounded()), 0), grid.width - width)
    return start..<(start + width)
  }

  // MARK: Areas

  mutating func drawAreas() {
    var parts = [[BarCells.Part]](repeating: [], count: grid.width)
    let places = (AxisPlace(scene.x), AxisPlace(scene.y))
    for area in scene.areas {
      let columns = AreaColumns(area, x: places.0, y: places.1, count: grid.width)
      for (column, reach) in columns.reaches.enumerated() {
        guard let reach else { continue }
        parts[column].append(BarCells.part(reach.start, reach.end, area.color, cells: rows))
      }
    }
    for (column, parts) in parts.enumerated() {
      for (row, fill) in BarCells.fills(parts) where (0..<rows).contains(row) {
        let (character, style) = glyphs.cell(fill, .vertical)
        grid[column, rows - 1 - row] = CellGrid.Cell(character: character, style: style)
      }
    }
  }

  // MARK: Zero

  /// Draws a line at zero between negative and positive values, in empty cells.
  mutating func drawZeroLine() {
    guard let line = zeroLine else { return }
    for column in 0..<grid.width where grid[column, line.cell].isEmpty {
      grid[column, line.cell] = CellGrid.Cell(character: glyphs.horizontal(line.side), style: .axis)
    }
  }

  /// The line at zero between negative and positive values.
  ///
  /// It is nil if the values are not on both sides of zero, or if zero is not at the edge of a
  /// cell.
  var zeroLine: CellLine? {
    guard case .numbers(let range, .linear) = scene.y.scale, !scene.y.isHidden,
      range.lowerBound < 0, range.upperBound > 0,
      case let zero = scene.y.fraction(0), case let place = LinePlace(zero, cells: rows),
      place.isExact(zero, cells: rows)
    else { return nil }
    return CellLine(row: place, of: rows, hasRowBelow: false)
  }

  // MARK: Rectangles

  mutating func drawRectangles() {
    for rectangle in scene.rectangles {
      let columns = columns(
        scene.x.fraction(rectangle.x.lowerBound),
        scene.x.fraction(rectangle.x.upperBound)
      )
      let ends = [rectangle.y.lowerBound, rectangle.y.upperBound].map(scene.y.fraction).sorted()
        .map { Int((min(max($0, 0), 1) * Double(rows)).rounded()) }
      let bottom = min(ends[0], rows - 1)
      let top = min(max(ends[1], bottom + 1), rows)
      let character = glyphs.shade(rectangle.step ?? 1)
      let style = rectangle.step == 0 ? CellStyle.axis : .color(rectangle.color)
      for row in bottom..<top {
        for column in columns {
          grid[column, rows - 1 - row] = CellGrid.Cell(character: character, style: style)
        }
      }
    }
  }
}
