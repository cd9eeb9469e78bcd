import DiptychViews

// Blocks that give each of their lines an edge: padding, borders and quotations; lists are in
// `Layout+Lists.swift`. The line writer writes the edges with each line, so nesting copies no
// lines. An edge is not drawn if it would leave no cell for content that needs a cell.
extension Layout {
  mutating func layoutPadding(_ index: Int, _ node: Node, width: Int) {
    let insets = tree.parameter(of: node).insets
    let left = min(insets.leading, width - 1)
    let right = min(insets.trailing, width - 1 - left)
    let isCode = node.has(NodeFlag.code)
    // Code below a title is a figure together with the title.
    let isFigure = isCode && !node.has(NodeFlag.follows)
    if isFigure {
      writer.begin(.figure)
      writer.beginContent()
    }
    let isFilled = writer.fill != 0 || writer.layerDepth > 0
    let isDecorated = left > 0 || isFilled
    if isDecorated {
      let edge = isFilled ? writer.leftEdge + width : -1
      writer.push(Decoration(left: left, right: edge, isPadding: true, fill: writer.fill))
    }
    writer.writeBlankLines(insets.top)
    if node.has(NodeFlag.follows) { writer.beginContent() }
    if isCode {
      layoutCode(index, node, width: width - left, hasMarks: left > 1)
    } else {
      layoutChildren(index, node, width: width - left - right)
    }
    writer.writeBlankLines(insets.bottom)
    if isDecorated { writer.popDecoration() }
    if isFigure { writer.end(.figure) }
    if node.has(NodeFlag.follows) { writer.end(.line) }
  }

  /// Writes lines of code.
  ///
  /// A line that continues the line above has a mark in the padding. In a difference, the spaces at
  /// the end of a changed line are shown.
  @inline(never)
  private mutating func layoutCode(_ index: Int, _ node: Node, width: Int, hasMarks: Bool) {
    let isDifference = node.has(NodeFlag.difference)
    guard hasMarks, node.extra == 1, tree[index + 1].kind == .leaf,
      Int(tree[index + 1].natural) > width || isDifference, wrapper.paragraph.alignment == 0
    else { return layoutChildren(index, node, width: width) }
    let leaf = tree[index + 1]
    let mark = tree.text.pointee.count
    tree.text.pointee.append(tree.traits.isASCII ? "\\" : "↪")
    let markEnd = tree.text.pointee.count
    let first = wrapper.count
    wrapper.wrapParagraph(leaf, to: width)
    for i in first..<wrapper.count {
      let record = wrapper[i]
      if i > first && !tree.hasNewline(from: wrapper[i - 1].end, to: record.start) {
        writer.mark(from: mark, to: markEnd, style: node.style)
      }
      writer.beginLine()
      writer.write(record, of: leaf)
      writer.advance(Int(record.columns))
      let spaces = isDifference ? tree.changedSpaces(after: record, of: leaf) : 0
      let room = width - Int(record.columns)
      if spaces > 0 && room == 0 {
        writer.endLine()
        writer.mark(from: mark, to: markEnd, style: node.style)
        writer.beginLine()
      }
      // In redacted code, blocks replace the spaces, but no line of the code moves.
      let isRedacted = tree.isRedacted(leaf.style)
      let sign: Glyph =
        isRedacted ? .mediumShade : tree.traits.isASCII ? Glyph(".") : Glyph("·")
      writer.write(sign, times: min(spaces, room == 0 ? width : room), style: node.style)
      writer.endLine()
    }
    wrapper.drop(from: first)
  }

  /// Returns whether an edge leaves at least one cell for the content, or the content needs no
  /// cells.
  func hasSpace(beside edge: Int, for node: Node, _ width: Int) -> Bool {
    width > edge || width == edge && node.natural <= edge
  }

  // MARK: Borders

