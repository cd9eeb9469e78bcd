import DiptychViews

/// A table whose rows are being laid out, one after the other.
///
/// Rows of leaves are written directly to the output.
struct TableLayout: BitwiseCopyable {
  let table: TableInfo
  let style: UInt16
  /// The maximum number of cells of a line of the table.
  let width: Int
  /// The index of the first column's width in ``Layout/numbers``; a column with a negative width is
  /// left out.
  let widths: Int
  /// The index in ``Layout/recordEnds`` of the end of the first cell's lines.
  let ends: Int
  /// The header row, if there is one.
  let header: Int?
  /// The row of the titles over groups of columns, if there is one.
  let groups: Int?
  /// The width of the titles in a record; nil if each title stands above its value.
  let labelWidth: Int?
  /// Whether the first cell of a record has its title, because the cell is a value, not a name.
  let titlesFirstCell: Bool
  /// Whether columns do not fit, so that each row is written as a record.
  let isStacked: Bool
  /// Whether a light line stands between two rows, because some row takes several lines.
  let separatesTallRows: Bool
  /// Whether the vertical lines are `│`, which has a fast path.
  let hasUsualSides: Bool
  /// The flags of the row before, if there was one.
  var lastFlags: UInt8?
  /// The edges between the cells of the row before.
  var lastEdges: TableEdges = .all
  /// Whether the current row is the header.
  var isHeader = false
  /// The style of the vertical lines in the current row.
  var edgeStyle: UInt16

  var glyphs: TableGlyphs { .of(table.border) }

  /// Lays out a table that is a node of a document.
  @inline(never)
  static func layout(_ index: Int, _ node: Node, width: Int, in layout: inout Layout) {
    let table = layout.tree.table(Int(node.extra))
    if table.count == 0 || index + 1 == node.end { return }
    let (numberCount, endCount) = (layout.numbers.count, layout.recordEnds.count)
    var rows = layout.beginTable(index, table, width: width)
    let outer = layout.wrapper.paragraph
    if !rows.isStacked { layout.wrapper.paragraph = ParagraphState() }
    rows.layoutRows(from: index + 1, to: Int(node.end), in: &layout)
    rows.end(in: &layout)
    layout.wrapper.paragraph = outer
    layout.numbers.count = numberCount
    layout.recordEnds.count = endCount
  }

  /// Writes rows, and the rules between them.
  mutating func layoutRows(from first: Int, to end: Int, in layout: inout Layout) {
    var row = first
    while row < end {
      if _slowPath(layout.tree[row].has(NodeFlag.tall)) && !isStacked {
        row = layoutRowGroup(from: row, to: end, in: &layout)
      } else {
        layoutRow(row, in: &layout)
        row = Int(layout.tree[row].end)
      }
    }
  }

  /// Writes a row, and the rule above it if there is one.
  private mutating func layoutRow(_ row: Int, in layout: inout Layout) {
    let flags = layout.tree[row].flags
    isHeader = flags & NodeFlag.header != 0
    if isStacked {
      layoutStackedRow(row, in: &layout)
    } else if _slowPath(flags & NodeFlag.footer != 0 && !hasShownText(row, in: &layout)) {
      return
    } else if _slowPath(flags & NodeFlag.section != 0 && layout.tree[row + 1].natural == 0) {
      return beginUntitledSection(in: &layout)
    } else {
      let edges = flags & NodeFlag.spanned == 0 ? TableEdges.all : edges(of: row, layout.tree)
      writeGap(before: flags, edges, in: &layout)
      let outer = layout.writer.fill
      if _slowPath(table.hasRowStyles) { beginGround(of: row, in: &layout) }
      let isIndented = beginIndent(before: flags, in: &layout)
      if flags & NodeFlag.blocks != 0 {
        layoutBlockRow(row, in: &layout)
      } else {
        layoutLeafRow(row, in: &layout)
      }
      if isIndented { endIndent(in: &layout) }
      if _slowPath(table.hasRowStyles) { endGround(outer, in: &layout) }
      lastEdges = edges
    }
    lastFlags = flags
  }

  // MARK: Grounds

  /// Gives the spaces and lines in a row the background of its style.
  @inline(never)
  mutating func beginGround(of row: Int, in layout: inout Layout) {
    guard layout.tree.hasBackgrounds else { return }
    let ground = layout.tree.background(of: layout.tree[row].style)
    layout.writer.setFill(ground)
    let inner = TextStyle(bits: layout.tree.style(ground).bits & TextStyle.backgroundMask)
    edgeStyle = layout.tree.changing.pointee.styles.combine(style, inner)
  }

  /// Ends the background of a row.
  @inline(never)
  mutating func endGround(_ outer: UInt16, in layout: inout Layout) {
    layout.writer.setFill(outer)
    edgeStyle = style
  }

  // MARK: Sections

  /// Separates the rows of a section without a title from the section above.
  @inline(never)
  private mutating func beginUntitledSection(in layout: inout Layout) {
    guard let last = lastFlags, last & NodeFlag.header == 0 else { return }
    if !table.hasSides { layout.writer.writeBlankLines(1) }
    lastFlags = last | NodeFlag.section
  }

