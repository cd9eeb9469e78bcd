import DiptychViews

/// Horizontal bars in a terminal, with a line for each bar and its name before it.
struct TextBars {
  private let chart: TextChart
  private let space: _FigureSpace
  private let glyphs: ChartGlyphs
  private var scene: ChartScene

  init(_ chart: TextChart, _ space: _FigureSpace, _ glyphs: ChartGlyphs) {
    self.chart = chart
    self.space = space
    self.glyphs = glyphs
    scene = chart.scene
  }

  /// A line of the chart.
  private struct Line {
    var name: String
    var parts: [BarCells.Part] = []
    var note = ""
    var marks: [Int: (Character, CellStyle)] = [:]
  }

  /// The maximum number of lines of a chart without a set height.
  private static let maxLines = 40

  // MARK: Bars

  func drawBars(_ write: _TerminalFigure.Write) {
    guard case let bands = scene.y.ticks(count: .max), let bandCount = scene.y.bandCount else {
      return
    }
    var names = [String](repeating: "", count: bandCount)
    for tick in bands { if let band = tick.band { names[band] = tick.label.onOneLine } }
    let nameWidth = nameWidth(names)
    let left = nameWidth + (nameWidth > 0 ? 1 : 0)
    let cells = max(space.width - left, 1)
    var plot = self
    let axis = plot.makeAxis(cells: cells)
    plot.drawBars(axis, names, left: left, cells: cells, write)
  }

  private func drawBars(
    _ axis: (rows: [LabelRow], marks: Set<CellLine>),
    _ names: [String],
    left: Int,
    cells: Int,
    _ write: _TerminalFigure.Write
  ) {
    let (bandCount, nameWidth) = (names.count, max(left - 1, 0))
    let slots = scene.bars.map(\.slots).max() ?? 1
    let axisLines = scene.x.isHidden ? 0 : 2
    let most = max((scene.height.map { $0 - axisLines } ?? Self.maxLines), 1)
    let all = bandCount * slots
    let shown = all > most ? max((most - 1) / slots, 1) : bandCount

    var lines = (0..<(shown * slots)).map { Line(name: $0 % slots == 0 ? names[$0 / slots] : "") }
    for bar in scene.bars where Int(bar.place) < shown {
      let part = BarCells.part(
        scene.x.fraction(bar.start),
        scene.x.fraction(bar.end),
        bar.color,
        cells: cells
      )
      lines[Int(bar.place) * slots + bar.slot].parts.append(part)
    }
    for words in scene.annotations where words.y.isFinite && Int(words.y) < shown {
      lines[Int(words.y) * slots].note = words.text.onOneLine
    }
    for rule in scene.rules
    where !rule.isHorizontal && DotGrid.isInside(scene.x.fraction(rule.value)) {
      let place = LinePlace(scene.x.fraction(rule.value), cells: cells)
      let line = CellLine(column: place, of: cells)
      for index in lines.indices {
        lines[index].marks[line.cell] = (glyphs.vertical(line.side), .color(rule.color))
      }
    }
    drawZeroLine(into: &lines, cells: cells)
    var missing: [String] = []
    for line in lines {
      if !hasSpace(for: line, cells: cells) { missing.append(line.note) }
      self.write(line, nameWidth: nameWidth, cells: cells, write)
    }
    if shown < bandCount {
      let more = Labels.filled(scene.chartLabels.andMore, ["count": "\(bandCount - shown)"])
      write("\(glyphs.ellipsis) \(more)", chart.number(.label))
      write("\n", 0)
    }
    defer { chart.writeMissing(missing, space, write) }
    guard axisLines > 0 else { return }
    write(String(repeating: " ", count: left), 0)
    chart.writeAxisLine(axis.marks, base: glyphs.base, cells: cells, glyphs, write)
    for row in axis.rows { row.write(from: left, style: chart.number(.label), into: write) }
    chart.writeXName(space, width: left + cells, write)
  }

  /// Whether the note of a line has room after its bar and its lines.
  private func hasSpace(for line: Line, cells: Int) -> Bool {
    let ends = line.parts.filter { !$0.range.isEmpty }.map { ($0.range.upperBound + 7) / 8 }
    let end = max(ends.max() ?? 0, (line.marks.keys.max() ?? -1) + 1)
    return line.note.isEmpty || end + 1 + space.measure(line.note) <= cells
  }

