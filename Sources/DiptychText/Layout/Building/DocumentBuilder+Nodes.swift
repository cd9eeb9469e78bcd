import DiptychViews

/// An open container, whose width and count grow when its children close.
struct OpenNode: BitwiseCopyable {
  var node: Int
  var kind: NodeKind
  var width: UInt32 = 0
  var count: UInt32 = 0
  /// Whether a child is a fact, or an item with only a fact in it.
  var holdsFacts = false

  /// Whether the children are not below each other.
  var isBesideOthers: Bool {
    switch kind {
    case .row, .columns, .layers, .choice, .fact: true
    default: false
    }
  }
}

extension FlatArray<OpenNode> {
  /// Whether each child of the innermost container needs a node of its own, even if it is a text or
  /// is empty.
  var needsItems: Bool {
    guard count > 0 else { return false }
    switch last.kind {
    case .list, .outline, .layers, .choice: return true
    case .fact: return last.count < 2
    default: return false
    }
  }
}

// Containers, and nodes without content.
extension DocumentBuilder {
  /// Opens a container.
  mutating func begin(_ kind: NodeKind, flags: UInt8 = 0) {
    endRun()
    run.followsBlock = false
    openCell()
    open.append(OpenNode(node: nodes.count, kind: kind))
    nodes.append(Node(kind: kind, flags: flags, style: style))
    takeParameter(nodes.count - 1)
  }

  /// Closes the innermost container.
  mutating func end() {
    closeContainer()
    handOver()
    if _slowPath(!addresses.isEmpty) { writeAddresses() }
  }

  private mutating func closeContainer() {
    endRun()
    run.followsBlock = true
    let closing = open.popLast()
    let index = closing.node
    if closing.count == 0 && isOptional(closing) {
      // An empty child takes no place in a stack.
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
      } else if !closing.isBesideOthers {
        natural = max(natural, alignFacts(after: index) + tree.extraWidth(of: index))
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
  ///
  /// A top-level fact waits for its neighbours, because the names of neighbouring facts get the
  /// same width. The waiting facts are written at the next block of another kind, or at the end of
  /// the output. In a stream, at most ``sample`` facts wait.
  mutating func endFact() {
    if open.count > 1 { open[open.count - 2].holdsFacts = true }
    closeContainer()
    guard isComplete else { return }
    waitingFacts += 1
    if isStreaming, waitingFacts >= Self.sample { writeDocument() }
  }

  /// Makes a group of the facts among the children of a container, which is the last node so far,
  /// or among the top-level blocks.
  ///
  /// - Parameter container: The index of the container; -1 for the top level.
  /// - Returns: The width of the group.
  mutating func alignFacts(after container: Int) -> Int {
    var group = FactGroup()
    var child = container + 1
    while child < nodes.count {
      if let fact = tree.fact(child) {
        group.add(fact, in: tree)
        nodes[fact].start = UInt32(document.pointee.factGroups.count + 1)
      }
      child = tree.next(child)
    }
    document.pointee.factGroups.append(group)
    return group.natural
  }

  /// Whether a container without children is dropped.
  private func isOptional(_ closing: OpenNode) -> Bool {
    switch closing.kind {
    case .item, .column, .columns, .layers, .list, .outline, .facts, .quote: !open.needsItems
    case .row: !open.needsItems || nodes[closing.node].has(NodeFlag.optional)
    case .heading: true
    default: false
    }
  }

  // MARK: Nodes without content

  mutating func appendRule() { append(Node(kind: .rule, style: glyphStyle(.border), natural: 1)) }

  /// Makes the parameter of the next container, or of the next node without content.
  // The node takes it when it begins, because its beginning may hand over the document before it.
  @inline(__always)
  mutating func prepare(_ set: (inout NodeParameter) -> Void) {
    nextParameter = NodeParameter()
    set(&nextParameter)
    hasParameter = true
  }

  @inline(__always)
  private mutating func takeParameter(_ node: Int) {
    guard hasParameter else { return }
    hasParameter = false
    nodes[node].start = UInt32(document.pointee.parameters.count)
    document.pointee.parameters.append(nextParameter)
  }

  /// Changes the parameter of a node.
  mutating func setParameter(of node: Int, _ set: (inout NodeParameter) -> Void) {
    if nodes[node].start == 0 {
      nodes[node].start = UInt32(document.pointee.parameters.count)
      document.pointee.parameters.append(NodeParameter())
    }
    set(&document.pointee.parameters[Int(nodes[node].start)])
  }

  mutating func appendSpacer(minimum: Int) {
    let cells = UInt32(min(max(minimum, 0), 0xFFFF))
    append(Node(kind: .spacer, style: style, natural: cells))
  }

  /// Appends a node without content.
  mutating func append(_ node: Node) {
    endRun()
    let implied = beginImpliedCell()
    openCell()
    let index = nodes.count
    nodes.append(node)
    takeParameter(index)
    nodes[index].end = UInt32(nodes.count)
    close(width: Int(node.natural))
    endImpliedCell(implied)
    run.followsBlock = true
    handOver()
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

  /// Turns the open cell into a node, because it contains a block.
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
}

// Titles in the top line of a border.
extension DocumentBuilder {
  /// Turns the text in a border so far into the title of the border.
  ///
  /// A title that is a block, or consists of several texts, does not fit in the line of a border.
  /// It stays above the content.
  mutating func endTitle() { endTitle(after: 0, NodeFlag.titled) }

  /// Turns the text after the title of a border into the subtitle.
  mutating func endSubtitle() {
    let isTitled = nodes[open.last.node].has(NodeFlag.titled)
    endTitle(after: isTitled ? 1 : 0, NodeFlag.subtitled)
  }

  private mutating func endTitle(after others: Int, _ flag: UInt8) {
    let border = open.last.node
    guard Int(open.last.count) == others + 1, nodes.count == border + others + 2,
      nodes[nodes.count - 1].kind == .leaf
    else { return }
    nodes[border].flags |= flag
    open.last.width = 0
    if nodes[nodes.count - 1].has(NodeFlag.breaks) { joinLines(of: nodes.count - 1) }
  }

  /// Replaces each newline with a space in a leaf, which is the last one of the text so far.
  private mutating func joinLines(of leaf: Int) {
    let text = document.pointee.text.pointee.base.assumingMemoryBound(to: UInt8.self)
    for i in nodes[leaf].bytes where text[i] == UInt8(ascii: "\n") { text[i] = UInt8(ascii: " ") }
    var run = TextRun()
    run.start = Int(nodes[leaf].start)
    run.remeasure(tree)
    nodes[leaf].natural = UInt32(truncatingIfNeeded: run.columns)
    nodes[leaf].flags &= ~NodeFlag.breaks
  }
}
