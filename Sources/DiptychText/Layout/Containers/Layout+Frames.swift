import DiptychViews

// Frames, and blocks that are aligned in a wider block.
extension Layout {
  /// Writes a node as a block that is aligned in a wider block.
  // Not inlined: its variables would be on the stack at each level of nested columns.
  @inline(never)
  mutating func layout(_ index: Int, width: Int, alignment: UInt8) {
    let (blockWidth, left) = pushEdge(before: index, width: width, alignment: alignment)
    layout(index, width: blockWidth)
    if left > 0 { writer.popDecoration() }
  }

  /// Adds the edge before an aligned block, and returns the widths of the block and of the edge.
  @inline(never)
  private mutating func pushEdge(
    before index: Int,
    width: Int,
    alignment: UInt8
  ) -> (block: Int, left: Int) {
    let blockWidth = max(widthTaken(by: index, of: width), 1)
    let left = offset(of: width - widestLine(of: index, in: blockWidth), alignment)
    if left > 0 { writer.push(Decoration(left: left, fill: writer.fill)) }
    return (blockWidth, left)
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

  /// The rectangle of a frame.
  fileprivate struct FrameRectangle {
    let width: Int
    let height: Int
    /// The alignment of children; nil if they get the whole width.
    let horizontal: UInt8?
    let vertical: UInt8
    /// Whether bars fill the frame.
    let isFilling: Bool
  }

  mutating func layoutFrame(_ index: Int, _ node: Node, width: Int) {
    let outerFilling = isFilling
    let rectangle = tree.frameRectangle(index, node, width: width)
    isFilling = rectangle.isFilling
    layoutFrame(
      index,
      node,
      width: rectangle.width,
      height: rectangle.height,
      horizontal: rectangle.horizontal,
      vertical: rectangle.vertical
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

  private mutating func layoutChildren(_ index: Int, _ node: Node, width: Int, alignment: UInt8?) {
    var child = index + 1
    while child < node.end {
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
    let alignment = tree.parameter(of: node).layers
    let isBehind = tree.parameter(of: node).position == .behind
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
        layout.layout(child, width: width, alignment: alignment.horizontal.rawValue)
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
          let i = isBehind ? count - 1 - painted : painted
          let (first, end) = (layout.numbers[starts + i], layout.numbers[starts + i + 1])
          let line =
            first + y - layout.offset(of: height - (end - first), alignment.vertical.rawValue)
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

extension LayoutTree {
  // Not inlined: its variables would be on the stack at each level of nested frames.
  @inline(never)
  fileprivate func frameRectangle(_ index: Int, _ node: Node, width: Int) -> Layout.FrameRectangle {
    let frame = self.frame(of: node)
    let size = frame.size
    let isLimited = node.kind == .flexibleFrame
    // The width of a frame with limits is measured while bars fill it, or not.
    let isFilling = isLimited ? frame.maxWidth != nil : size.width != nil
    let taken = Expansion(tree: self, isFilling: isFilling).widthTaken(by: index, of: width)
    return Layout.FrameRectangle(
      width: isLimited ? max(taken, 1) : size.width.map { min(max($0, 1), width) } ?? width,
      height: (isLimited ? size.minHeight : size.height) ?? 0,
      horizontal: isLimited || size.width != nil ? frame.alignment.horizontal.rawValue : nil,
      vertical: frame.alignment.vertical.rawValue,
      isFilling: isFilling
    )
  }
}
