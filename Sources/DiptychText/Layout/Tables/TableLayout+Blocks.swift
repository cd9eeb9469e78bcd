import DiptychViews

// Rows with a block in one of their cells.
extension TableLayout {
  /// Writes a row with a block in one of its cells: the lines of the cells are kept, and then
  /// composed.
  mutating func layoutBlockRow(_ row: Int, in layout: inout Layout) {
    let starts = layout.numbers.append(0, repeated: table.count + 1)
    defer { layout.numbers.count = starts }
    let end = Int(layout.tree[row].end)
    var height = 1
    layout.collected { layout in
      var cell = row + 1
      var i = 0
      while i < table.count {
        let first = layout.writer.keptCount
        let span = cell < end ? layout.tree.span(of: cell) : 1
        for covered in i..<min(i + span, table.count) { layout.numbers[starts + covered] = first }
        if cell < end {
          layoutCell(cell, at: i, width: width(of: i..<i + span, in: &layout), in: &layout)
          cell = layout.tree.next(cell)
        }
        height = max(height, layout.writer.keptCount - first)
        i += span
      }
      layout.wrapper.paragraph = ParagraphState()
    } composed: { layout, lines in
      layout.numbers[starts + table.count] = lines.upperBound
      for y in 0..<height {
        writeBlockLine(y, row, starts: starts, height: height, in: &layout)
      }
    }
    layout.writer.beginContent()
  }

  /// Lays out a cell in its column, unless the column is left out.
  func layoutCell(_ cell: Int, at column: Int, width: Int, in layout: inout Layout) {
    guard width >= 0 else { return }
    let traits = layout.tree.column(table.columns + column)
    layout.wrapper.paragraph.alignment = traits.alignment
    layout.wrapper.paragraph.lineLimit = traits.isTruncated ? 1 : 0
    layout.wrapper.paragraph.truncation = traits.truncation
    layout.writer.restartLine()
    let behind =
      traits.isDecimal
      ? cellsBehind(layout.tree[cell], of: traits, width: width, in: layout.tree) : 0
    layout.layout(cell, width: width - behind)
  }

  private func writeBlockLine(
    _ y: Int,
    _ row: Int,
    starts: Int,
    height: Int,
    in layout: inout Layout
  ) {
    let end = Int(layout.tree[row].end)
    let trail = table.hasSides ? 1 : 0
    var lead = trail
    var cell = row + 1
    var i = 0
    layout.writer.beginLine()
    if table.hasSides { writeEdge(in: &layout) }
    while i < table.count {
      let span = cell < end ? layout.tree.span(of: cell) : 1
      let width = self.width(of: i..<i + span, in: &layout)
      if width >= 0 {
        layout.writer.space(lead)
        let first = layout.numbers[starts + i]
        let last = layout.numbers[starts + min(i + span, table.count)]
        let line = first + y - above(last - first, of: height, i, in: &layout)
        let used = line >= first && line < last ? layout.writer.replay(line) : 0
        layout.writer.space(width - used + trail)
        if _slowPath(layout.writer.isUncertain) { layout.writer.correctColumn() }
        if table.hasSides { writeEdge(in: &layout) } else { lead = table.gap }
      }
      if cell < end { cell = layout.tree.next(cell) }
      i += span
    }
    layout.writer.endLine()
  }
}
