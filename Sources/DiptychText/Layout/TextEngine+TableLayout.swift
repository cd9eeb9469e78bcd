import DiptychViews

// Tables once they are laid out, row by row. A row of leaves is written straight to the output.
extension TextEngine {
  @inline(never)
  mutating func layoutTable(_ index: Int, _ node: Node, width: Int) {
    let table = tables[Int(node.extra)]
    if table.count == 0 || index + 1 == node.end { return }
    let (numberCount, endCount) = (numbers.count, recordEnds.count)
    var frame = tableFrame(index, table, width: width)
    let outer = paragraph
    if !frame.isStacked { paragraph = ParagraphState() }
    layoutRows(from: index + 1, to: Int(node.end), &frame)
    endTableLayout(frame)
    if table.hasPriorities { writeColumnsNotShown(frame) }
    paragraph = outer
    numbers.count = numberCount
    recordEnds.count = endCount
  }

  /// Writes rows, and the lines between them.
  mutating func layoutRows(from first: Int, to end: Int, _ frame: inout TableFrame) {
    var row = first
    // The header is needed where rows are stacked.
    var kept = frame.header == first ? Int(nodes[first].end) : first
    while row < end {
      if _slowPath(row &- kept >= Self.releaseStep) {
        release(from: kept, to: row)
        kept = row
      }
      if _slowPath(nodes[row].has(NodeFlag.tall)) && !frame.isStacked {
        row = layoutRowGroup(from: row, to: end, &frame)
      } else {
        let count = nodes.count
        let isPacked = nodes[row].has(NodeFlag.packed)
        layoutTableRow(_slowPath(isPacked) ? unpackRow(row) : row, &frame)
        nodes.count = count
        row = Int(nodes[row].end)
      }
    }
  }

  /// Writes a row, and the line above it if there is one.
  private mutating func layoutTableRow(_ row: Int, _ frame: inout TableFrame) {
    let flags = nodes[row].flags
    if frame.isStacked {
      layoutStackedRow(row, frame)
    } else {
      let edges = flags & NodeFlag.spanned == 0 ? TableEdges.all : edges(of: row, frame.table)
      if needsRule(before: flags, frame) { writeRule(below: edges, frame) }
      if flags & NodeFlag.blocks != 0 {
        layoutBlockRow(row, frame)
      } else {
        layoutLeafRow(row, frame)
      }
      frame.lastEdges = edges
    }
    frame.lastFlags = flags
  }

  /// Writes the lines that close a table.
  mutating func endTableLayout(_ frame: TableFrame) {
    guard !frame.isStacked, let last = frame.lastFlags else { return }
    if last & NodeFlag.header != 0 && frame.table.border != .none {
      writeRule(below: frame.lastEdges, frame)
    }
    if frame.table.hasSides { writeRule(below: nil, frame) }
  }

  // MARK: Lines

  func needsRule(before flags: UInt8, _ frame: TableFrame) -> Bool {
    guard let last = frame.lastFlags else { return frame.table.hasSides }
    if frame.table.border == .none { return false }
    if last & NodeFlag.header != 0 || flags & NodeFlag.footer != 0 { return true }
    if (last | flags) & NodeFlag.section != 0 { return frame.table.hasSides }
    return frame.table.separatesRows
  }

  /// Where two cells of a row meet.
  func edges(of row: Int, _ table: TableInfo) -> TableEdges {
    var edges = TableEdges.none
    var column = 0
    var cell = row + 1
    while cell < nodes[row].end {
      column += span(of: cell)
      edges.insert(column - 1)
      cell = next(cell)
    }
    while column < table.count {
      edges.insert(column)
      column += 1
    }
    return edges
  }

