import DiptychViews

// Lists, outlines and blocks with a marker: the first line has the marker, the others have spaces
// or a guide. A marker is not drawn if it would leave no cell for content that needs a cell.
extension Layout {
  // MARK: Lists

  mutating func layoutList(_ index: Int, _ node: Node, width: Int) {
    let isOrdered = node.has(NodeFlag.ordered)
    let cells = tree.markerWidth(of: node)
    let marker = hasSpace(beside: cells, for: node, width) ? cells : 0
    let kind = listDepth == 0 ? BlockKind.list : .nestedList
    writer.begin(kind)
    listDepth += 1
    var child = index + 1
    var number = tree.parameter(of: node).start
    while child < node.end {
      let marker = tree.hasBox(child, in: node) ? 0 : marker
      if marker > 0 { beginItem(isOrdered ? number : nil, width: marker, style: node.style) }
      let first = writer.lineCount
      writer.beginContent()
      layout(child, width: width - marker)
      if writer.lineCount == first { writer.writeBlankLines(1) }  // an item without content
      if marker > 0 { writer.popDecoration() }
      child = tree.next(child)
      number += 1
    }
    listDepth -= 1
    writer.end(kind)
  }

  /// Gives a marker to the lines that follow: a number or a bullet before the first of them.
  private mutating func beginItem(_ number: Int?, width: Int, style: UInt16) {
    let start = tree.text.pointee.count
    if let number {
      tree.text.pointee.append(UInt8(ascii: " "), repeated: width - 2 - decimalDigits(number))
      tree.text.pointee.append(decimal: number)
      tree.text.pointee.append(UInt8(ascii: "."))
    } else {
      switch listDepth {
      case 1: tree.text.pointee.append(tree.traits.isASCII ? "*" : "•")
      case 2: tree.text.pointee.append(tree.traits.isASCII ? "-" : "◦")
      default: tree.text.pointee.append(tree.traits.isASCII ? "+" : "▪")
      }
    }
    decorate(markedBy: start, width: width, style: style)
  }

  /// Gives an edge to the lines that follow.
  ///
  /// In the first of them, the edge is a marker: the text from `start` to the end of the buffer.
  ///
  /// The edge is one cell wider than the marker.
  mutating func decorate(markedBy start: Int, width: Int, edge: EdgeGlyph = .none, style: UInt16) {
    writer.push(
      Decoration(
        left: width,
        markerStart: UInt32(start),
        markerEnd: UInt32(tree.text.pointee.count),
        isFirst: true,
        edge: edge,
        style: style,
        fill: writer.fill
      )
    )
    writer.beginContent()
  }

  // MARK: Markers

  mutating func layoutMarked(_ index: Int, _ node: Node, width: Int) {
    let marker = Marker(of: node)
    let cells = tree.markerWidth(of: marker)
    guard hasSpace(beside: cells, for: node, width) else {
      return layoutChildren(index, node, width: width)
    }
    writer.begin(.line)
    let start = tree.text.pointee.count
    tree.text.pointee.append(tree.traits.isASCII ? marker.asciiText : marker.text)
    decorate(markedBy: start, width: cells, style: node.style)
    let first = writer.lineCount
    layoutChildren(index, node, width: width - cells)
    if writer.lineCount == first { writer.writeBlankLines(1) }  // a marker without content
    writer.popDecoration()
  }

  // MARK: Outlines

  mutating func layoutOutline(_ index: Int, _ node: Node, width: Int) {
    guard hasSpace(beside: LayoutTree.guideWidth, for: node, width) else {
      return layoutChildren(index, node, width: width)
    }
    var child = index + 1
    while child < node.end {
      let after = tree.next(child)
      let isLast = after >= node.end
      let start = tree.text.pointee.count
      if tree.traits.isASCII {
        tree.text.pointee.append(isLast ? "`-" : "|-")
      } else {
        tree.text.pointee.append(isLast ? "└─" : "├─")
      }
      decorate(
        markedBy: start,
        width: LayoutTree.guideWidth,
        edge: isLast ? .none : .line,
        style: node.style
      )
      let first = writer.lineCount
      layout(child, width: width - LayoutTree.guideWidth)
      if writer.lineCount == first { writer.writeBlankLines(1) }  // a node without content
      writer.popDecoration()
      child = after
    }
  }
}
