import DiptychViews

// Rows whose cells are all leaves, one node after the other.
extension TableLayout {
  /// Writes a row whose cells are all leaves.
  mutating func layoutLeafRow(_ row: Int, in layout: inout Layout) {
    let hasSides = table.hasSides
    let first = layout.wrapper.count
    let count = Int(layout.tree[row].extra)
    let leaves = layout.tree.nodes(from: row &+ 1)
    var height = 1
    var i = 0
    while i < table.count {
      let before = layout.wrapper.count
      let limit = layout.numbers[widths &+ i]
      if i < count && limit >= 0 {
        let leaf = leaves[i]
        if Int(leaf.natural) <= limit && !leaf.has(NodeFlag.breaks) && hasSides {
          layout.wrapper.append(
            LineRecord(Int(leaf.start), Int(leaf.end), columns: Int(leaf.natural))
          )
        } else if layout.tree.column(table.columns &+ i).isTruncated {
          layout.wrapper.wrapTruncated(leaf, to: limit, layout.tree.column(table.columns &+ i))
        } else {
          // A cell without a vertical line after it must not end with spaces.
          layout.wrapper.wrap(leaf, to: limit)
        }
      }
      layout.recordEnds[ends &+ i] = UInt32(truncatingIfNeeded: layout.wrapper.count)
      height = max(height, layout.wrapper.count &- before)
      i &+= 1
    }
    var y = 0
    while y < height {
      writeLine(y, of: leaves, height: height, from: first, in: &layout)
      y &+= 1
    }
    layout.wrapper.drop(from: first)
  }

  /// Writes a line of a row of leaves.
  @inline(__always)
  private func writeLine(
    _ y: Int,
    of leaves: UnsafePointer<Node>,
    height: Int,
    from first: Int,
    in layout: inout Layout
  ) {
    let hasSides = table.hasSides
    let trail = hasSides ? 1 : 0
    let isSpecial =
      table.hasDecimals || height > 1 && (table.hasVerticalAlignment || layout.tree.hasBackgrounds)
    var lead = trail
    layout.writer.beginLine()
    if hasSides { writeEdge(in: &layout) }
    var from = first
    var i = 0
    while i < table.count {
      let end = Int(layout.recordEnds[ends &+ i])
      let width = layout.numbers[widths &+ i]
      if _fastPath(width >= 0) {
        layout.writer.leave(lead)
        if _slowPath(isSpecial) {
          write(y, of: leaves + i, at: i, from..<end, height: height, in: &layout)
          layout.writer.leave(trail)
        } else if from &+ y < end {
          let record = layout.wrapper[from &+ y]
          let free = width &- Int(record.columns)
          let before = layout.offset(of: free, layout.tree.column(table.columns &+ i).alignment)
          layout.writer.leave(before)
          layout.writer.write(record, of: leaves[i])
          layout.writer.leave(free &- before &+ trail)
        } else {
          layout.writer.leave(width &+ trail)
        }
        layout.writer.advance(lead &+ width &+ trail)
        if _slowPath(layout.writer.isUncertain) { layout.writer.correctColumn() }
        if hasSides { writeEdge(in: &layout) } else { lead = table.gap }
      }
      from = end
      i &+= 1
    }
    layout.writer.endLine()
  }

  /// Writes a line of a cell that does not begin at the first line of its row, is aligned at its
  /// decimal mark, or may have a background.
  ///
  /// If all lines of the cell have the same background, it fills the rectangle around them.
  @inline(never)
  private func write(
    _ y: Int,
    of leaf: UnsafePointer<Node>,
    at column: Int,
    _ lines: Range<Int>,
    height: Int,
    in layout: inout Layout
  ) {
    let width = layout.numbers[widths + column]
    let line = lines.lowerBound + y - above(lines.count, of: height, column, in: &layout)
    guard lines.contains(line) else { return layout.writer.leave(width) }
    let (record, leaf) = (layout.wrapper[line], leaf.pointee)
    let traits = layout.tree.column(table.columns + column)
    var before = layout.offset(of: width - Int(record.columns), traits.alignment)
    if traits.isDecimal && lines.count == 1 {
      before -= cellsBehind(leaf, of: traits, width: width, in: layout.tree)
    }
    let ground = lines.count > 1 ? layout.tree.ground(of: leaf) : 0
    let cells = ground == 0 ? Int(record.columns) : min(Int(leaf.natural), width)
    let left = ground == 0 ? before : layout.offset(of: width - cells, traits.alignment)
    let outer = layout.writer.fill
    layout.writer.leave(left)
    if ground != 0 { layout.writer.setFill(ground) }
    layout.writer.leave(before - left)
    layout.writer.write(record, of: leaf)
    layout.writer.leave(left + cells - before - Int(record.columns))
    layout.writer.setFill(outer)
    layout.writer.leave(width - left - cells)
  }

  /// Whether a row of texts has a text in a column that is shown.
  func hasShownText(_ row: Int, in layout: inout Layout) -> Bool {
    let cells = layout.tree.nodes(from: row &+ 1)
    let count = min(Int(layout.tree[row].extra), table.count)
    return (0..<count).contains { layout.numbers[widths + $0] >= 0 && cells[$0].natural > 0 }
  }
}

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
