import DiptychViews

// Plots: blocks over an axis, with its bounds at the left and ticks below.
extension Layout {
  mutating func layoutPlot(_ plot: PlotChart, style: UInt16, width: Int) {
    guard !plot.fractions.isEmpty else { return }
    var labels = plot.labelWidth > 0 ? plot.labelWidth + 1 : 0
    if width < labels + Self.narrowestPlot { labels = 0 }
    let count = plot.valuesPerCell(in: width - labels)
    let eighths = plot.eighths(count)
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
      } else {
        writeLevels(eighths.map { $0 - 8 * (plot.height - 1 - line) }, style: style)
      }
      writer.endLine()
    }
    if labels > 0 { writeTicks(plot, count, from: labels, width: width) }
  }

  /// The fewest cells of a plot beside labels.
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

  /// Writes the ticks, each below its value; one that would touch the one before is left out, and so
  /// is one that has no room.
  private mutating func writeTicks(_ plot: PlotChart, _ count: Int, from left: Int, width: Int) {
    var column = 0
    for tick in plot.ticks {
      let text = leaf(tick.text, style: plot.labelStyle)
      let start = left + tick.index / count
      let isFree = column == 0 || start > column
      guard isFree, text.natural > 0, !text.has(NodeFlag.breaks), start + Int(text.natural) <= width
      else { continue }
      if column == 0 { writer.beginLine() }
      writer.space(start - column)
      column = start + write(text, limit: width - start)
    }
    if column > 0 { writer.endLine() }
  }
}
