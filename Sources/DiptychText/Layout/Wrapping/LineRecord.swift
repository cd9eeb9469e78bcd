/// A line of a leaf: a range of bytes, perhaps a hyphen or an ellipsis, and the bytes after the
/// ellipsis.
struct LineRecord: BitwiseCopyable {
  var start: UInt32
  var end: UInt32
  var columns: UInt32
  var hasHyphen = false
  /// The cells of the ellipsis; 0 for none.
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
