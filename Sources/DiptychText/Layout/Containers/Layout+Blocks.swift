import DiptychViews

// Columns, paragraph styles, and blocks without children.
extension Layout {
  mutating func layoutColumn(_ index: Int, _ node: Node, width: Int) {
    let stack = node.parameter
    let isStack = node.has(NodeFlag.stack)
    let columnWidth = min(Int(node.natural), width)
    var child = index + 1
    var kept = child
    while child < node.end {
      if _slowPath(child &- kept >= LayoutTree.releaseStep) {
        release(from: kept, to: child)
        kept = child
      }
      if child > index + 1 {
        writer.writeBlankLines(stack.spacing)
        if isStack { writer.endStacked() }
      }
      if _slowPath(tree.isFact(child)) { findFacts(at: child, to: Int(node.end)) }
      if stack.alignment == 0 {
        layout(child, width: width)
      } else {
        layout(child, width: columnWidth, alignment: stack.alignment)
      }
      child = tree.next(child)
    }
  }

  mutating func layoutParagraphStyle(_ index: Int, _ node: Node, width: Int) {
    let outer = wrapper.paragraph
    node.parameter.apply(to: &wrapper.paragraph)
    layoutChildren(index, node, width: width)
    wrapper.paragraph = outer
  }

  // MARK: Lines

  @inline(never)
  mutating func layoutRule(_ node: Node, width: Int) {
    writer.begin(.rule)
    writer.beginLine()
    writer.write(.horizontal, times: width, style: node.style)
    writer.endLine()
  }

  /// Writes a sparkline.
  ///
  /// If there are more values than cells, each cell shows the highest of several values.
  @inline(never)
  mutating func layoutSparkline(_ node: Node, width: Int) {
    let count = Int(node.extra)
    let cells = min(count, width)
    let isRedacted = tree.isRedacted(node.style)
    writer.begin(.line)
    writer.beginLine()
    for cell in 0..<cells {
      let values = cell * count / cells..<(cell + 1) * count / cells
      var highest = UInt8(ascii: " ")
      for value in values { highest = max(highest, tree.bytes[Int(node.start) + value]) }
      if isRedacted {
        writer.write(.mediumShade, times: 1, style: node.style)
      } else if highest == UInt8(ascii: " ") {
        writer.space(1)
      } else {
        writer.write(.level(Int(highest - UInt8(ascii: "0"))), times: 1, style: node.style)
      }
    }
    writer.endLine()
  }
}
