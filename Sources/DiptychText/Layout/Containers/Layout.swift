import DiptychViews

/// A layout of documents.
///
/// Each node writes its lines within the width that it is given.
///
/// The layout only reads the nodes of a document. Texts become lines in a ``LineWrapper``, tables
/// in a ``TableLayout``, and all lines go to a ``LineWriter``.
struct Layout: ~Copyable {
  let tree: LayoutTree
  var wrapper: LineWrapper
  var writer: LineWriter
  /// The guard of the stack, which the renderer uses too.
  var stack = StackGuard()

  // MARK: Arrays, used as stacks

  /// The widths and indexes of the nodes that are being laid out.
  var numbers = FlatArray<Int>()
  /// The end of the lines of each cell, in the row that is being laid out.
  var recordEnds = FlatArray<UInt32>()
  /// The minimum widths of nodes, as far as they were computed.
  var minima = FlatArray<UInt32>()

  // MARK: The state around a node

  var listDepth = 0
  /// Whether bars fill the width that they are given.
  var isFilling = false

  init(_ tree: LayoutTree, out: ByteBuffer) {
    self.tree = tree
    wrapper = LineWrapper(tree)
    writer = LineWriter(tree, out: out)
  }

  deinit {
    numbers.free()
    recordEnds.free()
    minima.free()
  }

  /// Writes the lines of the document: a top-level block, perhaps with facts before it.
  @inline(__always)
  mutating func layoutDocument() {
    minima.count = 0
    // glibc gives memory back when more is free than twice the largest block so far, up to 32 MiB,
    // and the kernel clears it each time. One large block, whose unused pages take no memory, saves
    // a quarter of the time of `text/table-10000x6`.
    if !writer.out.isStream { writer.out.reserve(min(16 * tree.text.pointee.count, 1 << 25)) }
    wrapper.keepsWords = tree.traits.keepsLongWords
    var block = 0
    while block < tree.count {
      layout(block, width: tree.traits.width ?? tree.outerWidth(of: block))
      block = tree.next(block)
    }
  }

  /// Writes the lines of a node.
  mutating func layout(_ index: Int, width: Int) {
    if _slowPath(stack.isLow) { return layoutDepthNote(index, width: width) }
    let node = tree[index]
    if _slowPath(tree.hasBackgrounds) { return layoutOnBackground(index, node, width: width) }
    if node.kind == .leaf { return layoutLeaf(node, width: width) }
    layoutContainer(index, node, width: width)
  }

  /// Writes a note in place of a node that is nested too deep.
  @inline(never)
  private mutating func layoutDepthNote(_ index: Int, width: Int) {
    layoutLeaf(leaf(EnvironmentValues.noteDepth(), style: tree[index].style), width: width)
  }

  /// Writes a node whose background fills the rectangle of the node.
  @inline(never)
  private mutating func layoutOnBackground(_ index: Int, _ node: Node, width: Int) {
    if node.kind == .leaf { return layoutLeafOnBackground(node, width: width) }
    // A padding is as wide as the lines around it, and a table draws its own edges.
    let fill = tree.background(of: node.style)
    guard fill != writer.fill, node.kind != .padding, node.kind != .table else {
      return filled(like: node) { $0.layoutContainer(index, node, width: width) }
    }
    let right = writer.leftEdge + widthTaken(by: index, of: width)
    // The empty line before the block is outside of its rectangle.
    writer.begin(kind(of: node))
    writer.beginContent()
    writer.push(Decoration(left: 0, right: right, isPadding: true, fill: fill))
    filled(like: node) { $0.layoutContainer(index, node, width: width) }
    writer.popDecoration()
  }

  /// Returns the kind of a block with a background, for its neighbours.
  private func kind(of node: Node) -> BlockKind {
    switch node.kind {
    case .heading: .heading
    case .list: .list
    case .facts: .group
    case .border, .quote, .chart: .figure
    default: .line
    }
  }

  /// Calls a closure that writes lines, whose spaces get the background of a node.
  @inline(__always)
  mutating func filled(like node: Node, _ write: (inout Self) -> Void) {
    let outerFill = writer.fill
    if tree.hasBackgrounds { changeFill(tree.background(of: node.style)) }
    write(&self)
    if tree.hasBackgrounds { changeFill(outerFill) }
  }

  // Not inlined: its variables would be on the stack at each level of nested nodes.
  @inline(never)
  private mutating func changeFill(_ style: UInt16) { writer.setFill(style) }

