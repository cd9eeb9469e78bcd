import DiptychViews

// Frames, and blocks that are aligned in a wider block.
extension Layout {
  /// Writes a node as a block that is aligned in a wider block.
  // Not inlined: its variables would be on the stack at each level of nested columns.
  @inline(never)
  mutating func layout(_ index: Int, width: Int, alignment: UInt8) {
    let blockWidth = max(widthTaken(by: index, of: width), 1)
    let left = offset(of: width - widestLine(of: index, in: blockWidth), alignment)
    if left > 0 { writer.push(Decoration(left: left, fill: writer.fill)) }
    layout(index, width: blockWidth)
    if left > 0 { writer.popDecoration() }
  }

  /// Returns the width of a block; for a wrapped text, this is the width of its widest line.
  private mutating func widestLine(of index: Int, in width: Int) -> Int {
    let leaf = tree[index]
    guard leaf.kind == .leaf, leaf.natural > width, wrapper.paragraph.alignment == 0,
      !tree.hasBackgrounds || tree.ground(of: leaf) == 0
    else { return width }
    let first = wrapper.count
    wrapper.wrapParagraph(leaf, to: width)
    var widest = 0
    for i in first..<wrapper.count {
      let indent = i > first ? wrapper.hangingIndent(of: leaf, in: width) : 0
      widest = max(widest, indent + Int(wrapper[i].columns))
    }
    wrapper.drop(from: first)
    return widest
  }

  mutating func layoutFrame(_ index: Int, _ node: Node, width: Int) {
    let frame = tree.frame(of: node)
    let outerFilling = isFilling
    isFilling = frame.size.width != nil
    layoutFrame(
      index,
      node,
      width: frame.size.width.map { min(max($0, 1), width) } ?? width,
      height: frame.size.height ?? 0,
      horizontal: frame.size.width == nil ? nil : frame.alignment.horizontal.rawValue,
      vertical: frame.alignment.vertical.rawValue
    )
    isFilling = outerFilling
  }

  mutating func layoutFlexibleFrame(_ index: Int, _ node: Node, width: Int) {
    let frame = tree.frame(of: node)
    let outerFilling = isFilling
    isFilling = frame.maxWidth != nil
    layoutFrame(
      index,
      node,
      width: max(widthTaken(by: index, of: width), 1),
      height: frame.size.minHeight ?? 0,
      horizontal: frame.alignment.horizontal.rawValue,
      vertical: frame.alignment.vertical.rawValue
    )
    isFilling = outerFilling
  }

  /// Writes the children of a frame in a rectangle.
  ///
  /// Children without a horizontal alignment get the whole width.
  private mutating func layoutFrame(
    _ index: Int,
    _ node: Node,
    width: Int,
    height: Int,
    horizontal: UInt8?,
    vertical: UInt8
  ) {
    if height > 0 { writer.writeDueLine() }
    let first = writer.lineCount
    guard height > 0, vertical > 0 else {
      layoutChildren(index, node, width: width, alignment: horizontal)
      return writer.writeBlankLines(height - (writer.lineCount - first))
    }
    collected {
      $0.layoutChildren(index, node, width: width, alignment: horizontal)
    } composed: { layout, content in
      let above = layout.offset(of: max(height - content.count, 0), vertical)
      layout.writer.writeBlankLines(above)
      for line in content {
        layout.writer.beginLine()
        _ = layout.writer.replay(line)
        layout.writer.endLine()
      }
      layout.writer.writeBlankLines(height - content.count - above)
    }
  }

  private mutating func layoutChildren(
    _ index: Int,
    _ node: Node,
    width: Int,
    alignment: UInt8?
  ) {
    var child = index + 1
    while child < node.end {
      if _slowPath(tree.isFact(child)) { findFacts(at: child, to: Int(node.end)) }
      if let alignment {
        layout(child, width: width, alignment: alignment)
      } else {
        layout(child, width: width)
      }
      child = tree.next(child)
    }
  }
}

// Children in front of each other.
extension Layout {
  /// Writes layers: each is laid out by itself and kept, then their lines are painted over each
  /// other.
  mutating func layoutLayers(_ index: Int, _ node: Node, width limit: Int) {
    let count = Int(node.extra)
    if count == 0 { return }
    let layers = node.parameter
    let width = max(widthTaken(by: index, of: limit), 1)
    let starts = numbers.append(0, repeated: count + 1)
    defer { numbers.count = starts }

    var height = 0
    collected { layout in
      layout.writer.layerDepth += 1
      var child = index + 1
      for i in 0..<count {
        let start = layout.writer.keptCount
        layout.numbers[starts + i] = start
        layout.writer.restartLine()
        layout.layout(child, width: width, alignment: layers.horizontal)
        height = max(height, layout.writer.keptCount - start)
        child = layout.tree.next(child)
      }
      layout.numbers[starts + count] = layout.writer.keptCount
      layout.writer.layerDepth -= 1
    } composed: { layout, _ in
      let canvas = layout.writer.beginCanvas(width: width)
      for y in 0..<height {
        layout.writer.clearCanvas(from: canvas, width: width)
        for painted in 0..<count {
          let i = layers.position == .behind ? count - 1 - painted : painted
          let (first, end) = (layout.numbers[starts + i], layout.numbers[starts + i + 1])
          let line = first + y - layout.offset(of: height - (end - first), layers.vertical)
          if line >= first && line < end {
            layout.writer.paint(line, onto: canvas, width: width)
          }
        }
        layout.writer.beginLine()
        layout.writer.writeCanvas(from: canvas, width: width)
        layout.writer.endLine()
      }
      layout.writer.endCanvas(from: canvas)
    }
  }
}
