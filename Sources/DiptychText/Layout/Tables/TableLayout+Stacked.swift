import DiptychViews

// Records, in tables that are too narrow for columns: the first cell of a row, and below it a line
// with title and value for each other cell. If a row has only one cell, or if the first column
// holds values instead of names, the first cell has its title too.
extension TableLayout {
  /// Writes a row as a record, with an empty line between it and the row before.
  mutating func layoutStackedRow(_ row: Int, in layout: inout Layout) {
    let node = layout.tree[row]
    if row == header || node.has(NodeFlag.groups) { return }
    if node.has(NodeFlag.footer) { return layoutStackedFooters(row, node, in: &layout) }
    let isFirst = lastFlags.map { $0 & (NodeFlag.header | NodeFlag.section) != 0 } ?? true
    if !isFirst || node.has(NodeFlag.section) && lastFlags ?? NodeFlag.header != NodeFlag.header {
      layout.writer.writeBlankLines(1)
    }
    let outer = layout.wrapper.paragraph
    let special = NodeFlag.header | NodeFlag.section
    let recordWidth = node.flags & special == 0 ? table.recordWidth(in: width) : width
    let indent = width - recordWidth
    if indent > 0 { layout.writer.push(Decoration(left: indent, fill: layout.writer.fill)) }
    if table.hasRowStyles {
      layoutOnGround(row, node, width: recordWidth, in: &layout)
    } else {
      layoutRecord(row, node, width: recordWidth, in: &layout)
    }
    if indent > 0 { layout.writer.popDecoration() }
    layout.wrapper.paragraph = outer
  }

  /// Writes a record, whose background is as wide as the table.
  private func layoutOnGround(_ row: Int, _ node: Node, width: Int, in layout: inout Layout) {
    let fill = layout.tree.hasBackgrounds ? layout.tree.background(of: node.style) : 0
    guard fill != layout.writer.fill else {
      return layoutRecord(row, node, width: width, in: &layout)
    }
    let right = layout.writer.leftEdge + width
    let titles = header.map { layout.tree.setGround(of: $0, like: node.style) }
    layout.writer.push(Decoration(left: 0, right: right, isPadding: true, fill: fill))
    layout.filled(like: node) { layoutRecord(row, node, width: width, in: &$0) }
    layout.writer.popDecoration()
    if let header, let titles { layout.tree.setStyles(of: header, titles) }
  }

  /// Writes the footers that have text, below a rule.
  private func layoutStackedFooters(_ row: Int, _ node: Node, in layout: inout Layout) {
    guard hasShownText(row, in: &layout) else { return }
    let isFirst = lastFlags.map { $0 & NodeFlag.header != 0 } ?? true
    if !isFirst {
      if table.border == .none {
        layout.writer.writeBlankLines(1)
      } else {
        layout.writer.beginLine()
        layout.writer.write(glyphs.horizontal, times: min(width, Self.footerRule), style: style)
        layout.writer.endLine()
      }
    }
    let outer = layout.wrapper.paragraph
    layoutRecord(row, node, width: width, in: &layout)
    layout.wrapper.paragraph = outer
  }

  /// The width of the rule above the footers of records, in cells: half of a usual terminal.
  private static var footerRule: Int { 40 }

  private func layoutRecord(_ row: Int, _ node: Node, width: Int, in layout: inout Layout) {
    // An empty footer has no line of its own.
    let isFooter = node.has(NodeFlag.footer)
    let titles = header.map {
      node.has(NodeFlag.section) ? 0..<0 : $0 + 1..<Int(layout.tree[$0].end)
    }
    var column = 0
    var cell = row + 1
    while cell < node.end {
      let span = layout.tree.span(of: cell)
      // A cell that spans several rows is written once, in the first of them.
      if layout.tree[cell].kind != .cell || !layout.tree[cell].has(NodeFlag.covered) {
        if column == 0 && table.count > 1 { layout.tree.setWeight(of: cell, isBold: true) }
        let child = layout.tree[cell]
        let title = (titles?.lowerBound ?? 0) + column
        let isNamed = titles?.contains(title) == true && !(isFooter && child.natural == 0)
        layoutStackedCell(
          cell,
          child,
          at: column,
          title: isNamed ? title : nil,
          width: width,
          in: &layout
        )
      }
      column += span
      cell = layout.tree.next(cell)
    }
  }

  /// Whether the cells of a column head their records.
  private func isHeading(_ column: Int) -> Bool {
    column == 0 && table.count > 1 && !titlesFirstCell
  }