  /// Writes the line below the last row, if there was one, and above another one, if there is one.
  mutating func writeRule(below edges: TableEdges?, _ frame: TableFrame) {
    let (style, count) = (frame.style, frame.table.count)
    let glyphs = frame.glyphs
    let hasRow = frame.lastFlags != nil
    let height: TableGlyphs.Height = !hasRow ? .top : edges == nil ? .bottom : .between
    let above = hasRow ? frame.lastEdges : .none
    let below = edges ?? .none
    let hasSides = frame.table.hasSides
    beginLine()
    if hasSides { write(glyphs.left(height), times: 1, style: style) }
    var last = -1
    for i in 0..<count where numbers[frame.widths + i] >= 0 {
      if last >= 0 && hasSides {
        let middle = glyphs.middle(above: above.contains(last..<i), below: below.contains(last..<i))
        write(middle, times: 1, style: style)
      } else if last >= 0 {
        write(glyphs.horizontal, times: frame.table.gap, style: style)
      }
      write(glyphs.horizontal, times: numbers[frame.widths + i] + (hasSides ? 2 : 0), style: style)
      last = i
    }
    if hasSides { write(glyphs.right(height), times: 1, style: style) }
    endLine()
  }

  // MARK: Rows

  /// A row whose cells are all leaves, which are neighbours.
  private mutating func layoutLeafRow(_ row: Int, _ frame: TableFrame) {
    let table = frame.table
    let (count, hasSides) = (table.count, table.hasSides)
    let first = records.count
    let cells = Int(nodes[row].extra)
    var height = 1
    var i = 0
    while i < count {
      let before = records.count
      let limit = numbers[frame.widths &+ i]
      if i < cells && limit >= 0 {
        let leaf = nodes[row &+ 1 &+ i]
        // Without a line after it a cell must not end with spaces.
        if Int(leaf.natural) <= limit && !leaf.has(NodeFlag.breaks) && hasSides {
          records.append(
            LineRecord(Int(leaf.start), Int(leaf.end), columns: Int(leaf.natural))
          )
        } else if columns[table.columns &+ i].isTruncated {
          wrapTruncated(leaf, to: limit)
        } else {
          wrap(leaf, to: limit)
        }
      }
      recordEnds[frame.ends &+ i] = UInt32(truncatingIfNeeded: records.count)
      height = max(height, records.count &- before)
      i &+= 1
    }
    if _fastPath(hasSides && !table.hasVerticalAlignment) {
      var y = 0
      while y < height {
        writeLine(y, of: row, from: first, frame)
        y &+= 1
      }
    } else {
      for y in 0..<height { writeLine(y, of: row, height: height, from: first, frame) }
    }
    records.count = first
  }

  /// Writes a line of a row of leaves that stand at the top of the row, with lines beside them.
  @inline(__always)
  private mutating func writeLine(_ y: Int, of row: Int, from first: Int, _ frame: TableFrame) {
    let table = frame.table
    beginLine()
    writeEdge(frame)
    var from = first
    var i = 0
    while i < table.count {
      let end = Int(recordEnds[frame.ends &+ i])
      let width = numbers[frame.widths &+ i]
      if _fastPath(width >= 0) {
        pendingSpaces &+= 1
        if from &+ y < end {
          let record = records[from &+ y]
          let free = width &- Int(record.columns)
          let before = offset(of: free, columns[table.columns &+ i].alignment)
          pendingSpaces &+= before
          write(record, of: nodes[row &+ 1 &+ i])
          pendingSpaces &+= free &- before &+ 1
        } else {
          pendingSpaces &+= width &+ 1
        }
        column &+= width &+ 2
        if _slowPath(isUncertain) { correctColumn() }
        writeEdge(frame)
      }
      from = end
      i &+= 1
    }
    endLine()
  }

