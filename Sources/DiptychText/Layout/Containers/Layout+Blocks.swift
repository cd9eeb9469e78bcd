import DiptychViews

// Columns, paragraph styles, and blocks without children.
extension Layout {
  mutating func layoutColumn(_ index: Int, _ node: Node, width: Int) {
    let spacing = tree.parameter(of: node).spacing
    let alignment = tree.parameter(of: node).alignment
    let isStack = node.has(NodeFlag.stack)
    let columnWidth = min(Int(node.natural), width)
    var child = index + 1
    while child < node.end {
      if child > index + 1 {
        writer.writeBlankLines(spacing)
        if isStack { writer.endStacked() }
      }
      if alignment == 0 {
        layout(child, width: width)
      } else {
        layout(child, width: columnWidth, alignment: alignment)
      }
      child = tree.next(child)
    }
  }

  mutating func layoutParagraphStyle(_ index: Int, _ node: Node, width: Int) {
    let outer = wrapper.paragraph
    tree.parameter(of: node).apply(to: &wrapper.paragraph)
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

// Bars. A value above 0 fills at least the smallest part of a cell, and a value below 1 leaves at
// least the smallest part free.
extension Layout {
  @inline(never)
  mutating func layoutBar(_ node: Node, width: Int) {
    let cells = isFilling ? width : min(Int(node.natural), width)
    let fraction = tree.parameter(of: node).fraction
    writer.begin(.line)
    writer.beginLine()
    // A redacted bar consists of blocks and keeps its width, so that nothing moves.
    if tree.isRedacted(node.style) {
      writer.write(.mediumShade, times: fraction == nil ? 1 : cells, style: node.style)
    } else if let fraction {
      writeProgress(fraction, of: cells, node)
    } else {
      writer.write(.ellipsis, times: min(tree.traits.ellipsisWidth, width), style: node.style)
    }
    writer.endLine()
  }

  /// Writes a line with a track and the percentage.
  ///
  /// If there is no room for both, only the percentage is written. In a frame, or if there is no
  /// room for the percentage, only the line is written.
  private mutating func writeProgress(_ fraction: Double, of cells: Int, _ node: Node) {
    let hasBar = cells >= LayoutTree.narrowestBar + LayoutTree.percentageWidth
    let hasPercentage = hasBar || !isFilling && cells >= LayoutTree.narrowestPercentage
    let width = hasBar ? LayoutTree.percentageWidth : cells
    if hasBar || !hasPercentage {
      let bar = hasBar ? cells - width : cells
      let full = writeLine(fraction, of: bar, style: node.style)
      writer.write(.horizontal, times: bar - full, style: UInt16(truncatingIfNeeded: node.extra))
    }
    guard hasPercentage else { return }
    let start = tree.text.pointee.count
    tree.text.pointee.append(contentsOf: tree.parameter(of: node).percentage.description)
    let length = tree.text.pointee.count - start
    writer.space(width - length)
    writer.write(from: start, to: start + length, style: UInt16(node.extra &>> 16))
    writer.advance(length)
  }

  /// Writes a heavy line in steps of half a cell, or of a whole cell in ASCII, and returns the
  /// number of cells that it takes.
  mutating func writeLine(_ fraction: Double, of cells: Int, style: UInt16) -> Int {
    let size = tree.traits.isASCII ? 1 : 2
    let count = parts(of: cells, size, fraction)
    writer.write(.heavyHorizontal, times: count / size, style: style)
    writer.write(.heavyHalf, times: count % size, style: style)
    return (count + size - 1) / size
  }

  /// Returns the number of parts that a fraction of a bar fills, if each cell has some parts.
  private func parts(of cells: Int, _ parts: Int, _ fraction: Double) -> Int {
    let all = cells * parts
    let rounded = Int((fraction * Double(all)).rounded())
    guard fraction > 0, fraction < 1, all > 1 else { return rounded }
    return min(max(rounded, 1), all - 1)
  }
}
