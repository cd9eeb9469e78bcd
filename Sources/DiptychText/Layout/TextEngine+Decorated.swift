import DiptychViews

// Blocks that give each of their lines an edge: padding, borders and quotations, and lists, see
// `+Lists`. An edge is a decoration that lines write by themselves, so nesting copies nothing. Edges give way before the
// content does: what leaves no cell for it is not drawn.
extension TextEngine {
  mutating func layoutPadding(_ index: Int, _ node: Node, width: Int) {
    let insets = InsetsParameter(node.start)
    let left = min(insets.leading, width - 1)
    let right = min(insets.trailing, width - 1 - left)
    let isFilled = fill != 0 || layerDepth > 0
    let isDecorated = left > 0 || isFilled
    if isDecorated {
      let edge = isFilled ? leftEdge + width : -1
      decorations.append(Decoration(left: left, right: edge, isPadding: true, fill: fill))
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
    var widest = min(max(Int(node.natural) - borderWidth, 0), limit)
    var child = content
    while child < node.end {
      widest = max(widest, widthTaken(by: child, of: limit))
      child = next(child)
    }
    return widest
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

  // MARK: Quotations

  mutating func layoutQuote(_ index: Int, _ node: Node, width: Int) {
    guard width > quoteWidth else { return layoutChildren(index, node, width: width) }
    decorations.append(Decoration(left: quoteWidth, edge: .line, style: node.style, fill: fill))
    layoutChildren(index, node, width: width - quoteWidth)
    decorations.count -= 1
  }
}
