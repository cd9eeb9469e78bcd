import DiptychViews

// Lists, outlines and blocks with a marker: the first line has the marker, the others spaces or a
// guide. Markers give way where they leave no cell for what they mark.
extension TextEngine {
  // MARK: Lists

  mutating func layoutList(_ index: Int, _ node: Node, width: Int) {
    let isOrdered = node.has(NodeFlag.ordered)
    let marker = width > markerWidth(of: node) ? markerWidth(of: node) : 0
    listDepth += 1
    var child = index + 1
    var number = Int(node.start)
    while child < node.end {
      let marker = hasBox(child, in: node) ? 0 : marker
      if marker > 0 { beginItem(isOrdered ? number : nil, width: marker, style: node.style) }
      let first = lineCount
      layout(child, width: width - marker)
      if lineCount == first { writeBlankLines(1) }  // an item without content
      if marker > 0 { decorations.count -= 1 }
      child = next(child)
      number += 1
    }
    listDepth -= 1
  }

  /// Whether an item is a task, whose box stands in the place of a bullet.
  func hasBox(_ item: Int, in list: Node) -> Bool {
    guard !list.has(NodeFlag.ordered), nodes[item].kind == .item, nodes[item].extra == 1 else {
      return false
    }
    return nodes[item + 1].kind == .marked && Marker(of: nodes[item + 1]).isBox
  }

  /// Gives the lines that follow a marker before the first of them: a number, or a bullet.
  private mutating func beginItem(_ number: Int?, width: Int, style: UInt16) {
    let start = source.count
    if let number {
      source.append(UInt8(ascii: " "), repeated: width - 2 - decimalDigits(number))
      source.append(decimal: number)
      source.append(UInt8(ascii: "."))
    } else {
      switch listDepth {
      case 1: source.append(isASCII ? "*" : "•")
      case 2: source.append(isASCII ? "-" : "◦")
      default: source.append(isASCII ? "+" : "▪")
      }
    }
    decorate(markedBy: start, width: width, style: style)
  }

  /// Gives the lines that follow an edge, in the first of which what the source ends with stands.
  ///
  /// The edge is one cell wider than that.
  mutating func decorate(markedBy start: Int, width: Int, style: UInt16) {
    decorations.append(
      Decoration(
        left: width,
        markerStart: UInt32(start),
        markerEnd: UInt32(source.count),
        isFirst: true,
        style: style,
        fill: fill
      )
    )
  }

  // MARK: Markers

  /// The cells of a marker and the space after it.
  func markerWidth(of marker: Marker) -> Int {
    isASCII ? marker.asciiText.utf8CodeUnitCount + 1 : 2
  }

  mutating func layoutMarked(_ index: Int, _ node: Node, width: Int) {
    let marker = Marker(of: node)
    let cells = markerWidth(of: marker)
    guard width > cells else { return layoutChildren(index, node, width: width) }
    let start = source.count
    source.append(isASCII ? marker.asciiText : marker.text)
    decorate(markedBy: start, width: cells, style: node.style)
    let first = lineCount
    layoutChildren(index, node, width: width - cells)
    if lineCount == first { writeBlankLines(1) }  // a marker without content
    decorations.count -= 1
  }

  // MARK: Outlines

  mutating func layoutOutline(_ index: Int, _ node: Node, width: Int) {
    guard width > guideWidth else { return layoutChildren(index, node, width: width) }
    var child = index + 1
    while child < node.end {
      let after = next(child)
      let isLast = after >= node.end
      let start = source.count
      if isASCII {
        source.append(isLast ? "`-" : "|-")
      } else {
        source.append(isLast ? "└─" : "├─")
      }
      decorate(markedBy: start, width: guideWidth, style: node.style)
      decorations.last.edge = isLast ? .none : .line
      let first = lineCount
      layout(child, width: width - guideWidth)
      if lineCount == first { writeBlankLines(1) }  // a node without content
      decorations.count -= 1
      child = after
    }
  }
}