  /// Indents a row in a section, in a table without lines at its sides.
  ///
  /// - Returns: Whether the row is indented.
  @inline(__always)
  func beginIndent(before flags: UInt8, in layout: inout Layout) -> Bool {
    guard _slowPath(table.indent > 0) else { return false }
    return indent(before: flags, in: &layout)
  }

  @inline(never)
  private func indent(before flags: UInt8, in layout: inout Layout) -> Bool {
    let width = layout.numbers[widths]
    guard table.indent(before: flags) > 0, width > table.indent else { return false }
    layout.numbers[widths] = width - table.indent
    layout.writer.push(Decoration(left: table.indent, fill: layout.writer.fill))
    return true
  }

  @inline(never)
  func endIndent(in layout: inout Layout) {
    layout.numbers[widths] += table.indent
    layout.writer.popDecoration()
  }

  /// Ends a table: writes the rules below its last row, and the line about columns that were left
  /// out.
  func end(in layout: inout Layout) {
    guard !isStacked, let last = lastFlags else { return }
    if last & NodeFlag.header != 0 && table.border != .none {
      writeRule(below: lastEdges, in: &layout)
    }
    if table.hasSides { writeRule(below: nil, in: &layout) }
    if table.hasPriorities { layout.writeColumnsNotShown(of: self) }
  }

  // MARK: Lines

  /// Writes the line above a row, if there is one.
  @inline(__always)
  func writeGap(before flags: UInt8, _ edges: TableEdges, in layout: inout Layout) {
    // Above the first row, as below the titles of groups, only a frame has a rule.
    let last = lastFlags ?? NodeFlag.groups
    let isBelowGroups = last & NodeFlag.groups != 0
    let isApart = last & NodeFlag.header != 0 || flags & NodeFlag.footer != 0
    if isBelowGroups || !isApart && (last | flags) & NodeFlag.section != 0 {
      if table.hasSides { return writeRule(below: edges, in: &layout) }
      if !isBelowGroups && flags & NodeFlag.section != 0 { layout.writer.writeBlankLines(1) }
    } else if isApart || table.separatesRows {
      if table.border != .none { writeRule(below: edges, in: &layout) }
    } else if separatesTallRows {
      writeLightRule(in: &layout)
    }
  }

  @inline(never)
  private func writeLightRule(in layout: inout Layout) {
    layout.writer.beginLine()
    layout.writer.write(Glyph("┈"), times: width(of: 0..<table.count, in: &layout), style: style)
    layout.writer.endLine()
  }

  /// Returns the edges between the cells of a row.
  func edges(of row: Int, _ tree: LayoutTree) -> TableEdges {
    var edges = TableEdges.none
    var column = 0
    var cell = row + 1
    while cell < tree[row].end {
      column += tree.span(of: cell)
      edges.insert(column - 1)
      cell = tree.next(cell)
    }
    while column < table.count {
      edges.insert(column)
      column += 1
    }
    return edges
  }

  /// Writes a rule between the previous row and a row with some edges; each of the two rows may be
  /// missing.
  func writeRule(below edges: TableEdges?, in layout: inout Layout) {
    let (style, count) = (style, table.count)
    let glyphs = glyphs
    let hasRow = lastFlags != nil
    let height: TableGlyphs.Height = !hasRow ? .top : edges == nil ? .bottom : .between
    let above = hasRow ? lastEdges : .none
    let below = edges ?? .none
    let hasSides = table.hasSides
    layout.writer.beginLine()
    if hasSides { layout.writer.write(glyphs.left(height), times: 1, style: style) }
    var last = -1
    for i in 0..<count where layout.numbers[widths + i] >= 0 {
      if last >= 0 && hasSides {
        let middle = glyphs.middle(above: above.contains(last..<i), below: below.contains(last..<i))
        layout.writer.write(middle, times: 1, style: style)
      } else if last >= 0 {
        layout.writer.write(glyphs.horizontal, times: table.gap, style: style)
      }
      let cells = layout.numbers[widths + i] + (hasSides ? 2 : 0)
      layout.writer.write(glyphs.horizontal, times: cells, style: style)
      last = i
    }
    if hasSides { layout.writer.write(glyphs.right(height), times: 1, style: style) }
    layout.writer.endLine()
  }

  // MARK: Places

  /// Returns the number of empty lines above a cell that is lower than its row.
  @inline(__always)
  func above(_ lines: Int, of height: Int, _ column: Int, in layout: inout Layout) -> Int {
    layout.offset(of: height - lines, layout.tree.column(table.columns + column).verticalAlignment)
  }

  /// Writes the vertical line between two cells.
  @inline(__always)
  func writeEdge(in layout: inout Layout) {
    if _fastPath(hasUsualSides) { return layout.writer.writeEdge(edgeStyle) }
    layout.writer.write(glyphs.vertical, times: 1, style: edgeStyle)
  }

  /// Returns the width of some columns and of the gaps between them; negative if all are left out.
  func width(of columns: Range<Int>, in layout: inout Layout) -> Int {
    var width = -table.gap
    for column in columns where column < table.count {
      let cells = layout.numbers[widths + column]
      if cells >= 0 { width += cells + table.gap }
    }
    return width
  }
}