  /// Adds a line at zero between negative and positive values.
  private func drawZeroLine(into lines: inout [Line], cells: Int) {
    guard case .numbers(let range, .linear) = scene.x.scale, !scene.x.isHidden,
      range.lowerBound < 0, range.upperBound > 0,
      case let zero = scene.x.fraction(0), case let place = LinePlace(zero, cells: cells),
      place.isExact(zero, cells: cells)
    else { return }
    let line = CellLine(column: place, of: cells)
    for index in lines.indices where lines[index].marks[line.cell] == nil {
      lines[index].marks[line.cell] = (glyphs.vertical(line.side), .axis)
    }
  }

  /// Chooses the ticks of the axis, and ends of the axis that place the ticks at cells.
  private mutating func makeAxis(cells: Int) -> (rows: [LabelRow], marks: Set<CellLine>) {
    let (axis, labels) = Self.evenAxis(of: scene, cells: cells, space)
    scene.x = axis
    return labels
  }

  /// Returns the axis of horizontal bars with ticks at cells, and the labels of the ticks.
  static func evenAxis(
    of scene: ChartScene,
    cells: Int,
    _ space: _FigureSpace
  ) -> (axis: ChartAxis, labels: (rows: [LabelRow], marks: Set<CellLine>)) {
    let axis = scene.x
    var even = axis
    let reserve = reserve(of: scene, cells: cells, space)
    let labels = LabelRow.fitting(space, width: cells, axis: axis) { count in
      even = axis.even(cells: cells, count: count, reserve: reserve) ?? axis
      return even.ticks(count: count).map { ($0.label, LinePlace($0.fraction, cells: cells)) }
    }
    return (even, labels)
  }

  private func nameWidth(_ names: [String]) -> Int {
    guard !scene.y.isHidden else { return 0 }
    let widest = names.map { space.measure($0) }.max() ?? 0
    return min(widest, max(space.width * 2 / 5, 1))
  }

  private func write(_ line: Line, nameWidth: Int, cells: Int, _ write: _TerminalFigure.Write) {
    if nameWidth > 0 {
      let name = space.cut(line.name, to: nameWidth)
      write(name + String(repeating: " ", count: nameWidth - space.measure(name) + 1), 0)
    }
    let fills = BarCells.fills(line.parts)
    let end = max(fills.keys.max() ?? -1, line.marks.keys.max() ?? -1)
    for cell in 0..<min(max(end + 1, 0), cells) {
      if let mark = line.marks[cell], fills[cell] == nil {
        write(String(mark.0), chart.number(mark.1))
      } else if let fill = fills[cell] {
        let (character, style) = glyphs.cell(fill, .horizontal)
        write(String(character), chart.number(style))
      } else {
        write(" ", 0)
      }
    }
    if !line.note.isEmpty, hasSpace(for: line, cells: cells) {
      write(" " + line.note, chart.number(.label))
    }
    write("\n", 0)
  }

  /// Returns the number of cells that the notes after bars need beyond the axis.
  private static func reserve(of scene: ChartScene, cells: Int, _ space: _FigureSpace) -> Int {
    let needs = scene.annotations.map { words in
      let free = Double(cells - space.measure(words.text.onOneLine) - 1)
      let end = scene.x.fraction(words.x)
      return end > 0 && end <= 1 ? cells - Int(free / end) : 0
    }
    return min(max(needs.max() ?? 0, 0), cells / 2)
  }

  // MARK: Sectors

  func drawSectors(_ write: _TerminalFigure.Write) {
    let names = scene.sectors.map(\.name.onOneLine)
    let nameWidth = min(names.map { space.measure($0) }.max() ?? 0, max(space.width / 3, 1))
    let widest = scene.sectors.map { $0.end - $0.start }.max() ?? 1
    let cells = max(space.width - nameWidth - 7, 1)
    for (sector, name) in zip(scene.sectors, names) {
      let share = sector.end - sector.start
      let part = BarCells.part(0, widest > 0 ? share / widest : 0, sector.color, cells: cells)
      let percent = _Percentage(share: share).description
      write(space.trailing(percent, 4) + " ", chart.number(.label))
      self.write(Line(name: name, parts: [part]), nameWidth: nameWidth, cells: cells, write)
    }
  }
}
