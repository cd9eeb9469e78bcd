/// An open container, whose width and count grow when its children close.
struct OpenNode: BitwiseCopyable {
  var node: Int
  var kind: NodeKind
  var width: UInt32 = 0
  var count: UInt32 = 0
  /// Whether a child is a fact, or an item that holds one alone.
  var holdsFacts = false
}
