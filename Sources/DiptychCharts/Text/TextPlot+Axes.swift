import DiptychViews

// The axes and their labels.
extension TextPlot {
  // MARK: Labels of the y axis

  /// Returns the ticks with their labels, at most one in a row.
  ///
  /// A tick is at its value, exact to an eighth of a cell. If the numbers have no such places, the
  /// ends of the axis have labels instead. On a logarithmic axis, a tick is at the nearest place,
  /// because its numbers rarely have one. If a program has set the values, a tick is also at the
  /// nearest place. A number is written completely or not at all, and a name is cut.
  static func labels(
    of axis: ChartAxis,
    rows: Int,
    hasAxisLine: Bool,
    _ space: _FigureSpace
  ) -> [Label] {
    var ticks = axis.ticks(count: axis.bandCount == nil ? labelCount(rows: rows) : rows)
    if axis.choosesNumbers && !axis.isLogarithmic {
      let exact = ticks.filter {
        LinePlace($0.fraction, cells: rows).isExact($0.fraction, cells: rows)
      }
      ticks = exact.count > 1 || ticks.count < 2 ? exact : axis.ends
    } else if axis.chosenTicks?.values.count == 1 {
      // One label alone does not show the scale.
      ticks = axis.ends
    }
    let isNumber = axis.bandCount == nil && axis.marks?.marks == nil
    let step = axis.chosenTicks == nil ? max((ticks.count + rows - 1) / max(rows, 1), 1) : 1
    var labels: [Label] = []
    for index in stride(from: 0, to: ticks.count, by: step) {
      let fraction = ticks[index].fraction
      let place =
        axis.bandCount == nil
        ? LinePlace(fraction, cells: rows) : .middle(DotGrid.dot(fraction, rows))
      let line = CellLine(row: place, of: rows, hasRowBelow: hasAxisLine)
      let label = ticks[index].label.onOneLine
      let text = isNumber ? label : space.cut(label, to: max(space.width / 3, 1))
      guard !text.isEmpty, !labels.contains(where: { $0.line.cell == line.cell }) else { continue }
      labels.append(Label(line: line, text: text, number: ticks[index].number))
    }
    return labels
  }

  /// Returns the labels of numbers as differences from the first number.
  static func offset(_ labels: [Label], from axis: ChartAxis) -> [Label] {
    let numbers = labels.compactMap(\.number)
    guard numbers.count == labels.count, numbers.count > 1, numbers[0] < numbers[1] else {
      return labels
    }
    let distances = numbers.map { $0 - numbers[0] }
    let texts = NumberLabel.texts(distances, step: numbers[1] - numbers[0])
    return zip(labels, texts).map { label, text in
      var label = label
      label.text = "+" + axis.dates.words.number(text)
      return label
    }
  }

  /// Returns the approximate number of labels of a y axis.
  static func labelCount(rows: Int) -> Int { max(min((rows + 1) / 2, 6), 2) }

  // MARK: Lines

  func writeAxis(_ row: Int, _ write: _TerminalFigure.Write) {
    guard hasYAxis else { return }
    let label = yLabels.first { $0.line.cell == row }
    write(space.trailing(label?.text ?? "", labelWidth), chart.number(.label))
    write(String(label.map { glyphs.leftTick($0.line.side) } ?? " "), chart.number(.axis))
  }

  func writeAxisLine(_ marks: Set<CellLine>, _ write: _TerminalFigure.Write) {
    // If there is a line at zero, values begin at that line.
    let base: Character = zeroLine == nil || !marks.isEmpty ? glyphs.base : " "
    if hasYAxis {
      let label = yLabels.first { $0.line.cell == rows }
      write(space.trailing(label?.text ?? "", labelWidth), chart.number(.label))
      write(String(label.map { glyphs.leftTick($0.line.side) } ?? base), chart.number(.axis))
    }
    chart.writeAxisLine(marks, base: base, cells: grid.width, glyphs, write)
  }

  // MARK: Labels of the x axis

