import DiptychViews

// Memory of large documents. A row of short plain cells is packed: two bytes a cell instead of a
// node. And what was written is handed back to the system while the rest is.
extension TextEngine {
  // MARK: Rows that are packed

  /// The nodes of a document after which rows are packed; a smaller one takes little anyway.
  static var packingStart: Int { 1 << 18 }

  /// Packs the row that has just ended, if all of its cells can be.
  ///
  /// The cells are leaves one after the other, and their bytes too.
  @inline(never)
  mutating func packRow() {
    let row = rowNode
    let first = row &+ 1
    guard rowFlags == 0, tables[currentTable].openRows == 0, first < nodes.count else { return }
    let style = nodes[row].style
    var end = nodes[first].start
    for cell in first..<nodes.count {
      let leaf = nodes[cell]
      guard leaf.start == end, leaf.style == style, PackedCell.canHold(leaf) else { return }
      end = leaf.end
    }
    nodes[row].start = nodes[first].start
    let count = nodes.count - first
    for i in 0..<count {
      let leaf = nodes[first + i]
      let slot = first + i / PackedCell.perNode
      if i % PackedCell.perNode == 0 { nodes[slot] = Node(kind: .packed, style: 0) }
      packedCells(slot)[i % PackedCell.perNode] = PackedCell(leaf)
    }
    nodes.count = first + (count + PackedCell.perNode - 1) / PackedCell.perNode
    nodes[row].end = UInt32(truncatingIfNeeded: nodes.count)
    nodes[row].flags = NodeFlag.packed
  }

  /// Calls a closure with each leaf of a packed row.
  @inline(__always)
  mutating func forEachPacked(_ row: Int, _ body: (inout TextEngine, Int, Node) -> Void) {
    let node = nodes[row]
    var leaf = Node(kind: .leaf, style: node.style, end: node.start)
    for i in 0..<Int(node.extra) {
      let cell = packedCells(row + 1 + i / PackedCell.perNode)[i % PackedCell.perNode]
      leaf.start = leaf.end
      leaf.end &+= cell.length
      leaf.natural = cell.natural
      leaf.flags = cell.flags
      body(&self, i, leaf)
    }
  }

  /// Appends the nodes that a packed row was; the index of the first.
  ///
  /// Who calls it drops them.
  @inline(never)
  mutating func unpackRow(_ row: Int) -> Int {
    let copy = nodes.count
    var node = nodes[row]
    node.flags = 0
    node.start = 0
    node.end = UInt32(truncatingIfNeeded: copy) &+ 1 &+ node.extra
    nodes.append(node)
    forEachPacked(row) { engine, _, leaf in engine.nodes.append(leaf) }
    return copy
  }

  @inline(__always)
  private func packedCells(_ slot: Int) -> UnsafeMutablePointer<PackedCell> {
    UnsafeMutableRawPointer(nodes.base + slot).advanced(by: PackedCell.offset)
      .assumingMemoryBound(to: PackedCell.self)
  }

  // MARK: What was written

  /// The nodes that are handed back at once.
  static var releaseStep: Int { 1 << 17 }

  /// Hands back the memory of nodes that were written, and of their text.
  ///
  /// What is kept to be put beside something else still needs it.
  @inline(never)
  func release(from first: Int, to end: Int) {
    guard isDirect, LayoutMemory.isLarge(source, nodes) else { return }
    if let start = textStart(from: first, to: end),
      let after = textStart(from: end, to: nodes.count)
    {
      SystemMemory.release(source.base + start, count: after - start)
    }
    let start = UnsafeMutableRawPointer(nodes.base + first)
    SystemMemory.release(start, count: (end - first) * MemoryLayout<Node>.stride)
  }

  /// The first byte of the first text from a node on.
  private func textStart(from first: Int, to end: Int) -> Int? {
    for index in first..<end {
      let node = nodes[index]
      let isPacked = node.kind == .tableRow && node.has(NodeFlag.packed)
      if node.kind == .leaf || isPacked { return Int(node.start) }
    }
    return nil
  }

  /// Frees the memory of a large layout that nobody needs any more.
  mutating func dropLargeMemory() {
    guard LayoutMemory.isLarge(source, nodes) else { return }
    dropBlock()
    nodes.free()
    nodes = FlatArray()
    source.free()
    source = ByteBuffer(capacity: 64)
    spans.free()
    spans = FlatArray()
  }
}

/// A short cell without anything but text in one style: how many bytes it has, and how wide it is.
private struct PackedCell: BitwiseCopyable {
  private let bits: UInt16

  /// Where the first of a node is.
  static var offset: Int { 4 }

  static var perNode: Int { (MemoryLayout<Node>.stride - offset) / MemoryLayout<Self>.stride }

  static func canHold(_ leaf: Node) -> Bool {
    leaf.kind == .leaf && leaf.flags & ~NodeFlag.wide == 0 && leaf.natural < 128
      && leaf.end &- leaf.start < 256
  }

  init(_ leaf: Node) {
    let natural = UInt16(truncatingIfNeeded: leaf.natural)
    let length = UInt16(truncatingIfNeeded: leaf.end &- leaf.start)
    bits = natural << 9 | UInt16(leaf.flags & NodeFlag.wide) << 8 | length
  }

  var length: UInt32 { UInt32(bits & 0xFF) }
  var natural: UInt32 { UInt32(bits >> 9) }
  var flags: UInt8 { bits & 0x100 == 0 ? 0 : NodeFlag.wide }
}