  @inline(never)
  private mutating func layoutContainer(_ index: Int, _ node: Node, width: Int) {
    let keepsWords = wrapper.keepsWords
    if node.hasRightEdge { wrapper.keepsWords = false }
    defer { wrapper.keepsWords = keepsWords }
    switch node.kind {
    case .column: layoutColumn(index, node, width: width)
    case .row: layoutRow(index, node, width: width)
    case .columns: layoutColumns(index, node, width: width)
    case .padding: layoutPadding(index, node, width: width)
    case .layers: layoutLayers(index, node, width: width)
    case .choice:
      if let child = tree.chosen(of: index, node, width: width) { layout(child, width: width) }
    case .frame, .flexibleFrame: layoutFrame(index, node, width: width)
    case .border: layoutBorder(index, node, width: width)
    case .list: layoutList(index, node, width: width)
    case .outline: layoutOutline(index, node, width: width)
    case .marked: layoutMarked(index, node, width: width)
    case .quote: layoutQuote(index, node, width: width)
    case .heading: layoutHeading(index, node, width: width)
    case .facts:
      writer.begin(.group)
      writer.beginContent()
      layoutChildren(index, node, width: width)
      writer.end(.group)
    case .fact: layoutFact(index, node, width: width)
    case .paragraphStyle: layoutParagraphStyle(index, node, width: width)
    case .table:
      writer.begin(.figure)
      writer.beginContent()
      TableLayout.layout(index, node, width: width, in: &self)
      writer.end(.figure)
    case .rule: layoutRule(node, width: width)
    case .bar: layoutBar(node, width: width)
    case .sparkline: layoutSparkline(node, width: width)
    case .chart: layoutChart(node, width: width)
    case .spacer: break
    case .item where node.has(NodeFlag.paragraph):
      writer.begin(.paragraph)
      writer.beginContent()
      layoutChildren(index, node, width: width)
      writer.end(.paragraph)
    case .item where node.has(NodeFlag.caption):
      writer.begin(.figure)
      writer.beginContent()
      layoutChildren(index, node, width: width)
      writer.beginContent()
    case .leaf, .item, .cell, .tableRow: layoutChildren(index, node, width: width)
    }
  }

  /// Writes the children of a node below each other.
  mutating func layoutChildren(_ index: Int, _ node: Node, width: Int) {
    layoutChildren(from: index + 1, to: Int(node.end), width: width)
  }

  /// Writes the children of a node, from a given child on.
  mutating func layoutChildren(from first: Int, to end: Int, width: Int) {
    var child = first
    while child < end {
      layout(child, width: width)
      child = tree.next(child)
    }
  }

  // MARK: Kept lines

  /// Keeps the lines that one closure writes, and drops them after another closure has composed
  /// them.
  ///
  /// The first closure calls ``LineWriter/restartLine()`` before each part with lines of its own.
  /// The second one lays out nothing.
  @inline(__always)
  mutating func collected(
    _ write: (inout Layout) -> Void,
    composed compose: (inout Layout, _ lines: Range<Int>) -> Void
  ) {
    let mark = writer.beginCollecting()
    write(&self)
    writer.endCollecting(mark)
    let top = writer.beginReplay()
    compose(&self, mark.lines..<top.lines)
    writer.endReplay(mark, top)
  }

  // MARK: Widths

  /// Returns the width that a node takes within a limit: its natural width, or more if it expands.
  @inline(__always)
  func widthTaken(by index: Int, of limit: Int) -> Int {
    Expansion(tree: tree, isFilling: isFilling).widthTaken(by: index, of: limit)
  }

  // MARK: Alignment

  /// Returns the number of free cells or lines before aligned content.
  @inline(__always)
  func offset(of free: Int, _ alignment: UInt8) -> Int {
    switch alignment {
    case 1: free / 2
    case 2, 4: free  // trailing, or decimal
    default: 0  // leading, or justified
    }
  }
}

extension LayoutTree {
  /// Returns the width of a top-level block if lines have no limit.
  ///
  /// A fact gets a larger width, because it takes only the cells that it needs. A rule takes half
  /// of a usual terminal.
  fileprivate func outerWidth(of block: Int) -> Int {
    let node = self[block]
    let natural = max(Int(node.natural), 1)
    switch node.kind {
    case .rule: return 40
    case .fact:
      let group = self.group(of: block)
      return max(group.natural, natural) + group.label
    default: return natural
    }
  }
}