  mutating func layoutBorder(_ index: Int, _ node: Node, width: Int) {
    guard hasSpace(beside: LayoutTree.borderWidth, for: node, width) else {
      return layoutChildren(index, node, width: width)
    }
    let kind = node.has(NodeFlag.panel) ? BlockKind.figure : .group
    writer.begin(kind)
    defer { writer.end(kind) }
    let hasTitle = node.has(NodeFlag.titled)
    let subtitle = hasTitle ? index + 2 : index + 1
    let content = node.has(NodeFlag.subtitled) ? subtitle + 1 : subtitle
    let inner = innerWidth(from: content, node, limit: width - LayoutTree.borderWidth)
    let glyphs = BorderGlyphs(tree.parameter(of: node).border)

    writer.beginLine()
    writer.write(glyphs.topLeft, times: 1, style: node.style)
    var left = inner + 2
    if hasTitle && inner >= 3 {
      left -= writeTitle(tree[index + 1], limit: inner - 2, glyphs, style: node.style)
    }
    let subtitleWidth = node.has(NodeFlag.subtitled) ? Int(tree[subtitle].natural) + 3 : 0
    if subtitleWidth > 0 && subtitleWidth < left {
      writer.write(glyphs.horizontal, times: left - subtitleWidth, style: node.style)
      left = 0
      writeSubtitle(tree[subtitle], glyphs, style: node.style)
    }
    writer.write(glyphs.horizontal, times: left, style: node.style)
    writer.write(glyphs.topRight, times: 1, style: node.style)
    writer.endLine()

    writer.push(
      Decoration(
        left: 2,
        right: writer.leftEdge + inner + LayoutTree.borderWidth,
        edge: glyphs.edge,
        style: node.style,
        fill: writer.fill
      )
    )
    writer.beginContent()
    layoutChildren(from: content, to: Int(node.end), width: inner)
    writer.endContent()
    writer.popDecoration()

    writer.beginLine()
    writer.write(glyphs.bottomLeft, times: 1, style: node.style)
    writer.write(glyphs.horizontal, times: inner + 2, style: node.style)
    writer.write(glyphs.bottomRight, times: 1, style: node.style)
    writer.endLine()
  }

  /// Returns the width inside a border: the width of its content or of its title, within a limit.
  private func innerWidth(from content: Int, _ node: Node, limit: Int) -> Int {
    var widest = min(max(Int(node.natural) - LayoutTree.borderWidth, 0), limit)
    var child = content
    while child < node.end {
      widest = max(widest, widthTaken(by: child, of: limit))
      child = tree.next(child)
    }
    return widest
  }

  /// Writes the title into the top line of a border.
  ///
  /// - Returns: The cells that were written.
  private mutating func writeTitle(
    _ title: Node,
    limit: Int,
    _ glyphs: BorderGlyphs,
    style: UInt16
  ) -> Int {
    writer.write(glyphs.horizontal, times: 1, style: style)
    writer.space(1)
    let columns = writeLine(title, limit: limit)
    writer.space(1)
    return columns + 3
  }

  /// Writes the subtitle, which fits, into the top line of a border.
  private mutating func writeSubtitle(_ subtitle: Node, _ glyphs: BorderGlyphs, style: UInt16) {
    writer.space(1)
    let columns = writeLine(subtitle, limit: Int(subtitle.natural))
    writer.space(1 + Int(subtitle.natural) - columns)
    writer.write(glyphs.horizontal, times: 1, style: style)
  }

  /// Writes a text on a single line, cut at a limit, and returns its cells.
  private mutating func writeLine(_ leaf: Node, limit: Int) -> Int {
    let first = wrapper.count
    wrapper.wrapTruncated(leaf, to: limit)
    let record = wrapper[first]
    wrapper.drop(from: first)
    writer.write(record, of: leaf)
    writer.advance(Int(record.columns))
    return Int(record.columns)
  }

  // MARK: Quotations

  mutating func layoutQuote(_ index: Int, _ node: Node, width: Int) {
    writer.begin(.figure)
    defer { writer.end(.figure) }
    guard width > LayoutTree.quoteWidth else { return layoutChildren(index, node, width: width) }
    let (style, fill) = (node.style, writer.fill)
    let edge = node.has(NodeFlag.callout) ? EdgeGlyph.callout : .line
    writer.push(Decoration(left: LayoutTree.quoteWidth, edge: edge, style: style, fill: fill))
    writer.beginContent()
    layoutChildren(index, node, width: width - LayoutTree.quoteWidth)
    writer.popDecoration()
  }
}

extension LayoutTree {
  /// Returns the number of spaces at the end of a removed or added line, which follow a record.
  fileprivate func changedSpaces(after record: LineRecord, of leaf: Node) -> Int {
    let newline = UInt8(ascii: "\n")
    var start = Int(record.start)
    while start > leaf.start && bytes[start - 1] != newline { start -= 1 }
    let sign = bytes[start]
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return 0 }
    var end = Int(record.end)
    while end < leaf.end && bytes[end] == UInt8(ascii: " ") { end += 1 }
    let isLast = end == leaf.end || bytes[end] == newline
    return isLast ? end - Int(record.end) : 0
  }

  fileprivate func hasNewline(from start: UInt32, to end: UInt32) -> Bool {
    (Int(start)..<Int(end)).contains { bytes[$0] == UInt8(ascii: "\n") }
  }
}
