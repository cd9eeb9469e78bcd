/// A container that is still open: the width of its children grows while they close.
struct OpenNode: BitwiseCopyable {
  var node: Int
  var kind: NodeKind
  var width: UInt32 = 0
  var count: UInt32 = 0
}
