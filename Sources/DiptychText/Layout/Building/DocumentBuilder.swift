import DiptychViews

/// A builder that makes a document from the calls of a renderer, which open and close containers
/// and append content.
///
/// A top-level block is complete when it closes. The ``TextEngine`` then has it laid out, and drops
/// it before another one begins.
struct DocumentBuilder: ~Copyable {
  let document: UnsafeMutablePointer<LayoutDocument>
  let tree: LayoutTree
  /// The style of the content that follows.
  var style: UInt16 = 0
  var run = TextRun()
  /// The open containers, from the outermost to the innermost.
  var open = FlatArray<OpenNode>()
  /// The innermost open table.
  var table = OpenTable()
  var outerTables = FlatArray<OpenTable>()
  /// Whether a cell is open that holds no block so far.
  var isInPlainCell = false
  /// Whether a row of a top-level table has ended and the engine has not handled it yet.
  var hasEndedRow = false
  /// The theme of the content that follows; nil for the standard one, which costs no copy then.
  var ownTheme: Theme? {
    didSet { if ownTheme != oldValue { roleStyles.count = 0 } }
  }
  /// The styles of roles in the theme; `UInt64.max` for one that was not asked for.
  var roleStyles = FlatArray<UInt64>()

  init(_ document: UnsafeMutablePointer<LayoutDocument>) {
    self.document = document
    tree = LayoutTree(document)
  }

  deinit {
    open.free()
    outerTables.free()
    roleStyles.free()
  }

  /// Begins another output, in the memory of the previous one.
  mutating func restart() {
    style = 0
    run = TextRun()
    open.count = 0
    table = OpenTable()
    outerTables.count = 0
    isInPlainCell = false
    hasEndedRow = false
  }

  /// The size of the allocated memory, in bytes.
  var byteCapacity: Int {
    open.byteCapacity + outerTables.byteCapacity + roleStyles.byteCapacity
  }

  /// Frees the memory of a large document that is no longer needed.
  mutating func freeMemory() {
    document.pointee.freeMemory()
    run.start = 0
  }

  /// The theme of the content that follows.
  var theme: Theme { ownTheme ?? .standard }

  /// The lines of a panel in the theme.
  // The theme itself would be copied.
  var panelBorder: BorderStyle { ownTheme?.panelBorder ?? Theme.standard.panelBorder }

  @inline(__always)
  var nodes: FlatArray<Node> {
    get { document.pointee.nodes }
    nonmutating _modify { yield &document.pointee.nodes }
  }

  /// Whether the document has nodes, and no container is open.
  @inline(__always)
  var isComplete: Bool { open.count == 0 && nodes.count > 0 }

