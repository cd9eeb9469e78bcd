/// The cells and lines that a live region may know of.
struct RegionSize: Equatable {
  /// The cells of a line of the terminal.
  var columns: Int
  /// The lines of the terminal.
  var rows: Int

  /// The lines that a region may take: above the line below it, where the cursor is.
  var height: Int { max(rows - 1, 0) }

  /// The cells that a line of a region may take.
  ///
  /// One is left free: after its last cell a terminal may be on this line or on the next.
  var width: Int { max(columns - 1, 1) }
}
