/// A short cell of text in one style, packed into its length in bytes and its width in cells.
///
/// The packed cells of a row are stored in the memory of its nodes, two bytes for each cell.
struct PackedCell: BitwiseCopyable {
  private let bits: UInt16

  /// Returns the number of nodes that a number of packed cells takes.
  static func nodes(for count: Int) -> Int { (count + perNode - 1) / perNode }

  /// The offset in bytes of the first packed cell in a node, behind the node's kind.
  private static var offset: Int { 4 }

  private static var perNode: Int {
    (MemoryLayout<Node>.stride - offset) / MemoryLayout<PackedCell>.stride
  }

  static func canHold(_ leaf: Node) -> Bool {
    leaf.kind == .leaf && leaf.flags & ~NodeFlag.wide == 0 && leaf.natural < 128
      && leaf.end &- leaf.start < 256
  }

  init(_ leaf: Node) {
    let natural = UInt16(truncatingIfNeeded: leaf.natural)
    let length = UInt16(truncatingIfNeeded: leaf.end &- leaf.start)
    bits = natural &<< 9 | UInt16(leaf.flags & NodeFlag.wide) &<< 8 | length
  }

  var length: UInt32 { UInt32(bits & 0xFF) }
  var natural: UInt32 { UInt32(bits &>> 9) }
  var flags: UInt8 { bits & 0x100 == 0 ? 0 : NodeFlag.wide }

  /// The packed cells of a row.
  struct Cells {
    private let nodes: UnsafePointer<Node>

    init(_ nodes: UnsafePointer<Node>) {
      self.nodes = nodes
    }

    @inline(__always)
    subscript(index: Int) -> PackedCell {
      UnsafeRawPointer(nodes).load(fromByteOffset: Self.place(of: index), as: PackedCell.self)
    }

    /// Packs leaves in place: the packed cells overwrite the first of the leaves.
    static func pack(_ leaves: UnsafeMutablePointer<Node>, count: Int) {
      for i in 0..<count {
        let cell = PackedCell(leaves[i])
        if i % perNode == 0 { leaves[i / perNode] = Node(kind: .packed, style: 0) }
        UnsafeMutableRawPointer(leaves).storeBytes(
          of: cell,
          toByteOffset: place(of: i),
          as: PackedCell.self
        )
      }
    }

    /// Returns the offset of a packed cell, in bytes from the first node.
    @inline(__always)
    private static func place(of index: Int) -> Int {
      index / perNode * MemoryLayout<Node>.stride + offset
        + index % perNode * MemoryLayout<PackedCell>.stride
    }
  }
}
