import DiptychViews

// Layout: each node writes its lines, none wider than the width it is given.
extension TextEngine {
  /// Writes the lines of a node.
  mutating func layout(_ index: Int, width: Int) {
    if _slowPath(stack.isLow) {
      _ = continueOnFreshStack {
        $0.layoutNode(index, width: width)
        return 0
      }
    } else {
      layoutNode(index, width: width)
    }
  }

  private mutating func layoutNode(_ index: Int, width: Int) {
    let node = nodes[index]
    if node.kind == .leaf { return layoutLeaf(node, width: width) }
    filled(like: node) { $0.layoutContainer(index, node, width: width) }
  }

  /// Writes something whose spaces have the background of a node.
  @inline(__always)
  mutating func filled(like node: Node, _ write: (inout Self) -> Void) {
    let outerFill = fill
    if styles.hasBackgrounds { changeFill(styles.background(of: node.style)) }
    write(&self)
    if styles.hasBackgrounds { changeFill(outerFill) }
  }

  // Out of line, as what else is in the frame of a node is on the stack at each level.
  @inline(never)
  private mutating func changeFill(_ style: UInt16) { setFill(style) }

  @inline(never)
  private mutating func layoutContainer(_ index: Int, _ node: Node, width: Int) {
    switch node.kind {
    case .column: layoutColumn(index, node, width: width)
    case .row: layoutRow(index, node, width: width)
    case .columns: layoutColumns(index, node, width: width)
    case .padding: layoutPadding(index, node, width: width)
    case .layers: layoutLayers(index, node, width: width)
    case .choice:
      if let child = chosen(of: index, node, width: width) { layout(child, width: width) }
    case .frame: layoutFrame(index, node, width: width)
    case .flexibleFrame: layoutFlexibleFrame(index, node, width: width)
    case .border: layoutBorder(index, node, width: width)
    case .list: layoutList(index, node, width: width)
    case .outline: layoutOutline(index, node, width: width)
    case .marked: layoutMarked(index, node, width: width)
    case .quote: layoutQuote(index, node, width: width)
    case .paragraphStyle: layoutParagraphStyle(index, node, width: width)
    case .table: layoutTable(index, node, width: width)
    case .rule: layoutRule(node, width: width)
    case .bar: layoutBar(node, width: width)
    case .sparkline: layoutSparkline(node, width: width)
    case .spacer, .packed: break
    case .leaf, .item, .cell, .tableRow: layoutChildren(index, node, width: width)
    }
  }

  /// Writes the children of a node below each other.
  mutating func layoutChildren(_ index: Int, _ node: Node, width: Int) {
    var child = index + 1
    while child < node.end {
      layout(child, width: width)
      child = next(child)
    }
  }

  mutating func writeBlankLines(_ count: Int) {
    for _ in 0..<max(count, 0) {
      beginLine()
      endLine()
    }
  }

  // MARK: Columns

  /// Where something stands that leaves some cells free.
  @inline(__always)
  func offset(of free: Int, _ alignment: UInt8) -> Int {
    switch alignment {
    case 1: free / 2
    case 2: free
    default: 0  // leading, or justified
    }
  }

  private mutating func layoutColumn(_ index: Int, _ node: Node, width: Int) {
    let stack = StackParameter(node.start)
    let columnWidth = min(Int(node.natural), width)
    var child = index + 1
    var kept = child
    while child < node.end {
      if _slowPath(child &- kept >= Self.releaseStep) {
        release(from: kept, to: child)
        kept = child
      }
      if child > index + 1 { writeBlankLines(stack.spacing) }
      if stack.alignment == 0 {
        layout(child, width: width)
      } else {
        layout(child, width: columnWidth, alignment: stack.alignment)
      }
      child = next(child)
    }
  }

  private mutating func layoutParagraphStyle(_ index: Int, _ node: Node, width: Int) {
    let outer = paragraph
    ParagraphParameter(node.start).apply(to: &paragraph)
    layoutChildren(index, node, width: width)
    paragraph = outer
  }

  // MARK: Lines and bars

  @inline(never)
  private mutating func layoutRule(_ node: Node, width: Int) {
    beginLine()
    write(.horizontal, times: width, style: node.style)
    endLine()
  }

  @inline(never)
  private mutating func layoutBar(_ node: Node, width: Int) {
    let cells = isFilling ? width : min(Int(node.natural), width)
    let isRedacted = styles.isRedacted(node.style)
    beginLine()
    if let fraction = BarParameter(node.start).fraction {
      let full = filledCells(of: cells, fraction)
      write(isRedacted ? .mediumShade : .fullBlock, times: full, style: node.style)
      let rest = cells - full
      if node.has(NodeFlag.tracked) {
        write(isRedacted ? .mediumShade : .lightShade, times: rest, style: node.style)
      } else {
        space(rest)
      }
    } else {
      write(isRedacted ? .mediumShade : .ellipsis, times: 1, style: node.style)
    }
    endLine()
  }

  /// Where there are more values than cells, a cell shows the highest of several.
  @inline(never)
  private mutating func layoutSparkline(_ node: Node, width: Int) {
    let count = Int(node.extra)
    let cells = min(count, width)
    let isRedacted = styles.isRedacted(node.style)
    beginLine()
    for cell in 0..<cells {
      let values = cell * count / cells..<(cell + 1) * count / cells
      var highest = UInt8(ascii: " ")
      for value in values { highest = max(highest, bytes[Int(node.start) + value]) }
      if isRedacted {
        write(.mediumShade, times: 1, style: node.style)
      } else if highest == UInt8(ascii: " ") {
        space(1)
      } else {
        write(.level(Int(highest - UInt8(ascii: "0"))), times: 1, style: node.style)
      }
    }
    endLine()
  }

  /// How many cells of a bar are full: something is more than nothing, and not yet all is less than
  /// all, where there is more than one cell to show it.
  private func filledCells(of cells: Int, _ fraction: Double) -> Int {
    let rounded = Int((fraction * Double(cells)).rounded())
    guard fraction > 0, fraction < 1, cells > 1 else { return rounded }
    return min(max(rounded, 1), cells - 1)
  }
}
