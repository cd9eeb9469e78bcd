import DiptychViews

// Tables once they are laid out. A row of leaves is written straight to the output.
extension TextEngine {
  mutating func layoutTable(_ index: Int, _ node: Node, width: Int) {
    let table = tables[Int(node.extra)]
    let count = table.count
    if count == 0 { return }
    let naturals = numbers.append(0, repeated: 3 * count)
    defer { numbers.count = naturals }
    let minima = naturals + count
    let widths = minima + count
    for i in 0..<count { numbers[naturals + i] = Int(columns[table.columns + i].natural) }
    let fits = share(
      width - ruleWidth(of: table),
      among: count,
      natural: naturals,
      minimum: minima,
      into: widths
    ) { $0.columnMinima(index, table, into: minima) }
    guard fits else { return layoutStacked(index, node, table, width: width) }

    let outer = paragraph
    paragraph = ParagraphState()
    writeRule("┌", "┬", "┐", widths: widths, count: count, style: node.style)
    let ends = recordEnds.append(0, repeated: count)
    defer { recordEnds.count = ends }
    var row = index + 1
    var isHeader = table.hasHeader
    while row < node.end {
      if nodes[row].has(NodeFlag.blocks) {
        layoutBlockRow(row, table, widths: widths, style: node.style)
      } else {
        layoutLeafRow(row, table, widths: widths, ends: ends, style: node.style)
      }
      if isHeader { writeRule("├", "┼", "┤", widths: widths, count: count, style: node.style) }
      isHeader = false
      row = Int(nodes[row].end)
    }
    writeRule("└", "┴", "┘", widths: widths, count: count, style: node.style)
    paragraph = outer
  }

  private mutating func writeRule(
    _ left: Unicode.Scalar,
    _ middle: Unicode.Scalar,
    _ right: Unicode.Scalar,
    widths: Int,
    count: Int,
    style: UInt16
  ) {
    beginLine()
    for i in 0..<count {
      write(Glyph(i == 0 ? left : middle), times: 1, style: style)
      write(.horizontal, times: numbers[widths + i] + 2, style: style)
    }
    write(Glyph(right), times: 1, style: style)
    endLine()
  }

  /// A row whose cells are all leaves, which are neighbours.
  private mutating func layoutLeafRow(
    _ row: Int,
    _ table: TableInfo,
    widths: Int,
    ends: Int,
    style: UInt16
  ) {
    let first = records.count
    let cells = Int(nodes[row].extra)
    var height = 1
    var i = 0
    while i < table.count {
      let before = records.count
      if i < cells {
        let leaf = nodes[row &+ 1 &+ i]
        let limit = numbers[widths + i]
        if Int(leaf.natural) <= limit && !leaf.has(NodeFlag.breaks) {
          records.append(
            LineRecord(Int(leaf.start), Int(leaf.end), columns: Int(leaf.natural))
          )
        } else if columns[table.columns + i].isTruncated {
          wrapTruncated(leaf, to: limit)
        } else {
          wrap(leaf, to: limit)
        }
      }
      recordEnds[ends + i] = UInt32(truncatingIfNeeded: records.count)
      height = max(height, records.count &- before)
      i &+= 1
    }
    var y = 0
    while y < height {
      beginLine()
      writeEdge(style)
      var from = first
      i = 0
      while i < table.count {
        let end = Int(recordEnds[ends + i])
        let width = numbers[widths + i]
        pendingSpaces &+= 1
        if from &+ y < end {
          let record = records[from &+ y]
          let free = width &- Int(record.columns)
          let before = offset(of: free, columns[table.columns + i].alignment)
          pendingSpaces &+= before
          write(record, of: nodes[row &+ 1 &+ i])
          pendingSpaces &+= free &- before &+ 1
        } else {
          pendingSpaces &+= width &+ 1
        }
        column &+= width &+ 2
        writeEdge(style)
        from = end
        i &+= 1
      }
      endLine()
      y &+= 1
    }
    records.count = first
  }

  /// A row with a block in one of its cells, whose lines are kept and then put together.
  private mutating func layoutBlockRow(
    _ row: Int,
    _ table: TableInfo,
    widths: Int,
    style: UInt16
  ) {
    let starts = numbers.append(0, repeated: table.count + 1)
    defer { numbers.count = starts }
    let mark = beginCollecting()
    let end = Int(nodes[row].end)
    var cell = row + 1
    var height = 1
    for i in 0..<table.count {
      numbers[starts + i] = lines.count
      if cell < end {
        paragraph.alignment = columns[table.columns + i].alignment
        paragraph.lineLimit = columns[table.columns + i].isTruncated ? 1 : 0
        restartCollecting()
        layout(cell, width: numbers[widths + i])
        cell = next(cell)
      }
      height = max(height, lines.count - numbers[starts + i])
    }
    paragraph = ParagraphState()
    endCollecting(mark)
    let top = beginReplay()
    numbers[starts + table.count] = top.lines
    for y in 0..<height {
      beginLine()
      writeEdge(style)
      for i in 0..<table.count {
        space(1)
        let line = numbers[starts + i] + y
        let used = line < numbers[starts + i + 1] ? replay(lines[line]) : 0
        space(numbers[widths + i] - used + 1)
        writeEdge(style)
      }
      endLine()
    }
    endReplay(mark, top)
  }

  // MARK: Too narrow for columns

  /// Writes each row as lines of `Header: value`, or the value below its header.
  private mutating func layoutStacked(
    _ index: Int,
    _ node: Node,
    _ table: TableInfo,
    width: Int
  ) {
    let header = index + 1
    var row = table.hasHeader ? Int(nodes[header].end) : header
    while row < node.end {
      let end = Int(nodes[row].end)
      var cell = row + 1
      var title = header + 1
      while cell < end {
        if table.hasHeader && title < nodes[header].end && nodes[title].natural > 0 {
          layoutStackedCell(cell, title: title, width: width)
        } else {
          layout(cell, width: width)
        }
        cell = next(cell)
        if table.hasHeader { title = next(title) }
      }
      row = end
      if row < node.end { writeBlankLines(1) }
    }
  }

  private mutating func layoutStackedCell(_ cell: Int, title: Int, width: Int) {
    let leaf = nodes[title]
    let titleWidth = Int(leaf.natural) + 2
    let isEmpty = nodes[cell].natural == 0
    guard titleWidth + 4 <= width && !leaf.has(NodeFlag.breaks) else {
      layout(title, width: width)
      if !isEmpty { layout(cell, width: width) }
      return
    }
    let start = source.count
    if leaf.has(NodeFlag.redacted) {
      appendRedacted(leaf)
    } else {
      // The buffer may move while it grows, so there is room before its bytes are read.
      source.reserve(leaf.bytes.count + 1)
      source.append(UnsafeRawBufferPointer(rebasing: source.bytes[leaf.bytes]))
      if leaf.has(NodeFlag.hyphens) { removeSoftHyphens(from: start) }
    }
    source.append(UInt8(ascii: ":"))
    decorate(markedBy: start, width: titleWidth, style: leaf.style)
    if isEmpty { writeBlankLines(1) } else { layout(cell, width: width - titleWidth) }
    decorations.count -= 1
  }
}
