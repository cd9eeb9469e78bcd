/// How many columns and rows a cell of a table takes the place of, its own counted.
public struct CellSpan: Hashable, Sendable {
  /// The columns, at least 1.
  public let columns: Int
  /// The rows, at least 1.
  public let rows: Int

  /// Creates a span; a number below 1 counts as 1.
  public init(columns: Int = 1, rows: Int = 1) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// Whether the cell takes no place but its own.
  public var isSingle: Bool { columns == 1 && rows == 1 }
}
