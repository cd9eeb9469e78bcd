/// A line of a leaf: bytes, perhaps a hyphen or an ellipsis, and bytes after it.
struct LineRecord: BitwiseCopyable {
  var start: UInt32
  var end: UInt32
  var columns: UInt32
  var hasHyphen = false
  /// The cells that the ellipsis takes.
  var ellipsis: UInt8 = 0
  var tailStart: UInt32 = 0
  var tailEnd: UInt32 = 0

  @inline(__always)
  init(_ start: Int, _ end: Int, columns: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.columns = UInt32(truncatingIfNeeded: columns)
  }
}
