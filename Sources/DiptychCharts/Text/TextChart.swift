import DiptychViews

/// A chart in a terminal, with its title, its plot, its legend and notes about problems.
struct TextChart: Sendable {
  let scene: ChartScene
  let styles: CellStyles

  init(_ scene: ChartScene) {
    self.scene = scene
    styles = CellStyles(scene.colors)
  }

  var figure: _TerminalFigure {
    _TerminalFigure(
      naturalWidth: .max,
      styles: styles.all.map { $0.textStyle(on: nil) },
      lightStyles: styles.all.map { $0.textStyle(on: .light) },
      darkStyles: styles.all.map { $0.textStyle(on: .dark) }
    ) { space, write in draw(in: space, write) }
  }

  /// The default height of a chart, in lines.
  static let usualHeight = 12

  func number(_ style: CellStyle) -> Int { styles.number(of: style) }

  private func draw(in space: _FigureSpace, _ write: _TerminalFigure.Write) {
    let glyphs = ChartGlyphs(
      isASCII: space.isASCII,
      hasColors: space.hasColors,
      order: scene.colorOrder
    )
    if !scene.title.isEmpty {
      write(space.cut(scene.title.onOneLine, to: space.width), number(.title))
      write("\n", 0)
    }
    if scene.legendPosition == .top { writeLegend(space, glyphs, write) }
    if scene.isEmpty {
      write(scene.words.noValues, number(.label))
      write("\n", 0)
    } else if !scene.sectors.isEmpty {
      TextBars(self, space, glyphs).drawSectors(write)
    } else if scene.barsLie, scene.y.bandCount != nil {
      TextBars(self, space, glyphs).drawBars(write)
    } else {
      TextPlot(self, space, glyphs).draw(write)
    }
    if scene.legendPosition == .bottom { writeLegend(space, glyphs, write) }
    for problem in scene.problems { writeProblem(problem, space, write) }
  }

  /// Writes the name of the x axis below its labels, at the end of a line.
  func writeXName(_ space: _FigureSpace, width: Int, _ write: _TerminalFigure.Write) {
    guard scene.namesXAxis else { return }
    write(space.trailing(space.cut(scene.x.label.onOneLine, to: width), width), number(.label))
    write("\n", 0)
  }

  // MARK: Legend

  private func writeLegend(
    _ space: _FigureSpace,
    _ glyphs: ChartGlyphs,
    _ write: _TerminalFigure.Write
  ) {
    guard !scene.legend.isEmpty, scene.sectors.isEmpty else { return }
    let hasLines = scene.bars.isEmpty && scene.areas.isEmpty
    var column = 0
    for series in scene.legend {
      let sign =
        hasLines && (glyphs.hasColors ? series.color.round > 0 : scene.legend.count > 1)
        ? glyphs.marker(series.color) : glyphs.full(series.color)
      let name = space.cut(series.name.onOneLine, to: space.width - 2)
      let cells = 2 + space.measure(name)
      if column > 0, column + 2 + cells > space.width {
        write("\n", 0)
        column = 0
      }
      if column > 0 { write("  ", 0) }
      write(String(sign), number(.color(series.color)))
      write(" " + name, number(.label))
      column += cells + (column > 0 ? 2 : 0)
    }
    write("\n", 0)
  }

  // MARK: Problems

  private func writeProblem(
    _ problem: ChartProblem,
    _ space: _FigureSpace,
    _ write: _TerminalFigure.Write
  ) {
    writeNote("\(problem)", space, write)
  }

  /// The maximum number of labels of marks in a note.
  private static let maxMissingLabels = 8

  /// Writes a note with the labels that have no room beside their marks.
  func writeMissing(_ labels: [String], _ space: _FigureSpace, _ write: _TerminalFigure.Write) {
    let labels = labels.filter { !$0.allSatisfy(\.isWhitespace) }
    guard !labels.isEmpty else { return }
    var names = labels.prefix(Self.maxMissingLabels).joined(separator: ", ")
    if labels.count > Self.maxMissingLabels {
      let more = "\(labels.count - Self.maxMissingLabels)"
      names += " " + Labels.filled(scene.chartLabels.andMore, ["count": more])
    }
    let note = Labels.filled(scene.chartLabels.labelsNotShown, ["names": names])
    writeNote(note, space, write)
  }

  /// Writes the problems of a chart after a symbol.
  ///
  /// Further lines begin below the first word.
  func writeNote(_ note: String, _ space: _FigureSpace, _ write: _TerminalFigure.Write) {
    for (index, line) in space.lines(of: note.onOneLine, in: space.width - 2).enumerated() {
      write(index > 0 ? " " : "!", number(.color(.role(.warning))))
      write(" " + line, 0)
      write("\n", 0)
    }
  }
}

extension ChartScene {
  /// The colours in use, without duplicates.
  var colors: [ChartColor] {
    var colors: Set<ChartColor> = [.accent, .role(.edge)]
    colors.formUnion(colorOrder)
    colors.formUnion(rules.map(\.color))
    colors.insert(.role(.warning))
    return Array(colors)
  }

  /// The colours of the legend, followed by the colours of the marks.
  ///
  /// Colours may be repeated.
  var colorOrder: [ChartColor] {
    legend.map(\.color) + bars.map(\.color) + areas.map(\.color) + lines.map(\.color)
      + points.map(\.color) + rectangles.map(\.color) + sectors.map(\.color)
  }
}

extension String {
  /// The text with a space instead of each line break and each tab.
  var onOneLine: String {
    utf8.contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }
      ? String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) : self
  }
}
