/// A table that is being built, and the state of its current row.
struct OpenTable: BitwiseCopyable {
  /// The index among all tables; -1 for no table.
  var index = -1
  /// The index of the row's node.
  var row = 0
  /// The column of the next cell.
  var column = 0
  /// The flags of the row.
  var rowFlags: UInt8 = 0
  var isInRow = false
  /// The width of the first column above the first section.
  var headerWidth: UInt32 = 0
}
