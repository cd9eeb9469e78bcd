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

/// The cells of the bands of an axis.
///
/// All cells are used, so some bands have one cell more than other bands.
struct TextBands {
  let count: Int
  let cells: Int

  /// The width of the narrowest band, in cells, or 0 if there are more bands than cells.
  var narrowest: Int { count > 0 ? cells / count : 0 }

  /// Returns the cells of a band.
  func range(of band: Int) -> Range<Int> { start(of: band)..<start(of: band + 1) }

  private func start(of band: Int) -> Int {
    guard count > 0 else { return 0 }
    let (whole, rest) = (cells / count, cells % count)
    return band * whole + band * rest / count
  }

  /// Returns the cells of all bars of a band.
  ///
  /// A fifth of a band, and at least one cell, stays empty. If bands are wide, their bars have the
  /// same width. If there is no cell for the distance, the bars fill their bands.
  func bars(of band: Int, slots: Int) -> Range<Int> {
    let range = range(of: band)
    guard narrowest >= slots else { return range }
    let gap = narrowest > slots ? max(narrowest / 5, 1) : 0
    let isNarrow = narrowest < 4 * slots
    let width = ((isNarrow ? range.count : narrowest) - gap) / slots * slots
    let start = range.lowerBound + (range.count - width) / 2
    return start..<(start + width)
  }
}

/// The range of an area on the y axis in each column of a picture.
struct AreaColumns {
  /// The start and the end of the area in each column, as places on the y axis, or nil in a column
  /// without the area.
  private(set) var reaches: [(start: Double, end: Double)?]
  /// Whether the area has a point in each column.
  private var havePoints: [Bool]

  /// Computes the range of an area in each column.
  ///
  /// If a column has several points, the point with the largest range is used. If a column has no
  /// points, the line between the neighbouring points is used.
  ///
  /// - Complexity: O(*n* + *m*) for *n* points and *m* columns.
  init(_ area: SceneShapes.Area, x: AxisPlace, y: AxisPlace, count: Int) {
    reaches = Array(repeating: nil, count: count)
    havePoints = Array(repeating: false, count: count)
    var before: (x: Double, start: Double, end: Double)?
    let isDescending =
      area.xs.first.map(x.callAsFunction) ?? 0 > area.xs.last.map(x.callAsFunction) ?? 0
    for position in area.xs.indices {
      let index = isDescending ? area.xs.count - 1 - position : position
      let point = (x: x(area.xs[index]), start: y(area.starts[index]), end: y(area.ends[index]))
      guard point.x.isFinite, point.start.isFinite, point.end.isFinite else {
        before = nil
        continue
      }
      if let before { fill(from: before, to: point, area.interpolation) }
      extend(DotGrid.dot(point.x, count), (point.start, point.end))
      before = point
    }
  }

  private mutating func extend(_ column: Int, _ reach: (start: Double, end: Double)) {
    guard reaches.indices.contains(column) else { return }
    // The column may already have the line to the point.
    if havePoints[column], let known = reaches[column],
      abs(reach.end - reach.start) <= abs(known.end - known.start)
    {
      return
    }
    reaches[column] = reach
    havePoints[column] = true
  }

  /// Fills the columns whose middle is between two points.
  private mutating func fill(
    from: (x: Double, start: Double, end: Double),
    to: (x: Double, start: Double, end: Double),
    _ interpolation: InterpolationMethod
  ) {
    let count = Double(reaches.count)
    let first = Int((min(max(from.x, 0), 1) * count - 0.5).rounded(.up))
    let last = Int((min(max(to.x, 0), 1) * count - 0.5).rounded(.down))
    guard first <= last, to.x > from.x else { return }
    for column in max(first, 0)...min(last, reaches.count - 1) where reaches[column] == nil {
      let place = ((Double(column) + 0.5) / count - from.x) / (to.x - from.x)
      let part: Double =
        switch interpolation {
        case .linear: place
        case .stepStart: 1
        case .stepEnd: 0
        case .stepCenter: place < 0.5 ? 0 : 1
        }
      reaches[column] = (
        from.start + part * (to.start - from.start), from.end + part * (to.end - from.end)
      )
    }
  }
}
