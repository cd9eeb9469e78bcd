/// The order in which the rows of a table are sorted by a column.
public enum ColumnSortOrder: UInt8, Hashable, Sendable {
  /// The smallest value first.
  case ascending
  /// The largest value first.
  case descending

  /// The value of the attribute `aria-sort`.
  package var ariaValue: String { self == .ascending ? "ascending" : "descending" }

  /// The sign after the title of the column: U+25B4 or U+25BE, which are one cell wide everywhere.
  package var sign: String { self == .ascending ? "▴" : "▾" }

  /// The sign in output limited to ASCII.
  package var asciiSign: String { self == .ascending ? "^" : "v" }
}
