/// The number of columns and rows that a cell of a table takes up, its own included.
public struct CellSpan: Hashable, Sendable {
  /// The number of columns, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  public let rows: Int

  /// Creates a span; a number below 1 counts as 1.
  public init(columns: Int = 1, rows: Int = 1) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// Whether the cell takes up a single column and row.
  public var isSingle: Bool { columns == 1 && rows == 1 }
}
