import DiptychViews

/// Lying bars in a terminal, a line for each, with their names before them.
struct TextBars {
  private let chart: TextChart
  private let space: FigureSpace
  private let glyphs: ChartGlyphs
  private let scene: ChartScene

  init(_ chart: TextChart, _ space: FigureSpace, _ glyphs: ChartGlyphs) {
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

  /// The most lines of a chart whose height nobody sets.
  private static let mostLines = 40

  // MARK: Bars

  func drawBars(_ write: TerminalFigure.Write) {
    guard case let bands = scene.y.ticks(count: .max), let bandCount = scene.y.bandCount else {
      return
    }
    let slots = scene.bars.map(\.slots).max() ?? 1
    var names = [String](repeating: "", count: bandCount)
    for tick in bands { if let band = tick.band { names[band] = tick.label.onOneLine } }
    let nameWidth = nameWidth(names)
    let left = nameWidth + (nameWidth > 0 ? 1 : 0)
    let cells = max(space.width - left, 1)
    let axisLines = scene.x.isHidden ? 0 : 2
    let most = max((scene.height.map { $0 - axisLines } ?? Self.mostLines), 1)
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
    for rule in scene.rules where !rule.isLying && DotGrid.isInside(scene.x.fraction(rule.value)) {
      let column = DotGrid.dot(scene.x.fraction(rule.value), cells)
      for index in lines.indices {
        lines[index].marks[column] = (glyphs.vertical, .color(rule.color))
      }
    }
    for line in lines { self.write(line, nameWidth: nameWidth, cells: cells, write) }
    if shown < bandCount {
      write("\(glyphs.ellipsis) and \(bandCount - shown) more", chart.number(.label))
      write("\n", 0)
    }
    if axisLines > 0 { writeAxis(left: left, cells: cells, write) }
  }

  private func nameWidth(_ names: [String]) -> Int {
    guard !scene.y.isHidden else { return 0 }
    let widest = names.map { space.measure($0) }.max() ?? 0
    return min(widest, max(space.width * 2 / 5, 1))
  }

  private func write(
    _ line: Line,
    nameWidth: Int,
    cells: Int,
    _ write: TerminalFigure.Write
  ) {
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
        let (character, style) = glyphs.cell(fill, .lying)
        write(String(character), chart.number(style))
      } else {
        write(" ", 0)
      }
    }
    let barEnd = (fills.keys.max() ?? -1) + 1
    if !line.note.isEmpty, line.marks.isEmpty, barEnd + 1 < cells {
      write(" " + space.cut(line.note, to: cells - barEnd - 1), chart.number(.label))
    }
    write("\n", 0)
  }

  private func writeAxis(left: Int, cells: Int, _ write: TerminalFigure.Write) {
    let (row, columns) = LabelRow.fitting(
      space,
      width: cells,
      axisWidth: cells,
      isDate: scene.x.isDate
    ) { count in
      scene.x.ticks(count: count).map { ($0.label, DotGrid.dot($0.fraction, cells)) }
    }
    write(String(repeating: " ", count: left), 0)
    let line = (0..<cells).map { columns.contains($0) ? glyphs.bottomTick : glyphs.horizontal }
    write(String(line), chart.number(.axis))
    write("\n", 0)
    row.write(from: left, style: chart.number(.label), into: write)
    chart.writeXName(space, width: left + cells, write)
  }

  // MARK: Sectors

  func drawSectors(_ write: TerminalFigure.Write) {
    let names = scene.sectors.map(\.name.onOneLine)
    let nameWidth = min(names.map { space.measure($0) }.max() ?? 0, max(space.width / 3, 1))
    let widest = scene.sectors.map { $0.end - $0.start }.max() ?? 1
    let cells = max(space.width - nameWidth - 7, 1)
    for (sector, name) in zip(scene.sectors, names) {
      let share = sector.end - sector.start
      let part = BarCells.part(0, widest > 0 ? share / widest : 0, sector.color, cells: cells)
      let percent = ChartSentence.percent(share)
      write(space.trailing(percent, 4) + " ", chart.number(.label))
      self.write(Line(name: name, parts: [part]), nameWidth: nameWidth, cells: cells, write)
    }
  }
}
