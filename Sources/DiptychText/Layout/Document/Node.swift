/// A node of a document.
///
/// Nodes are in preorder: the first child of the node at `i` is at `i + 1`. The node after a leaf
/// is at `i + 1`, and the node after a container and its descendants is at `end`. So the tree needs
/// no links.
struct Node: BitwiseCopyable {
  var kind: NodeKind
  var flags: UInt8 = 0
  var style: UInt16
  /// The first byte of a leaf, or the ``parameter`` of a container.
  var start: UInt32 = 0
  /// The end of the bytes of a leaf, or the index after the last descendant of a container.
  var end: UInt32 = 0
  /// The natural width in cells: the width if no line is wrapped.
  var natural: UInt32 = 0
  /// The first span of a leaf, the info of a table, or the number of children of any other node.
  var extra: UInt32 = 0

  var parameter: NodeParameter {
    get { NodeParameter(bits: start) }
    set { start = newValue.bits }
  }

  var bytes: Range<Int> { Int(start)..<Int(end) }

  func has(_ flag: UInt8) -> Bool { flags & flag != 0 }
}

/// A style of text, from a byte to the next span or to the end of the leaf.
struct Span: BitwiseCopyable {
  var start: UInt32
  var style: UInt16
}
