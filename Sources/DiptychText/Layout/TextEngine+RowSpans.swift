import DiptychViews

// Rows of a table that cells hold together. The lines of all their cells are kept, and then put
// together; between two rows a cell that takes both goes on where others have a line.
extension TextEngine {
  /// Writes rows that are held together, and the line above them; what follows them.
  mutating func layoutRowGroup(from first: Int, to end: Int, _ frame: inout TableFrame) -> Int {
    let rows = rowGroup(from: first, to: end)
    let top = edges(of: first, frame.table)
    if needsRule(before: nodes[first].flags, frame) { writeRule(below: top, frame) }
    let mark = beginCollecting()
    var group = RowGroup(rows: rows.count, columns: frame.table.count)
    for (y, row) in rows.enumerated() { layoutCells(of: row, at: y, into: &group, frame) }
    paragraph = ParagraphState()
    endCollecting(mark)
    let replay = beginReplay()
    let hasRules = frame.table.separatesRows && frame.table.border != .none
    group.findHeights(rule: hasRules ? 1 : 0)
    for (y, row) in rows.enumerated() {
      let below = edges(of: row, frame.table)
      if y > 0 && hasRules { writeRule(above: y, of: group, below: below, frame) }
      for line in group.lines(of: y) { writeLine(line, of: y, group, frame) }
      frame.lastEdges = below
      frame.lastFlags = nodes[row].flags
    }
    endReplay(mark, replay)
    return rows.last.map { Int(nodes[$0].end) } ?? end
  }

  /// The rows that are held together with one, and itself.
  private func rowGroup(from first: Int, to end: Int) -> [Int] {
    var rows: [Int] = []
    var row = first
    var left = 1
    while left > 0 && row < end {
      if row != first && (nodes[row].has(NodeFlag.section) || nodes[row].has(NodeFlag.footer)) {
        break
      }
      var cell = row + 1
      while cell < nodes[row].end {
        left = max(left, self.rows(of: cell))
        cell = next(cell)
      }
      rows.append(row)
      row = Int(nodes[row].end)
      left -= 1
    }
    return rows
  }

  private mutating func layoutCells(
    of row: Int,
    at y: Int,
    into group: inout RowGroup,
    _ frame: TableFrame
  ) {
    let table = frame.table
    var cell = row + 1
    var i = 0
    while cell < nodes[row].end && i < table.count {
      let covered = i..<min(i + span(of: cell), table.count)
      if !(nodes[cell].kind == .cell && nodes[cell].has(NodeFlag.covered)) {
        let first = lines.count
        let width = self.width(of: covered, frame)
        if width >= 0 {
          paragraph.alignment = columns[table.columns + i].alignment
          paragraph.lineLimit = columns[table.columns + i].isTruncated ? 1 : 0
          restartCollecting()
          layout(cell, width: width)
        }
        group.add(
          RowGroup.Cell(
            columns: covered,
            rows: y..<y + rows(of: cell),
            lines: first..<lines.count
          )
        )
      }
      i = covered.upperBound
      cell = next(cell)
    }
  }

  // MARK: Lines

  /// Writes a line of a row.
  private mutating func writeLine(
    _ y: Int,
    of row: Int,
    _ group: RowGroup,
    _ frame: TableFrame
  ) {
    let hasSides = frame.table.hasSides
    var lead = hasSides ? 1 : 0
    beginLine()
    if hasSides { writeEdge(frame) }
    var i = 0
    while i < frame.table.count {
      let cell = group.cell(row, i)
      let covered = cell?.columns ?? i..<i + 1
      if width(of: covered, frame) >= 0 {
        space(lead)
        writeCell(cell, line: y, covered, group, frame)
        if hasSides { writeEdge(frame) } else { lead = frame.table.gap }
      }
      i = covered.upperBound
    }
    endLine()
  }

  /// Writes a line of a cell, and the space between it and the line after it.
  private mutating func writeCell(
    _ cell: RowGroup.Cell?,
    line y: Int,
    _ covered: Range<Int>,
    _ group: RowGroup,
    _ frame: TableFrame
  ) {
    var used = 0
    if let cell {
      let height = group.lines(of: cell.rows)
      let top = above(cell.lines.count, of: height.count, frame.table, covered.lowerBound)
      let line = cell.lines.lowerBound + y - height.lowerBound - top
      if cell.lines.contains(line) { used = replay(lines[line]) }
    }
    space(width(of: covered, frame) - used + (frame.table.hasSides ? 1 : 0))
    if _slowPath(isUncertain) { correctColumn() }
  }

  /// Writes the line between two rows, which cells that take both interrupt.
  private mutating func writeRule(
    above row: Int,
    of group: RowGroup,
    below edges: TableEdges,
    _ frame: TableFrame
  ) {
    let (glyphs, style, hasSides) = (frame.glyphs, frame.style, frame.table.hasSides)
    var last: (column: Int, isRule: Bool)?
    beginLine()
    var i = 0
    while i < frame.table.count {
      let cell = group.cell(row, i)
      let isRule = cell.map { $0.rows.lowerBound == row } ?? true
      let covered = isRule ? i..<i + 1 : cell?.columns ?? i..<i + 1
      let cells = width(of: covered, frame)
      defer { i = covered.upperBound }
      guard cells >= 0 else { continue }
      if hasSides {
        let meeting: Glyph =
          switch (last?.isRule, isRule) {
          case (true?, true):
            glyphs.middle(
              above: frame.lastEdges.contains((last?.column ?? 0)..<i),
              below: edges.contains((last?.column ?? 0)..<i)
            )
          case (true?, false): glyphs.right(.between)
          case (_, true): glyphs.left(.between)
          case (_, false): glyphs.vertical
          }
        write(meeting, times: 1, style: style)
      } else if let last {
        let gap = frame.table.gap
        if last.isRule && isRule {
          write(glyphs.horizontal, times: gap, style: style)
        } else {
          space(gap)
        }
      }
      if isRule {
        write(glyphs.horizontal, times: cells + (hasSides ? 2 : 0), style: style)
      } else {
        space(hasSides ? 1 : 0)
        writeCell(cell, line: group.ruleLine(above: row), covered, group, frame)
      }
      last = (covered.upperBound - 1, isRule)
    }
    if hasSides, let last {
      write(last.isRule ? glyphs.right(.between) : glyphs.vertical, times: 1, style: style)
    }
    endLine()
  }
}
