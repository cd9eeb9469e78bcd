/// The size of a terminal, and the part of it that a live region may use.
struct RegionSize: Equatable {
  /// The cells of a line of the terminal.
  var columns: Int
  /// The lines of the terminal.
  var rows: Int

  /// The lines that a region may have: all but the last line of the window, which holds the cursor.
  var height: Int { max(rows - 1, 0) }

  /// The cells that a line of a region may have: as many as a line that is printed.
  var width: Int { max(columns, 1) }
}
