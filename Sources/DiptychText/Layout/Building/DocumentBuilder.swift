import DiptychViews

/// Makes a document of what a renderer tells it: what opens, what closes and what stands in between.
///
/// A block outside of any container is complete when it closes; it is for the ``TextEngine`` to hand
/// it over and to have it dropped before another one begins.
struct DocumentBuilder: ~Copyable {
  let document: UnsafeMutablePointer<LayoutDocument>
  let tree: LayoutTree
  /// The style of what comes next.
  var style: UInt16 = 0
  var run = TextRun()
  /// The containers that are open.
  var open = FlatArray<OpenNode>()
  /// The innermost table that is open.
  var table = OpenTable()
  var outerTables = FlatArray<OpenTable>()
  /// Whether a cell is open that no block stands in so far.
  var isInPlainCell = false
  /// Whether a row of a table that stands in nothing else has ended, and nobody was told.
  var hasEndedRow = false

  init(_ document: UnsafeMutablePointer<LayoutDocument>) {
    self.document = document
    tree = LayoutTree(document)
  }

  deinit {
    open.free()
    outerTables.free()
  }

  /// Begins another output, with the memory of this one.
  mutating func restart() {
    style = 0
    run = TextRun()
    open.count = 0
    table = OpenTable()
    outerTables.count = 0
    isInPlainCell = false
    hasEndedRow = false
  }

  /// The bytes of its memory.
  var byteCapacity: Int { open.byteCapacity + outerTables.byteCapacity }

  /// Frees the memory of a large document that nobody needs any more.
  mutating func freeMemory() {
    document.pointee.freeMemory()
    run.start = 0
  }

  @inline(__always)
  var nodes: FlatArray<Node> {
    get { document.pointee.nodes }
    nonmutating _modify { yield &document.pointee.nodes }
  }

  /// Whether all that was opened is closed, and there is anything.
  @inline(__always)
  var isComplete: Bool { open.count == 0 && nodes.count > 0 }

  /// Whether what closes next stands in nothing else.
  var isOutermost: Bool { open.count == 1 }

  /// Drops the document, to begin another one.
  mutating func removeAll() {
    document.pointee.removeAll()
    run.start = 0
  }

  // MARK: Containers

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
    var natural = Int(closing.width) + tree.extraWidth(of: index)
    if open.count > 0 && open.last.kind == .list && tree.hasBox(index, in: nodes[open.last.node]) {
      natural = max(natural - 2, 0)  // the box stands in the place of the bullet
    }
    nodes[index].natural = UInt32(clamping: tree.naturalWidth(of: index, content: natural))
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

  // MARK: Nodes without content

  mutating func appendRule() { append(Node(kind: .rule, style: style, natural: 1)) }

  mutating func appendSpacer(minimum: Int) {
    let cells = UInt32(min(max(minimum, 0), 0xFFFF))
    append(Node(kind: .spacer, style: style, natural: cells))
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
        natural: natural
      )
    )
  }

  /// Appends the levels of a sparkline: a digit for each value, a space for none.
  ///
  /// Of values that may not be read only their number is kept.
  mutating func appendSparkline(_ fractions: [Double?]) {
    endRun()
    let text = document.pointee.text
    let start = UInt32(text.pointee.count)
    for fraction in fractions {
      let level = isRedacted ? 0 : fraction.map { UInt8(($0 * 7).rounded()) }
      text.pointee.append(level.map { UInt8(ascii: "0") + $0 } ?? UInt8(ascii: " "))
    }
    run.start = text.pointee.count
    let count = UInt32(fractions.count)
    append(Node(kind: .sparkline, style: style, start: start, natural: count, extra: count))
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

  // MARK: Children

  /// A child of the innermost container is complete.
  mutating func close(width: Int) {
    guard open.count > 0 else { return }
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
    table.rowFlags |= NodeFlag.blocks
    open.append(OpenNode(node: nodes.count, kind: .cell))
    nodes.append(Node(kind: .cell, style: style))
  }

  // MARK: Text

  /// Appends text to the run, or the shape of text that may not be read.
  @inline(never)
  mutating func append(_ string: String) {
    guard !string.isEmpty else { return }
    beginPiece()
    run.append(string, isHidden: isRedacted, in: tree)
  }

  /// Notes where a piece begins whose style is another one than that of the piece before.
  @inline(__always)
  private mutating func beginPiece() {
    let end = document.pointee.text.pointee.count
    if end == run.start {
      run.style = style
      run.lastStyle = style
      return
    }
    run.pieces &+= 1
    guard run.lastStyle != style else { return }
    if run.flags & NodeFlag.spans == 0 {
      run.firstSpan = document.pointee.spans.count
      run.flags |= NodeFlag.spans
    }
    document.pointee.spans.append(Span(start: UInt32(truncatingIfNeeded: end), style: style))
    run.lastStyle = style
  }

  /// Whether there is anything in the run.
  @inline(__always)
  var hasText: Bool { document.pointee.text.pointee.count > run.start }

  /// Makes a leaf of the run, if there is anything in it.
  @inline(__always)
  mutating func endRun() {
    if hasText { makeLeaf() }
  }

  @inline(never)
  private mutating func makeLeaf() {
    let implied = beginImpliedCell()
    if implied.hasCell { return endImpliedCell(implied) }
    openCell()
    let index = appendLeaf()
    close(width: Int(nodes[index].natural))
  }

  /// Appends the run as a leaf, be it empty; its index.
  @inline(__always)
  mutating func appendLeaf() -> Int {
    if _slowPath(run.pieces > 0 && run.flags & NodeFlag.wide != 0) { run.remeasure(tree) }
    let index = nodes.count
    nodes.append(run.leaf(tree, style: style))
    run = TextRun()
    run.start = document.pointee.text.pointee.count
    return index
  }
}
