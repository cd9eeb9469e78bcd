import DiptychViews

// The axes and their labels.
extension TextPlot {
  // MARK: Labels of the y axis

  /// Returns the labels by their rows, no two in one.
  ///
  /// A number has all of its digits or no label; words are cut.
  static func labels(
    of axis: ChartAxis,
    rows: Int,
    _ evenRows: EvenRows?,
    _ space: FigureSpace
  ) -> [(row: Int, text: String)] {
    var labels: [(row: Int, text: String)] = []
    let ticks = axis.ticks(count: labelCount(rows: rows))
    let isNumber = axis.bandCount == nil && axis.marks?.marks == nil
    let step = evenRows == nil ? max((ticks.count + rows - 1) / max(rows, 1), 1) : 1
    for index in stride(from: 0, to: ticks.count, by: step) {
      let fraction = ticks[index].fraction
      guard let row = evenRows.map({ $0.row(of: fraction) }) ?? row(of: fraction, rows: rows) else {
        continue
      }
      let label = ticks[index].label.onOneLine
      if isNumber, space.measure(label) > space.width / 2 { return [] }
      let text = isNumber ? label : space.cut(label, to: max(space.width / 3, 1))
      guard !text.isEmpty, !labels.contains(where: { $0.row == row }) else { continue }
      labels.append((row, text))
    }
    return labels
  }

  /// Returns about how many labels a y axis has.
  static func labelCount(rows: Int) -> Int { max(min((rows + 1) / 2, 6), 2) }

  /// Returns the row whose upper edge is nearest to a place; zero is below the last one.
  private static func row(of fraction: Double, rows: Int) -> Int {
    rows - Int((min(max(fraction, 0), 1) * Double(rows)).rounded())
  }

  // MARK: Lines

  func writeAxis(_ row: Int, _ write: TerminalFigure.Write) {
    guard hasYAxis else { return }
    let label = yLabels.first { $0.row == row || !hasAxisLine && row == rows - 1 && $0.row == rows }
    write(space.trailing(label?.text ?? "", labelWidth), chart.number(.label))
    write(String(label == nil ? glyphs.vertical : glyphs.leftTick), chart.number(.axis))
  }

  func writeAxisLine(_ columns: Set<Int>, _ write: TerminalFigure.Write) {
    if hasYAxis {
      let label = yLabels.first { $0.row == rows }
      write(space.trailing(label?.text ?? "", labelWidth), chart.number(.label))
      write(String(label == nil ? glyphs.corner : glyphs.cornerTick), chart.number(.axis))
    }
    let line = (0..<grid.width).map { columns.contains($0) ? glyphs.bottomTick : glyphs.horizontal }
    write(String(line), chart.number(.axis))
    write("\n", 0)
  }

  // MARK: Labels of the x axis

  /// The labels of the x axis that fit, and the columns that they stand at.
  var xTicks: (row: LabelRow, columns: Set<Int>) {
    let width = space.width - left
    if scene.x.bandCount == nil {
      return LabelRow.fitting(
        space,
        width: width,
        axisWidth: grid.width,
        isDate: scene.x.isDate
      ) { count in
        placed(scene.x.ticks(count: count), width: width)
      }
    }
    let ticks = placed(scene.x.ticks(count: max(grid.width / 5, 2)), width: width)
    let thinned = LabelRow.thinned(ticks, space, width: width)
    let columns =
      bandWidth > 0 && thinned.shown.count == ticks.count && ticks.count == scene.x.bandCount
      ? [] : Set(thinned.shown.map { ticks[$0].column })
    return (thinned.row, columns)
  }

  private func placed(_ ticks: [ChartAxis.Tick], width: Int) -> [(text: String, column: Int)] {
    let limit = max(bandWidth - 1, scene.x.bandCount == nil ? width : min(width, 12))
    return ticks.map { tick in
      let text = space.cut(tick.label.onOneLine, to: limit)
      if let band = tick.band, bandWidth > 0 { return (text, middle(ofBand: band)) }
      return (text, DotGrid.dot(tick.fraction, grid.width))
    }
  }

  /// Returns the column in the middle of the bars of a band; of two the second.
  private func middle(ofBand band: Int) -> Int {
    let bars = columns(ofBand: band, slots: scene.bars.first?.slots ?? 1)
    return bars.lowerBound + bars.count / 2
  }
}
