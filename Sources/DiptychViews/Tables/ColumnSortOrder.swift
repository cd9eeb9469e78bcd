/// The sort order of the rows of a table by one of its columns.
public enum ColumnSortOrder: UInt8, Hashable, Sendable {
  /// The smallest value first.
  case ascending
  /// The largest value first.
  case descending

  /// The value of the attribute `aria-sort`.
  package var ariaValue: String { self == .ascending ? "ascending" : "descending" }

  /// The symbol after the title of the column: U+25B4 or U+25BE, which are one cell wide in all
  /// terminals.
  public var sign: String { self == .ascending ? "▴" : "▾" }

  /// The symbol after the title of the column, in output limited to ASCII.
  public var asciiSign: String { self == .ascending ? "^" : "v" }
}
