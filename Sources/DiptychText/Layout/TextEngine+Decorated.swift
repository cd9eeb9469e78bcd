import DiptychViews

// Blocks that give each of their lines an edge: padding, borders, lists and quotations. An edge is a
// decoration that lines write by themselves, so nesting copies nothing. Edges give way before the
// content does: what leaves no cell for it is not drawn.
extension TextEngine {
  mutating func layoutPadding(_ index: Int, _ node: Node, width: Int) {
    let insets = InsetsParameter(node.start)
    let left = min(insets.leading, width - 1)
    let right = min(insets.trailing, width - 1 - left)
    let isDecorated = left > 0 || fill != 0
    if isDecorated {
      let edge = fill == 0 ? -1 : leftEdge + width
      decorations.append(Decoration(left: left, right: edge, fill: fill))
    }
    writeBlankLines(insets.top)
    layoutChildren(index, node, width: width - left - right)
    writeBlankLines(insets.bottom)
    if isDecorated { decorations.count -= 1 }
  }

  /// The cells that the open edges take on the left.
  private var leftEdge: Int {
    (decorationBase..<decorations.count).reduce(0) { $0 + decorations[$1].left }
  }

  // MARK: Borders

  mutating func layoutBorder(_ index: Int, _ node: Node, width: Int) {
    let hasTitle = node.has(NodeFlag.titled)
    guard width > borderWidth else { return layoutChildren(index, node, width: width) }
    let content = hasTitle ? next(index + 1) : index + 1
    let inner = innerWidth(from: content, node, limit: width - borderWidth)
    let glyphs = BorderGlyphs(BorderStyle(rawValue: UInt8(node.start)) ?? .square)

    beginLine()
    write(glyphs.topLeft, times: 1, style: node.style)
    var left = inner + 2
    if hasTitle && inner >= 3 {
      left -= writeTitle(nodes[index + 1], limit: inner - 2, glyphs, style: node.style)
    }
    write(glyphs.horizontal, times: left, style: node.style)
    write(glyphs.topRight, times: 1, style: node.style)
    endLine()

    decorations.append(
      Decoration(
        left: 2,
        right: leftEdge + inner + borderWidth,
        edge: glyphs.edge,
        style: node.style,
        fill: fill
      )
    )
    var child = content
    while child < node.end {
      layout(child, width: inner)
      child = next(child)
    }
    decorations.count -= 1

    beginLine()
    write(glyphs.bottomLeft, times: 1, style: node.style)
    write(glyphs.horizontal, times: inner + 2, style: node.style)
    write(glyphs.bottomRight, times: 1, style: node.style)
    endLine()
  }

  /// The width inside of a border: that of its content, or of its title, as far as there is room.
  private func innerWidth(from content: Int, _ node: Node, limit: Int) -> Int {
    var widest = Int(node.natural) - borderWidth
    var child = content
    while child < node.end {
      if expands(child) { widest = limit }
      child = next(child)
    }
    return min(max(widest, 0), limit)
  }

  /// Whether a node has a use for more than its natural width, where width is limited.
  private func expands(_ index: Int) -> Bool {
    guard width != nil else { return false }
    let node = nodes[index]
    switch node.kind {
    case .rule: return true
    case .row, .column, .padding, .item:
      var child = index + 1
      while child < node.end {
        if nodes[child].kind == .spacer && node.kind == .row || expands(child) { return true }
        child = next(child)
      }
      return false
    default: return false
    }
  }

  /// Writes the title into the top line of a border; the cells that it took.
  private mutating func writeTitle(
    _ title: Node,
    limit: Int,
    _ glyphs: BorderGlyphs,
    style: UInt16
  ) -> Int {
    let first = records.count
    wrapTruncated(title, to: limit)
    let record = records[first]
    records.count = first
    write(glyphs.horizontal, times: 1, style: style)
    space(1)
    write(record, of: title)
    column += Int(record.columns)
    space(1)
    return Int(record.columns) + 3
  }

  // MARK: Lists and quotations

  mutating func layoutList(_ index: Int, _ node: Node, width: Int) {
    let isOrdered = node.has(NodeFlag.ordered)
    let marker = width > markerWidth(of: node) ? markerWidth(of: node) : 0
    listDepth += 1
    var child = index + 1
    var number = 1
    while child < node.end {
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

  mutating func layoutQuote(_ index: Int, _ node: Node, width: Int) {
    guard width > quoteWidth else { return layoutChildren(index, node, width: width) }
    decorations.append(Decoration(left: quoteWidth, edge: .line, style: node.style, fill: fill))
    layoutChildren(index, node, width: width - quoteWidth)
    decorations.count -= 1
  }
}
