import DiptychViews

// The tree: what opens and what closes.
extension TextEngine {
  /// Opens a container.
  mutating func begin(_ kind: NodeKind, parameter: Int = 0, flags: UInt8 = 0) {
    endRun()
    openCell()
    open.append(OpenNode(node: nodes.count, kind: kind))
    nodes.append(Node(kind: kind, flags: flags, style: style, start: UInt32(parameter)))
  }

  /// Closes the innermost container.
  mutating func end() {
    endRun()
    let closing = open.popLast()
    let index = closing.node
    if closing.kind == .item && closing.count == 0 && !needsItems {
      // A child that draws nothing takes no place in a stack.
      nodes.count = index
      return
    }
    nodes[index].end = UInt32(nodes.count)
    nodes[index].extra = closing.count
    var natural = Int(closing.width) + extraWidth(of: index)
    if open.count > 0 && open.last.kind == .list && hasBox(index, in: nodes[open.last.node]) {
      natural = max(natural - 2, 0)  // the box stands in the place of the bullet
    }
    nodes[index].natural = UInt32(clamping: naturalWidth(of: index, content: natural))
    close(width: Int(nodes[index].natural))
  }

  /// Whether each child of the innermost container is a node of its own, be it a text or empty.
  var needsItems: Bool {
    guard open.count > 0 else { return false }
    switch open.last.kind {
    case .list, .outline, .layers, .choice: return true
    default: return false
    }
  }

  /// Makes the text that stands in a border so far its title.
  ///
  /// A line of a border has no place for a block, nor for several texts: those stand in the border,
  /// above its content.
  mutating func endTitle() {
    let border = open.last.node
    guard open.last.count == 1, nodes[border + 1].kind == .leaf else { return }
    nodes[border].flags |= NodeFlag.titled
    open.last.width = 0
  }

  mutating func appendRule() { append(Node(kind: .rule, style: style, natural: 1, minimum: 1)) }

  mutating func appendSpacer(minimum: Int) {
    let cells = UInt32(min(max(minimum, 0), 0xFFFF))
    append(Node(kind: .spacer, style: style, natural: cells, minimum: cells))
  }

  mutating func appendBar(_ fraction: Double?, isTracked: Bool) {
    let parameter = BarParameter(fraction).bits
    let natural: UInt32 = fraction == nil ? 1 : 20
    append(
      Node(
        kind: .bar,
        flags: isTracked ? NodeFlag.tracked : 0,
        style: style,
        start: parameter,
        natural: natural,
        minimum: min(natural, 4)
      )
    )
  }

  /// Appends the levels of a sparkline: a digit for each value, a space for none.
  ///
  /// Of values that may not be read only their number is kept.
  mutating func appendSparkline(_ fractions: [Double?]) {
    endRun()
    let start = UInt32(source.count)
    for fraction in fractions {
      let level = isRedacted ? 0 : fraction.map { UInt8(($0 * 7).rounded()) }
      source.append(level.map { UInt8(ascii: "0") + $0 } ?? UInt8(ascii: " "))
    }
    run.start = source.count
    let count = UInt32(fractions.count)
    var node = Node(kind: .sparkline, style: style, start: start, natural: count)
    node.minimum = min(count, 4)
    node.extra = count
    append(node)
  }

  /// Appends a node without content.
  private mutating func append(_ node: Node) {
    endRun()
    let implied = beginImpliedCell()
    openCell()
    let index = nodes.count
    nodes.append(node)
    nodes[index].end = UInt32(nodes.count)
    close(width: Int(node.natural))
    endImpliedCell(implied)
  }

  /// A child of the innermost container is complete; outside of any it is a block to be written.
  mutating func close(width: Int) {
    guard open.count > 0 else { return writeBlock() }
    if open.last.kind == .row {
      open.last.width = UInt32(clamping: Int(open.last.width) + width)
    } else {
      open.last.width = max(open.last.width, UInt32(width))
    }
    open.last.count += 1
  }

  /// Makes a node of the cell that is open, because a block stands in it.
  @inline(__always)
  mutating func openCell() {
    if _slowPath(isInPlainCell) { makeCell() }
  }

  @inline(never)
  mutating func makeCell() {
    isInPlainCell = false
    rowFlags |= NodeFlag.blocks
    open.append(OpenNode(node: nodes.count, kind: .cell))
    nodes.append(Node(kind: .cell, style: style))
  }

  // What is asked of every container that closes is in line, or may change the engine: one that only
  // reads it is given a copy by the compiler (6.3.1).

  /// The cells that a container adds to its content.
  @inline(__always)
  func extraWidth(of index: Int) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .row: return max(Int(node.extra) - 1, 0) * StackParameter(node.start).spacing
    case .padding: return InsetsParameter(node.start).horizontal
    case .border: return borderWidth
    case .list: return markerWidth(of: node)
    case .outline: return guideWidth
    case .marked: return markerWidth(of: Marker(of: node))
    case .quote: return quoteWidth
    default: return 0
    }
  }

  /// The cells that a container takes whose content takes some.
  private mutating func naturalWidth(of index: Int, content: Int) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .frame: return FrameParameter(node.start).width ?? content
    case .flexibleFrame: return LimitsParameter(node.start).width(around: content)
    case .columns: return naturalWidth(ofColumns: node, content: content)
    case .layers, .choice: return base(of: index, node).map { Int(nodes[$0].natural) } ?? content
    case .paragraphStyle:
      let indent = ParagraphParameter(node.start).hangingIndent ?? 0
      return indent > 0 && hasLineBreak(in: index) ? content + indent : content
    case .border where node.has(NodeFlag.titled):
      return max(content, Int(nodes[index + 1].natural) + titleWidth)
    default: return content
    }
  }

  /// Whether a text in a container has a line after its first, however wide it is laid out.
  private func hasLineBreak(in index: Int) -> Bool {
    (index..<nodes.count).contains { nodes[$0].kind == .leaf && nodes[$0].has(NodeFlag.breaks) }
  }

  /// The cells of a line on both sides, and a space inside of each.
  var borderWidth: Int { 4 }

  /// The cells that the corners, and what is between them and a title, take.
  var titleWidth: Int { 6 }

  /// The cells of the guides before the nodes of an outline.
  var guideWidth: Int { 3 }

  /// The cells of the line before a quotation.
  var quoteWidth: Int { 2 }

  /// The cells of the widest marker of a list.
  func markerWidth(of list: Node) -> Int {
    guard list.has(NodeFlag.ordered) else { return 2 }
    return decimalDigits(Int(list.start) + max(Int(list.extra) - 1, 0)) + 2
  }

  /// Lays out the block that has just closed, and drops it.
  @inline(never)
  private mutating func writeBlock() {
    layout(0, width: width ?? max(naturalWidthOfBlock, 1))
    dropBlock()
  }

  /// Drops the block that was written.
  mutating func dropBlock() {
    nodes.count = 0
    spans.count = 0
    tables.count = 0
    columns.count = 0
    source.removeAll()
    run.start = 0
    if !columnsNotShown.isEmpty { columnsNotShown.removeAll() }
  }

  /// What a line takes that is not limited: a rule alone takes half of a usual terminal.
  private var naturalWidthOfBlock: Int { nodes[0].kind == .rule ? 40 : Int(nodes[0].natural) }
}

/// How many decimal digits a number has.
func decimalDigits(_ number: Int) -> Int {
  var digits = 1
  var rest = number
  while rest >= 10 {
    rest /= 10
    digits += 1
  }
  return digits
}
