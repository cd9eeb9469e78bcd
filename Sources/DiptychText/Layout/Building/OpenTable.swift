/// A table that is being built: where its row is, and what that is so far.
struct OpenTable: BitwiseCopyable {
  /// The place among all tables; -1 for none.
  var index = -1
  /// The node of the row.
  var row = 0
  /// The column of the next cell.
  var column = 0
  /// The flags of the row.
  var rowFlags: UInt8 = 0
  var isInRow = false
}
