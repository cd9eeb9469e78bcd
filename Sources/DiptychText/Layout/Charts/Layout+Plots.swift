import DiptychViews

// Plots: blocks over an axis, with its bounds at the left and ticks below.
extension Layout {
  mutating func layoutPlot(_ plot: PlotChart, style: UInt16, width: Int) {
    guard plot.hasValues else {
      return layoutLeaf(leaf(plot.noValues, style: plot.labelStyle), width: width)
    }
    var labels = plot.labelWidth > 0 ? plot.labelWidth + 1 : 0
    if width < labels + Self.narrowestPlot { labels = 0 }
    let cells = plot.cells(in: max(width - labels, 1))
    let eighths = plot.eighths(cells: cells)
    for line in 0..<plot.height {
      writer.beginLine()
      if labels > 0 {
        let isTop = line == 0
        let text =
          isTop || line == plot.height - 1 ? isTop ? plot.bounds.upper : plot.bounds.lower : ""
        writer.space(labels - 1 - text.utf8.count)
        write(leaf(text, style: plot.labelStyle), limit: labels)
        writer.space(1)
      }
      if plot.isRedacted {
        writer.write(.mediumShade, times: eighths.count, style: style)
      } else if plot.isFlat && line == plot.height - 1 {
        writer.write(.horizontal, times: eighths.count, style: plot.faintStyle)
      } else {
        writeLevels(eighths.map { $0 - 8 * (plot.height - 1 - line) }, style: style)
      }
      writer.endLine()
    }
    if labels > 0 {
      writeTicks(of: plot, from: labels, width: width) { plot.cell(of: $0, cells: cells) }
    }
  }

  /// The minimum number of cells of a plot beside labels.
  private static var narrowestPlot: Int { 4 }

  /// Writes a line of blocks, each some eighths of a line high.
  private mutating func writeLevels(_ eighths: [Int], style: UInt16) {
    var i = 0
    while i < eighths.count {
      let level = min(max(eighths[i], 0), 8)
      var end = i + 1
      while end < eighths.count && min(max(eighths[end], 0), 8) == level { end += 1 }
      if level == 0 {
        writer.space(end - i)
      } else {
        let ascii: [Unicode.Scalar] = [".", ".", ":", ":", "+", "+", "#", "#"]
        let block = tree.traits.isASCII ? Glyph(ascii[level - 1]) : .level(level - 1)
        writer.write(block, times: end - i, style: style)
      }
      i = end
    }
  }

  /// Writes the ticks, each below its value.
  ///
  /// If a tick would touch the tick before, only every second tick is written, or every third, and
  /// so on. A tick that has no room at the end of the line is left out.
  private mutating func writeTicks(
    of plot: PlotChart,
    from left: Int,
    width: Int,
    at column: (Int) -> Int
  ) {
    var ticks: [(start: Int, leaf: Node)] = []
    for tick in plot.ticks {
      let text = leaf(tick.text, style: plot.labelStyle)
      let start = left + column(tick.index)
      guard text.natural > 0, !text.has(NodeFlag.breaks), start + Int(text.natural) <= width
      else { continue }
      ticks.append((start, text))
    }
    guard !ticks.isEmpty else { return }
    let step = (1...ticks.count).first { step in
      stride(from: step, to: ticks.count, by: step).allSatisfy { i in
        let before = ticks[i - step]
        return before.start + Int(before.leaf.natural) < ticks[i].start
      }
    }
    writer.beginLine()
    var end = 0
    for i in stride(from: 0, to: ticks.count, by: step ?? ticks.count) {
      writer.space(ticks[i].start - end)
      end = ticks[i].start + write(ticks[i].leaf, limit: width - ticks[i].start)
    }
    writer.endLine()
  }
}
