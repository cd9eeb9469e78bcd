import DiptychViews

// Heat maps: a row of blocks for each row of values, titles at the left and above, a legend below.
extension Layout {
  mutating func layoutHeatMap(_ map: HeatMapChart, style: UInt16, width: Int) {
    guard !map.columns.isEmpty, !map.rows.isEmpty else { return }
    let titles = map.rows.map { leaf($0, style: map.labelStyle) }
    let widest = titles.reduce(0) { max($0, Int($1.natural)) }
    // Titles take at most half of the line. They also leave a cell for each value, but they are not
    // cut to fewer than 12 cells for this.
    let free = max(width - 1 - map.columns.count, LayoutTree.narrowestCut)
    let narrow = min(widest, free, max(width / 2 - 1, 0))
    let room = narrow > 0 ? width - narrow - 1 : width
    let cellWidth = self.cellWidth(of: map, in: room)
    let cells = max(room / cellWidth, 1)
    let joined = (map.columns.count + cells - 1) / cells
    // The titles take the width that the values leave.
    let rest = width - 1 - (narrow < widest ? valueCells(of: map, joined, cellWidth) : 0)
    let titleWidth = narrow > 0 ? min(widest, max(narrow, rest)) : 0
    let left = titleWidth > 0 ? titleWidth + 1 : 0
    let maximum = map.maximum(joining: joined)

    if let title = map.title {
      writer.beginLine()
      write(leaf(title, style: map.titleStyle), limit: width)
      writer.endLine()
    }
    writeColumnTitles(map, joined, cellWidth, from: left, width: width)
    for (row, title) in titles.enumerated() {
      writer.beginLine()
      let used = write(title, limit: titleWidth)
      writer.space(left - used)
      let steps = map.steps(of: row, joining: joined, maximum: maximum)
      if map.isRedacted {
        writer.write(.mediumShade, times: steps.count * cellWidth, style: style)
      } else {
        for step in steps {
          let cells = step > 0 || map.isSolid ? cellWidth : 1
          writer.write(self.step(step), times: cells, style: map.stepStyles[step])
          writer.space(cellWidth - cells)
        }
      }
      writer.endLine()
    }
    writeLegend(of: map, from: left, width: width)
  }

  /// Returns the number of cells of all values, and of the titles above them.
  private func valueCells(of map: HeatMapChart, _ joined: Int, _ cellWidth: Int) -> Int {
    map.titles(joining: joined).enumerated().reduce(0) { cells, column in
      let title = Int(leaf(column.element, style: map.labelStyle).natural)
      return max(cells, column.offset * cellWidth + max(cellWidth, title))
    }
  }

  /// Returns the number of cells of a value.
  ///
  /// The result is 3 if the map then fills most of its line, and otherwise 2. It is larger if the
  /// titles of columns would touch each other.
  private func cellWidth(of map: HeatMapChart, in room: Int) -> Int {
    let count = map.columns.count
    let widths = map.columns.map { Int(leaf($0, style: map.labelStyle).natural) }
    let fills = 3 * count <= room && 12 * count >= 3 * room
    for cells in (fills ? 3 : 2)...Self.widestCell where cells * count <= room {
      var end = -1
      let isFree = widths.enumerated().allSatisfy { column, width in
        guard width > 0 else { return true }
        defer { end = column * cells + width }
        return column * cells > end && column * cells + width <= room
      }
      if isFree { return cells }
    }
    return 2 * count <= room ? 2 : 1
  }

  private static var widestCell: Int { 8 }

  private mutating func writeColumnTitles(
    _ map: HeatMapChart,
    _ joined: Int,
    _ cellWidth: Int,
    from left: Int,
    width: Int
  ) {
    var column = 0
    for (index, title) in map.titles(joining: joined).enumerated() {
      let text = leaf(title, style: map.labelStyle)
      let start = left + index * cellWidth
      guard text.natural > 0, column == 0 || start > column, start + Int(text.natural) <= width
      else { continue }
      if column == 0 { writer.beginLine() }
      writer.space(start - column)
      column = start + write(text, limit: width - start)
    }
    if column > 0 { writer.endLine() }
  }

  /// Returns the character of a step, from 0 for zero to 4.
  private func step(_ step: Int) -> Glyph {
    let glyphs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("·", "."), ("░", ":"), ("▒", "+"), ("▓", "*"), ("█", "#"),
    ]
    return glyph(glyphs[step].0, ascii: glyphs[step].1)
  }

  /// Writes the steps between two words, and the caption after them or below them.
  private mutating func writeLegend(of map: HeatMapChart, from left: Int, width: Int) {
    let fewer = leaf(map.legend.fewer, style: map.labelStyle)
    let more = leaf(map.legend.more, style: map.labelStyle)
    let steps = fewer.natural > 0 || more.natural > 0 ? Int(fewer.natural + more.natural) + 8 : 0
    let hasSteps = steps > 0 && steps <= width
    guard hasSteps || !map.caption.isEmpty else { return }
    let indent = left + steps <= width ? left : 0
    writer.push(Decoration(left: indent, fill: writer.fill))
    let room = width - indent
    let rest = leaf((steps > 0 ? "; " : "") + map.caption, style: map.labelStyle)
    let isOneLine = steps > 0 && !map.caption.isEmpty && steps + Int(rest.natural) <= room
    writer.writeBlankLines(1)
    if hasSteps {
      writer.beginLine()
      write(fewer, limit: room)
      writer.space(1)
      writer.write(step(0), times: 1, style: map.stepStyles[0])
      if !map.isSolid { writer.space(1) }
      for step in 1...4 { writer.write(self.step(step), times: 1, style: map.stepStyles[step]) }
      writer.space(1)
      write(more, limit: room)
      if isOneLine { write(rest, limit: room) }
      writer.endLine()
    }
    if !isOneLine && !map.caption.isEmpty {
      layoutLeaf(leaf(map.caption, style: map.labelStyle), width: room)
    }
    writer.popDecoration()
  }
}