  /// Returns the title of a column, after the title of the column's group.
  private func fullTitle(_ title: Int, at column: Int, in layout: inout Layout) -> Node {
    let leaf = layout.tree[title]
    guard let groups, let cell = layout.tree.cell(of: groups, at: column) else { return leaf }
    let node = layout.tree[cell.index]
    let group = node.kind == .cell ? layout.tree[cell.index + 1] : node
    guard group.kind == .leaf, group.natural > 0 else { return leaf }
    let titles = [group, leaf].map { layout.text(from: Int($0.start), to: Int($0.end)) }
    return layout.leaf(titles.filter { $0 != "" }.joined(separator: " "), style: leaf.style)
  }

  /// Writes a cell: the heading without its title, and any other cell beside its title or below it.
  private func layoutStackedCell(
    _ index: Int,
    _ cell: Node,
    at column: Int,
    title: Int?,
    width: Int,
    in layout: inout Layout
  ) {
    layout.writer.beginContent()
    let isEmpty = cell.natural == 0
    let title = title.map { fullTitle($0, at: column, in: &layout) }
    if isEmpty && (title?.natural ?? 0 == 0 || isHeading(column)) { return }
    var isCut = false
    if column < table.count {
      let traits = layout.tree.column(table.columns + column)
      isCut = traits.isTruncated
      layout.wrapper.paragraph.lineLimit = traits.isTruncated ? 1 : 0
      layout.wrapper.paragraph.truncation = traits.truncation
    }
    guard !isHeading(column), let leaf = title, leaf.natural > 0 else {
      return layout.layout(index, width: width)
    }
    let room = labelWidth.map { width - $0 - 2 } ?? 0
    let mayBreak = cell.kind == .leaf && cell.natural > room && !isCut
    let longest = mayBreak ? layout.wrapper.longestWord(of: cell) : 0
    // A word that would be broken beside the title may fit below the title.
    let isBelow = longest > room && longest <= width
    guard let labelWidth, labelWidth >= leaf.natural, !isBelow else {
      let limit = layout.wrapper.paragraph.lineLimit
      layout.wrapper.paragraph.lineLimit = 0
      layout.layoutLeafOnBackground(leaf, width: width)
      layout.wrapper.paragraph.lineLimit = limit
      if isEmpty { return }
      let gap = LayoutTree.factGap
      let needsAll = (width - gap + 1...width).contains(longest)
      let indent = width > LayoutTree.narrowestCut && !needsAll ? gap : 0
      if indent > 0 { layout.writer.push(Decoration(left: indent, fill: layout.writer.fill)) }
      layout.layout(index, width: width - indent)
      if indent > 0 { layout.writer.popDecoration() }
      return
    }
    let start = layout.tree.appendText(of: leaf)
    layout.decorate(markedBy: start, width: labelWidth + 2, style: leaf.style)
    layout.writer.decorations.last.markerGap = labelWidth + 2 - Int(leaf.natural)
    let first = layout.writer.lineCount
    if !isEmpty { layout.layout(index, width: width - labelWidth - 2) }
    if layout.writer.lineCount == first { layout.writer.writeBlankLines(1) }
    layout.writer.popDecoration()
  }
}

extension LayoutTree {
  /// Appends the visible text of a leaf, on one line, to the text of the document.
  ///
  /// - Returns: The start of the appended text.
  fileprivate func appendText(of leaf: Node) -> Int {
    let start = text.pointee.count
    if leaf.has(NodeFlag.redacted) {
      appendBlocks(for: leaf)
    } else {
      // The buffer may move while it grows, so capacity is reserved before its bytes are read.
      text.pointee.reserve(leaf.bytes.count + 1)
      text.pointee.append(UnsafeRawBufferPointer(rebasing: text.pointee.bytes[leaf.bytes]))
      if leaf.has(NodeFlag.hyphens) { SoftHyphen.remove(from: start, in: &text.pointee) }
    }
    return start
  }

  /// Appends the text of a leaf, with blocks in the place of all characters except white space.
  private func appendBlocks(for leaf: Node) {
    var i = Int(leaf.start)
    while i < leaf.end {
      let (after, cells) = GraphemeCluster.next(
        in: bytes,
        from: i,
        to: Int(leaf.end),
        traits.widthRule
      )
      let (scalar, _) = decodeScalar(bytes + i)
      if _Redaction.keeps(scalar) {
        text.pointee.append(scalar: scalar)
      } else {
        let block = traits.isASCII ? Glyph.mediumShade.asciiTwin : .mediumShade
        text.pointee.append(block.word, length: block.length, times: cells)
      }
      i = after
    }
  }
}
