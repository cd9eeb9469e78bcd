import DiptychViews

// Stacked rows, in tables that are too narrow for columns: each row is lines of `Header: value`, or
// has each value below its header.
extension TableLayout {
  /// Writes a row, with an empty line between it and the row before.
  func layoutStackedRow(_ row: Int, in layout: inout Layout) {
    if row == header { return }
    if let last = lastFlags, last & NodeFlag.header == 0 { layout.writer.writeBlankLines(1) }
    let node = layout.tree[row]
    var title = header.map { $0 + 1 }
    if node.has(NodeFlag.packed) {
      let leaves = layout.unpack(row)
      for i in 0..<Int(node.extra) {
        layoutStackedCell(leaves[i], title: title, in: &layout) { layout, width in
          layout.layoutLeaf(leaves[i], width: width)
        }
        title = title.flatMap { titleAfter($0, span: 1, layout.tree) }
      }
      return
    }
    if node.has(NodeFlag.section) { title = nil }
    var cell = row + 1
    while cell < node.end {
      let child = layout.tree[cell]
      // A cell that spans several rows is written once, in the first of them.
      if child.kind != .cell || !child.has(NodeFlag.covered) {
        layoutStackedCell(child, title: title, in: &layout) { layout, width in
          layout.layout(cell, width: width)
        }
      }
      title = title.flatMap { titleAfter($0, span: layout.tree.span(of: cell), layout.tree) }
      cell = layout.tree.next(cell)
    }
  }

  private func titleAfter(_ title: Int, span: Int, _ tree: LayoutTree) -> Int? {
    let end = header.map { Int(tree[$0].end) } ?? title
    return title + span < end ? title + span : nil
  }

  /// Writes a cell, beside its title or below it.
  private func layoutStackedCell(
    _ cell: Node,
    title: Int?,
    in layout: inout Layout,
    _ layoutContent: (inout Layout, _ width: Int) -> Void
  ) {
    guard let title, layout.tree[title].natural > 0 else { return layoutContent(&layout, width) }
    let leaf = layout.tree[title]
    let titleWidth = Int(leaf.natural) + 2
    let isEmpty = cell.natural == 0
    guard titleWidth + 4 <= width && !leaf.has(NodeFlag.breaks) else {
      layout.layout(title, width: width)
      if !isEmpty { layoutContent(&layout, width) }
      return
    }
    let start = layout.appendText(of: leaf)
    layout.tree.text.pointee.append(UInt8(ascii: ":"))
    layout.decorate(markedBy: start, width: titleWidth, style: leaf.style)
    if isEmpty {
      layout.writer.writeBlankLines(1)
    } else {
      layoutContent(&layout, width - titleWidth)
    }
    layout.writer.popDecoration()
  }
}

extension Layout {
  /// Appends the visible text of a leaf, on one line, to the text of the document.
  ///
  /// - Returns: The start of the appended text.
  fileprivate func appendText(of leaf: Node) -> Int {
    let text = tree.text
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

  /// Appends the text of a leaf, with blocks in the place of all but white space.
  private func appendBlocks(for leaf: Node) {
    let text = tree.text
    var i = Int(leaf.start)
    while i < leaf.end {
      let (after, cells) = GraphemeCluster.next(
        in: tree.bytes,
        from: i,
        to: Int(leaf.end),
        tree.traits.widthRule
      )
      let (scalar, _) = decodeScalar(tree.bytes + i)
      if Redaction.keeps(scalar) {
        text.pointee.append(scalar: scalar)
      } else {
        let block = tree.traits.isASCII ? Glyph.mediumShade.asciiTwin : .mediumShade
        text.pointee.append(block.word, length: block.length, times: cells)
      }
      i = after
    }
  }
}
