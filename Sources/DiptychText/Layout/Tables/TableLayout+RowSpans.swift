import DiptychViews

// Rows that some cells span together. The lines of all their cells are kept, and then composed.
// Between two rows, a cell that spans both continues through the rule.
extension TableLayout {
  /// Writes a group of rows that cells span together, and the rule above it.
  ///
  /// - Returns: The index of the node after the group.
  mutating func layoutRowGroup(from first: Int, to end: Int, in layout: inout Layout) -> Int {
    let rows = rowGroup(from: first, to: end, layout.tree)
    isHeader = layout.tree[first].has(NodeFlag.header)
    let top = edges(of: first, layout.tree)
    writeGap(before: layout.tree[first].flags, top, in: &layout)
    let isIndented = beginIndent(before: layout.tree[first].flags, in: &layout)
    let hasRules = table.separatesRows && table.border != .none
    var group = RowGroup(rows: rows.count, columns: table.count)
    layout.collected { layout in
      for (y, row) in rows.enumerated() { layoutCells(of: row, at: y, into: &group, in: &layout) }
      layout.wrapper.paragraph = ParagraphState()
    } composed: { layout, _ in
      group.findHeights(rule: hasRules ? 1 : 0)
      for (y, row) in rows.enumerated() {
        let below = edges(of: row, layout.tree)
        if y > 0 && hasRules { writeRule(above: y, of: group, below: below, in: &layout) }
        let outer = layout.writer.fill
        if table.hasRowStyles { beginGround(of: row, in: &layout) }
        for line in group.lines(of: y) { writeLine(line, of: y, group, in: &layout) }
        if table.hasRowStyles { endGround(outer, in: &layout) }
        lastEdges = below
        lastFlags = layout.tree[row].flags
      }
    }
    layout.writer.beginContent()
    if isIndented { endIndent(in: &layout) }
    return rows.last.map { Int(layout.tree[$0].end) } ?? end
  }

  /// Returns a row and the rows that cells span together with it.
  private func rowGroup(from first: Int, to end: Int, _ tree: LayoutTree) -> [Int] {
    var rows: [Int] = []
    var row = first
    var left = 1
    while left > 0 && row < end {
      if row != first && (tree[row].has(NodeFlag.section) || tree[row].has(NodeFlag.footer)) {
        break
      }
      var cell = row + 1
      while cell < tree[row].end {
        left = max(left, tree.rows(of: cell))
        cell = tree.next(cell)
      }
      rows.append(row)
      row = Int(tree[row].end)
      left -= 1
    }
    return rows
  }

  private func layoutCells(
    of row: Int,
    at y: Int,
    into group: inout RowGroup,
    in layout: inout Layout
  ) {
    var cell = row + 1
    var i = 0
    while cell < layout.tree[row].end && i < table.count {
      let covered = i..<min(i + layout.tree.span(of: cell), table.count)
      if !(layout.tree[cell].kind == .cell && layout.tree[cell].has(NodeFlag.covered)) {
        let first = layout.writer.keptCount
        layoutCell(cell, at: i, width: width(of: covered, in: &layout), in: &layout)
        group.add(
          RowGroup.Cell(
            columns: covered,
            rows: y..<y + layout.tree.rows(of: cell),
            lines: first..<layout.writer.keptCount
          )
        )
      }
      i = covered.upperBound
      cell = layout.tree.next(cell)
    }
  }

  // MARK: Lines

  /// Writes a line of a row of the group.
  private func writeLine(_ y: Int, of row: Int, _ group: RowGroup, in layout: inout Layout) {
    let hasSides = table.hasSides
    var lead = hasSides ? 1 : 0
    layout.writer.beginLine()
    if hasSides { writeEdge(in: &layout) }
    var i = 0
    while i < table.count {
      let cell = group.cell(row, i)
      let covered = cell?.columns ?? i..<i + 1
      if width(of: covered, in: &layout) >= 0 {
        layout.writer.space(lead)
        writeCell(cell, line: y, covered, group, in: &layout)
        if hasSides { writeEdge(in: &layout) } else { lead = table.gap }
      }
      i = covered.upperBound
    }
    layout.writer.endLine()
  }

  /// Writes a line of a cell, and the spaces up to the vertical line after it.
  private func writeCell(
    _ cell: RowGroup.Cell?,
    line y: Int,
    _ covered: Range<Int>,
    _ group: RowGroup,
    in layout: inout Layout
  ) {
    var used = 0
    if let cell {
      let height = group.lines(of: cell.rows)
      let top = above(cell.lines.count, of: height.count, covered.lowerBound, in: &layout)
      let line = cell.lines.lowerBound + y - height.lowerBound - top
      if cell.lines.contains(line) { used = layout.writer.replay(line) }
    }
    layout.writer.space(width(of: covered, in: &layout) - used + (table.hasSides ? 1 : 0))
    if _slowPath(layout.writer.isUncertain) { layout.writer.correctColumn() }
  }

  /// Writes the rule between two rows; cells that span both rows interrupt the rule.
  private func writeRule(
    above row: Int,
    of group: RowGroup,
    below edges: TableEdges,
    in layout: inout Layout
  ) {
    let (glyphs, style, hasSides) = (glyphs, style, table.hasSides)
    var last: (column: Int, isRule: Bool)?
    layout.writer.beginLine()
    var i = 0
    while i < table.count {
      let cell = group.cell(row, i)
      let isRule = cell.map { $0.rows.lowerBound == row } ?? true
      let covered = isRule ? i..<i + 1 : cell?.columns ?? i..<i + 1
      let cells = width(of: covered, in: &layout)
      defer { i = covered.upperBound }
      guard cells >= 0 else { continue }
      if hasSides {
        let meeting: Glyph =
          switch (last?.isRule, isRule) {
          case (true?, true):
            glyphs.middle(
              above: lastEdges.contains((last?.column ?? 0)..<i),
              below: edges.contains((last?.column ?? 0)..<i)
            )
          case (true?, false): glyphs.right(.between)
          case (_, true): glyphs.left(.between)
          case (_, false): glyphs.vertical
          }
        layout.writer.write(meeting, times: 1, style: style)
      } else if let last {
        let gap = table.gap
        if last.isRule && isRule {
          layout.writer.write(glyphs.horizontal, times: gap, style: style)
        } else {
          layout.writer.space(gap)
        }
      }
      if isRule {
        layout.writer.write(glyphs.horizontal, times: cells + (hasSides ? 2 : 0), style: style)
      } else {
        layout.writer.space(hasSides ? 1 : 0)
        writeCell(cell, line: group.ruleLine(above: row), covered, group, in: &layout)
      }
      last = (covered.upperBound - 1, isRule)
    }
    if hasSides, let last {
      let end = last.isRule ? glyphs.right(.between) : glyphs.vertical
      layout.writer.write(end, times: 1, style: style)
    }
    layout.writer.endLine()
  }
}