  /// Whether the innermost open container is a top-level one.
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
    run.followsBlock = false
    openCell()
    open.append(OpenNode(node: nodes.count, kind: kind))
    nodes.append(Node(kind: kind, flags: flags, style: style, start: UInt32(parameter)))
  }

  /// Closes the innermost container.
  mutating func end() {
    endRun()
    run.followsBlock = true
    let closing = open.popLast()
    let index = closing.node
    if closing.count == 0 && isOptional(closing) {
      // A child that draws nothing takes no place in a stack.
      nodes.count = index
      return
    }
    let node = nodes.base + index
    node.pointee.end = UInt32(nodes.count)
    node.pointee.extra = closing.count
    var natural = Int(closing.width) + tree.extraWidth(of: index)
    if _slowPath(closing.holdsFacts) {
      if closing.kind == .item && closing.count == 1 && nodes[index + 1].kind == .fact {
        node.pointee.flags |= NodeFlag.fact
        if open.count > 0 { open.last.holdsFacts = true }
      } else {
        natural = max(natural, tree.widthWithFacts(of: index))
      }
    }
    if open.count > 0 && open.last.kind == .list && tree.hasBox(index, in: nodes[open.last.node]) {
      natural = max(natural - 2, 0)  // the box stands in the place of the bullet
    }
    natural = tree.naturalWidth(of: index, content: natural)
    node.pointee.natural = UInt32(clamping: natural)
    close(width: Int(node.pointee.natural))
  }

  /// Closes a fact.
  mutating func endFact() {
    document.pointee.hasFacts = true
    if open.count > 1 { open[open.count - 2].holdsFacts = true }
    end()
  }

  /// Whether a container without children is dropped.
  private func isOptional(_ closing: OpenNode) -> Bool {
    switch closing.kind {
    case .item, .column, .columns, .layers, .list, .outline, .facts, .quote: !needsItems
    case .row: !needsItems || nodes[closing.node].has(NodeFlag.optional)
    case .heading: true
    default: false
    }
  }

  /// Whether each child of the innermost container needs a node of its own, even a text or an empty
  /// one.
  var needsItems: Bool {
    guard open.count > 0 else { return false }
    switch open.last.kind {
    case .list, .outline, .layers, .choice: return true
    case .fact: return open.last.count < 2
    default: return false
    }
  }

  // MARK: Nodes without content

  mutating func appendRule() {
    append(Node(kind: .rule, style: glyphStyle(.border), natural: 1))
  }

  mutating func appendSpacer(minimum: Int) {
    let cells = UInt32(min(max(minimum, 0), 0xFFFF))
    append(Node(kind: .spacer, style: style, natural: cells))
  }

  /// Appends a sparkline, whose levels are kept as text: a digit for each value, a space for a
  /// missing one.
  ///
  /// Of redacted values only the number is kept.
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
    let style = accentStyle()
    append(Node(kind: .sparkline, style: style, start: start, natural: count, extra: count))
  }

  /// Appends a sparkline to the current text, a character for each value.
  mutating func appendCurve(_ fractions: [Double?]) {
    let isASCII = tree.traits.isASCII
    let curve = fractions.map { fraction in
      guard let fraction else { return isASCII ? " " : "\u{A0}" }
      let level = Glyph.level(Int((fraction * 7).rounded()))
      return (isASCII ? level.asciiTwin : level).string
    }
    let outer = style
    style = accentStyle()
    append(curve.joined())
    style = outer
  }

  /// Appends a node without content.
  mutating func append(_ node: Node) {
    endRun()
    let implied = beginImpliedCell()
    openCell()
    let index = nodes.count
    nodes.append(node)
    nodes[index].end = UInt32(nodes.count)
    close(width: Int(node.natural))
    endImpliedCell(implied)
    run.followsBlock = true
  }

  // MARK: Children

  /// Adds a complete child to the width and the count of the innermost container.
  mutating func close(width: Int) {
    guard open.count > 0 else { return }
    if open.last.kind == .row || open.last.kind == .fact {
      open.last.width = UInt32(clamping: Int(open.last.width) + width)
    } else {
      open.last.width = max(open.last.width, UInt32(width))
    }
    open.last.count += 1
  }

  /// Makes a node of the open cell, because it holds a block.
  @inline(__always)
  mutating func openCell() {
    if _slowPath(isInPlainCell) { makeCell() }
  }

  @inline(never)
  mutating func makeCell() {
    isInPlainCell = false
    table.rowFlags |= NodeFlag.blocks
    tables[table.index].hasTallCells = true
    open.append(OpenNode(node: nodes.count, kind: .cell))
    nodes.append(Node(kind: .cell, style: style))
  }

  // MARK: Text

  /// Appends text to the run; of redacted text, the shape.
  @inline(never)
  mutating func append(_ string: String) {
    guard !string.isEmpty else { return }
    beginPiece()
    run.append(string, isHidden: isRedacted, in: tree)
  }

  /// Begins a piece of the run, and records where the style changes if it has another one.
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

  /// Whether the run holds any text.
  @inline(__always)
  var hasText: Bool { document.pointee.text.pointee.count > run.start }

  /// The end of the text so far.
  var textEnd: Int { document.pointee.text.pointee.count }

  /// Makes a mark of the text from a byte on, and of the run if it holds nothing else.
  mutating func markRun(from start: Int) {
    // A block in the mark has ended the run.
    guard start >= run.start, start < textEnd else { return }
    if start == run.start { run.markEnd = textEnd }
    run.flags |= NodeFlag.marks
    document.pointee.marks.append(start..<textEnd)
  }

  /// Makes a leaf of the run, if the run holds any text.
  @inline(__always)
  mutating func endRun() {
    if hasText { makeLeaf() }
  }

  @inline(never)
  private mutating func makeLeaf() {
    if _slowPath(run.followsBlock) && !dropSpaces() { return }
    let implied = beginImpliedCell()
    if implied.hasCell { return endImpliedCell(implied) }
    openCell()
    let index = appendLeaf()
    close(width: Int(nodes[index].natural))
  }

  /// Leaves out the spaces at the start of the run.
  ///
  /// - Returns: Whether the run holds other text.
  @inline(never)
  private mutating func dropSpaces() -> Bool {
    run.dropSpaces(tree)
    if hasText { return true }
    run = TextRun()
    run.start = textEnd
    run.followsBlock = true
    return false
  }

  /// Appends the run as a leaf, even if it is empty.
  ///
  /// - Returns: The index of the leaf.
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