  /// Writes a line of a row of leaves.
  @inline(never)
  private mutating func writeLine(
    _ y: Int,
    of row: Int,
    height: Int,
    from first: Int,
    _ frame: TableFrame
  ) {
    let table = frame.table
    let trail = table.hasSides ? 1 : 0
    var lead = trail
    var from = first
    beginLine()
    if table.hasSides { writeEdge(frame) }
    for i in 0..<table.count {
      let end = Int(recordEnds[frame.ends + i])
      let width = numbers[frame.widths + i]
      if width >= 0 {
        space(lead)
        let line = from + y - above(end - from, of: height, table, i)
        if line >= from && line < end {
          let record = records[line]
          let before = offset(
            of: width - Int(record.columns),
            columns[table.columns + i].alignment
          )
          space(before)
          write(record, of: nodes[row + 1 + i])
          column += Int(record.columns)
          space(width - before - Int(record.columns) + trail)
        } else {
          space(width + trail)
        }
        if isUncertain { correctColumn() }
        if table.hasSides { writeEdge(frame) } else { lead = table.gap }
      }
      from = end
    }
    endLine()
  }

  /// The lines above a cell that is lower than its row.
  func above(_ lines: Int, of height: Int, _ table: TableInfo, _ column: Int) -> Int {
    offset(of: height - lines, columns[table.columns + column].verticalAlignment)
  }

  /// Writes the line between two cells of a table.
  @inline(__always)
  mutating func writeEdge(_ frame: TableFrame) {
    if _fastPath(frame.hasUsualSides) { return writeEdge(frame.style) }
    write(frame.glyphs.vertical, times: 1, style: frame.style)
  }

  /// A row with a block in one of its cells, whose lines are kept and then put together.
  private mutating func layoutBlockRow(_ row: Int, _ frame: TableFrame) {
    let table = frame.table
    let starts = numbers.append(0, repeated: table.count + 1)
    defer { numbers.count = starts }
    let mark = beginCollecting()
    let end = Int(nodes[row].end)
    var cell = row + 1
    var height = 1
    var i = 0
    while i < table.count {
      let span = cell < end ? span(of: cell) : 1
      let width = self.width(of: i..<i + span, frame)
      for covered in i..<min(i + span, table.count) { numbers[starts + covered] = lines.count }
      if cell < end {
        if width >= 0 {
          paragraph.alignment = columns[table.columns + i].alignment
          paragraph.lineLimit = columns[table.columns + i].isTruncated ? 1 : 0
          restartCollecting()
          layout(cell, width: width)
        }
        cell = next(cell)
      }
      height = max(height, lines.count - numbers[starts + i])
      i += span
    }
    paragraph = ParagraphState()
    endCollecting(mark)
    let top = beginReplay()
    numbers[starts + table.count] = top.lines
    for y in 0..<height { writeBlockLine(y, row, starts: starts, height: height, frame) }
    endReplay(mark, top)
  }

  private mutating func writeBlockLine(
    _ y: Int,
    _ row: Int,
    starts: Int,
    height: Int,
    _ frame: TableFrame
  ) {
    let table = frame.table
    let end = Int(nodes[row].end)
    let trail = table.hasSides ? 1 : 0
    var lead = trail
    var cell = row + 1
    var i = 0
    beginLine()
    if table.hasSides { writeEdge(frame) }
    while i < table.count {
      let span = cell < end ? span(of: cell) : 1
      let width = self.width(of: i..<i + span, frame)
      if width >= 0 {
        space(lead)
        let (first, last) = (numbers[starts + i], numbers[starts + min(i + span, table.count)])
        let line = first + y - above(last - first, of: height, table, i)
        let used = line >= first && line < last ? replay(lines[line]) : 0
        space(width - used + trail)
        if _slowPath(isUncertain) { correctColumn() }
        if table.hasSides { writeEdge(frame) } else { lead = table.gap }
      }
      if cell < end { cell = next(cell) }
      i += span
    }
    endLine()
  }

  /// The cells that some columns and what is between them take; negative if all are left out.
  func width(of columns: Range<Int>, _ frame: TableFrame) -> Int {
    var width = -frame.table.gap
    for column in columns where column < frame.table.count {
      let cells = numbers[frame.widths + column]
      if cells >= 0 { width += cells + frame.table.gap }
    }
    return width
  }
}
