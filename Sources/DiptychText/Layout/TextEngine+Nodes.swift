import DiptychViews

// The tree: what opens and what closes.
extension TextEngine {
  /// Opens a container.
  @usableFromInline
  mutating func begin(_ kind: NodeKind, parameter: Int = 0, flags: UInt8 = 0) {
    endRun()
    openCell()
    open.append(OpenNode(node: nodes.count, kind: kind))
    nodes.append(Node(kind: kind, flags: flags, style: style, start: UInt32(parameter)))
  }

  /// Closes the innermost container.
  @usableFromInline
  mutating func end() {
    endRun()
    let closing = open.popLast()
    let index = closing.node
    if closing.kind == .item && closing.count == 0 && !isInList {
      // A child that draws nothing takes no place in a stack; in a list it has its marker.
      nodes.count = index
      return
    }
    nodes[index].end = UInt32(nodes.count)
    nodes[index].extra = closing.count
    let natural = Int(closing.width) + extraWidth(of: index)
    nodes[index].natural = UInt32(naturalWidth(of: index, content: natural))
    close(width: Int(nodes[index].natural))
  }

  /// Whether the innermost container is a list.
  @usableFromInline var isInList: Bool { open.count > 0 && open.last.kind == .list }

  /// Makes what stands in a border so far its title.
  @usableFromInline
  mutating func endTitle() {
    guard open.last.count > 0 else { return }
    nodes[open.last.node].flags |= NodeFlag.titled
    open.last.width = 0
  }

  @usableFromInline
  mutating func appendRule() { append(Node(kind: .rule, style: style, natural: 1, minimum: 1)) }

  @usableFromInline
  mutating func appendSpacer(minimum: Int) {
    let cells = UInt32(clamping: minimum)
    append(Node(kind: .spacer, style: style, natural: cells, minimum: cells))
  }

  @usableFromInline
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
      open.last.width += UInt32(width)
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
  private mutating func makeCell() {
    isInPlainCell = false
    rowHasBlocks = true
    open.append(OpenNode(node: nodes.count, kind: .cell))
    nodes.append(Node(kind: .cell, style: style))
  }

  /// The cells that a container adds to its content.
  func extraWidth(of index: Int) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .row: return max(Int(node.extra) - 1, 0) * StackParameter(node.start).spacing
    case .padding: return InsetsParameter(node.start).horizontal
    case .border: return borderWidth
    case .list: return markerWidth(of: node)
    case .quote: return quoteWidth
    default: return 0
    }
  }

  /// The cells that a container takes whose content takes some.
  private func naturalWidth(of index: Int, content: Int) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .frame: return FrameParameter(node.start).width ?? content
    case .border where node.has(NodeFlag.titled):
      return max(content, Int(nodes[index + 1].natural) + titleWidth)
    default: return content
    }
  }

  /// The cells of a line on both sides, and a space inside of each.
  var borderWidth: Int { 4 }

  /// The cells that the corners, and what is between them and a title, take.
  var titleWidth: Int { 6 }

  /// The cells of the line before a quotation.
  var quoteWidth: Int { 2 }

  /// The cells of the widest marker of a list.
  func markerWidth(of list: Node) -> Int {
    list.has(NodeFlag.ordered) ? decimalDigits(Int(list.extra)) + 2 : 2
  }

  /// Lays out the block that has just closed, and drops it.
  @inline(never)
  private mutating func writeBlock() {
    layout(0, width: width ?? max(naturalWidthOfBlock, 1))
    nodes.count = 0
    spans.count = 0
    tables.count = 0
    columns.count = 0
    source.removeAll()
    run.start = 0
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
