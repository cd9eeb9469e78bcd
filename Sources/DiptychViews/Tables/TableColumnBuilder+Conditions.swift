// Columns from conditionals and loops.
extension TableColumnBuilder {
  /// Builds the columns of an empty closure.
  @_alwaysEmitIntoClient
  public static func buildBlock() -> _EmptyTableColumns<Row> { _EmptyTableColumns() }

  /// Builds the columns of an `if` without `else`.
  @_alwaysEmitIntoClient
  public static func buildOptional<C: TableColumns>(_ columns: C?) -> C? where C.Row == Row {
    columns
  }

  /// Builds the columns of the first branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  public static func buildEither<First: TableColumns, Second: TableColumns>(
    first: First
  ) -> _EitherTableColumns<First, Second> where First.Row == Row, Second.Row == Row {
    .first(first)
  }

  /// Builds the columns of the second branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  public static func buildEither<First: TableColumns, Second: TableColumns>(
    second: Second
  ) -> _EitherTableColumns<First, Second> where First.Row == Row, Second.Row == Row {
    .second(second)
  }

  /// Builds the columns of a `for` loop.
  ///
  /// Each column is identified by the position of its element.
  @_alwaysEmitIntoClient
  public static func buildArray<C: TableColumns>(
    _ columns: [C]
  ) -> TableColumnForEach<Row, Int, C> where C.Row == Row {
    TableColumnForEach(columns: columns, ids: nil)
  }

  /// Builds the columns of an `if #available`.
  @_alwaysEmitIntoClient
  public static func buildLimitedAvailability<C: TableColumns>(
    _ columns: C
  ) -> _AnyTableColumns<Row> where C.Row == Row {
    _AnyTableColumns(columns)
  }
}
