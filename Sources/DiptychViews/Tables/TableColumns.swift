/// The columns of a table whose rows are of one type.
public protocol TableColumns<Row> {
  /// An element of what the table is made of.
  associatedtype Row

  /// What the columns are, from the leading one on.
  var _traits: [ColumnTraits] { get }

  /// Calls ``Renderer/tableCell(_:)`` for each column.
  static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  )

  /// Whether a cell can take the place of columns after its own.
  static var _hasSpans: Bool { get }

  /// Calls ``Renderer/tableCell(span:_:)`` or ``Renderer/tableCell(_:)`` for each column that no
  /// other one covers.
  ///
  /// `covered` says how many columns from here on are.
  static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    covered: inout Int,
    into renderer: inout R
  )
}

extension TableColumns {
  @inlinable
  @inline(__always)
  public static var _hasSpans: Bool { false }

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    covered: inout Int,
    into renderer: inout R
  ) {
    if covered > 0 {
      covered -= 1
    } else {
      _renderCells(columns, row, into: &renderer)
    }
  }
}

/// A column and all that stand before it.
public struct TableColumnPair<First: TableColumns, Second: TableColumns>: TableColumns
where First.Row == Second.Row {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  public var _traits: [ColumnTraits] { first._traits + second._traits }

  @inlinable
  @inline(__always)
  public static var _hasSpans: Bool { First._hasSpans || Second._hasSpans }

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    covered: inout Int,
    into renderer: inout R
  ) {
    renderer.enter(0)
    First._renderCells(columns.first, row, covered: &covered, into: &renderer)
    renderer.leave()
    renderer.enter(1)
    Second._renderCells(columns.second, row, covered: &covered, into: &renderer)
    renderer.leave()
  }

  @inlinable
  @inline(__always)
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    into renderer: inout R
  ) {
    renderer.enter(0)
    First._renderCells(columns.first, row, into: &renderer)
    renderer.leave()
    renderer.enter(1)
    Second._renderCells(columns.second, row, into: &renderer)
    renderer.leave()
  }
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Builds one column, whose rows are known from the table.
  @inlinable
  public static func buildExpression<C: View>(
    _ column: TableColumn<Row, C>
  ) -> TableColumn<Row, C> {
    column
  }

  /// Builds one column with spans, whose rows are known from the table.
  @inlinable
  public static func buildExpression<C: View>(
    _ column: SpanningTableColumn<Row, C>
  ) -> SpanningTableColumn<Row, C> {
    column
  }

  /// Builds the leading column.
  @inlinable
  public static func buildPartialBlock<C: TableColumns>(first: C) -> C where C.Row == Row {
    first
  }

  /// Builds a column and all that stand before it.
  @inlinable
  public static func buildPartialBlock<A: TableColumns, B: TableColumns>(
    accumulated: A,
    next: B
  ) -> TableColumnPair<A, B> where A.Row == Row, B.Row == Row {
    TableColumnPair(first: accumulated, second: next)
  }
}