  /// The labels of the x axis that fit, with their ticks.
  var xTicks: (rows: [LabelRow], marks: Set<CellLine>) {
    let width = space.width - left
    let axis = scene.x
    if let names = bandNames {
      let isComplete = names.shown.count == axis.bandCount
      let marks = names.shown.map { CellLine(column: .middle(middle(ofBand: $0)), of: grid.width) }
      return (names.rows, isComplete && bands.narrowest > 0 ? [] : Set(marks))
    }
    let gap = axis.bandCount == nil ? LabelRow.wideGap : 1
    let (rows, marks) = LabelRow.fitting(space, width: width, axis: axis, gap: gap) { count in
      axis.ticks(count: count).map { tick in
        let place = LinePlace(tick.fraction, cells: grid.width)
        return (tick.label, tick.band.map { .middle(middle(ofBand: $0)) } ?? place)
      }
    }
    // A label is below the middle of its period, and a tick would interrupt the line below the
    // bars.
    let hasTicks = !axis.hasPeriods && (marks.count != axis.bandCount || bands.narrowest == 0)
    return (rows, hasTicks ? marks : [])
  }

  /// The names of the bands, or nil for an axis of numbers or dates.
  var bandNames: BandNames? {
    guard case .bands = scene.x.scale, !scene.x.isHidden else { return nil }
    let names = scene.x.ticks(count: .max).map { tick in
      let band = tick.band ?? 0
      return BandNames.Name(
        text: tick.label.onOneLine,
        column: middle(ofBand: band),
        cells: bands.narrowest
      )
    }
    return BandNames(names, space, width: space.width - left)
  }

  /// Returns the column in the middle of the bars of a band, or the second of two such columns.
  private func middle(ofBand band: Int) -> Int {
    guard bands.narrowest > 0 else { return band * grid.width / max(bands.count, 1) }
    let bars = bands.bars(of: band, slots: scene.bars.first?.slots ?? 1)
    return bars.lowerBound + bars.count / 2
  }
}

extension TextChart {
  /// Writes the line below a chart, with the ticks of the x axis.
  func writeAxisLine(
    _ marks: Set<CellLine>,
    base: Character,
    cells: Int,
    _ glyphs: ChartGlyphs,
    _ write: _TerminalFigure.Write
  ) {
    var line = [Character](repeating: base, count: cells)
    for mark in marks where line.indices.contains(mark.cell) {
      line[mark.cell] = glyphs.bottomTick(mark.side)
    }
    write(String(line), number(.axis))
    write("\n", 0)
  }
}

/// The place of a thin line: the edge between two cells, or the middle of a cell.
///
/// A character with a thin line has the line at the start, in the middle or at the end of its cell.
/// A line is drawn at the nearest of these places.
enum LinePlace: Hashable {
  /// The edge before the cell with an index.
  ///
  /// For the edge after the last cell, the index is the number of cells.
  case edge(Int)
  case middle(Int)

  /// Creates the place that is nearest to a part of some cells, from 0 to 1.
  init(_ fraction: Double, cells: Int) {
    let halves = Int((min(max(fraction, 0), 1) * Double(2 * cells)).rounded())
    self = halves.isMultiple(of: 2) ? .edge(halves / 2) : .middle(halves / 2)
  }

  /// The place, in cells.
  var position: Double {
    switch self {
    case .edge(let cell): Double(cell)
    case .middle(let cell): Double(cell) + 0.5
    }
  }

  /// The cell whose start or middle is the place.
  var cell: Int {
    switch self {
    case .edge(let cell), .middle(let cell): cell
    }
  }

  /// Whether a part of some cells is at this place, with a tolerance of a sixteenth of a cell.
  func isExact(_ fraction: Double, cells: Int) -> Bool {
    abs(fraction * Double(cells) - position) <= 1.0 / 16
  }
}

/// A thin line in a row or a column of cells, with its side of the cells.
struct CellLine: Hashable {
  enum Side { case start, middle, end }

  let cell: Int
  let side: Side

  /// Creates a vertical line among columns; an edge is the start of the next column.
  init(column place: LinePlace, of cells: Int) {
    switch place {
    case .middle(let cell): (self.cell, side) = (cell, .middle)
    case .edge(cells): (cell, side) = (max(cells - 1, 0), .end)
    case .edge(let cell): (self.cell, side) = (cell, .start)
    }
  }

  /// Creates a horizontal line among rows, which are counted from above; an edge is the upper side
  /// of the row below it.
  ///
  /// - Parameters:
  ///   - place: The place from below.
  ///   - rows: The number of rows.
  ///   - hasRowBelow: Whether a further row follows, so that its upper side is the lowest edge.
  init(row place: LinePlace, of rows: Int, hasRowBelow: Bool) {
    switch place {
    case .middle(let cell): (self.cell, side) = (rows - 1 - cell, .middle)
    case .edge(0) where !hasRowBelow: (cell, side) = (rows - 1, .end)
    case .edge(let cell): (self.cell, side) = (rows - cell, .start)
    }
  }
}
