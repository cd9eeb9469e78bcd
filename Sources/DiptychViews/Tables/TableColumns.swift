/// The columns of a table, for rows of one type.
///
/// To share columns among several tables, put them into a property or a function with the attribute
/// ``TableColumnBuilder``:
///
/// ```swift
/// @TableColumnBuilder<File> var columns: some TableColumns<File> {
///   TableColumn("Name") { Text($0.name) }
///   if showsSizes { TableColumn("Size") { Text("\($0.size)") } }
/// }
/// ```
public protocol TableColumns<Row> {
  /// The type of an element of the table's sequence.
  associatedtype Row

  /// The traits of the columns, from the leading edge.
  var _traits: [_ColumnTraits] { get }

  /// The view that is the title of each column; nil for a title that is a text.
  var _titleViews: [AnyView?] { get }

  /// Whether a cell can span several columns or rows.
  static var _hasSpans: Bool { get }

  /// Places the cells of a row that are not covered by other cells.
  static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans
  )

  /// Calls `_Renderer.tableCell(span:_:)` for each cell of a row, and
  /// `_Renderer.coveredTableCell(columns:)` for positions that a cell above covers.
  ///
  /// Without spans, each column has a cell.
  static func _renderCells<R: _Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans?,
    into renderer: inout R
  )
}

extension TableColumns {
  public var _titleViews: [AnyView?] { _traits.map { _ in nil } }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _hasSpans: Bool { false }

  @_alwaysEmitIntoClient
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans
  ) {
    if spans.isNextFree { spans.place(_CellSpan()) } else { spans.skip() }
  }

  /// Calls `_Renderer.tableCell(span:_:)` for each column of a row without spans.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderCells<R: _Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  ) {
    var spans: _TableSpans?
    _renderCells(columns, row, in: &spans, into: &renderer)
  }
}

/// A column together with the columns before it.
public struct _TableColumnPair<First: TableColumns, Second: TableColumns>: TableColumns
where First.Row == Second.Row {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @_alwaysEmitIntoClient
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  public var _traits: [_ColumnTraits] { first._traits + second._traits }

  public var _titleViews: [AnyView?] { first._titleViews + second._titleViews }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _hasSpans: Bool { First._hasSpans || Second._hasSpans }

  @_alwaysEmitIntoClient
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    in spans: inout _TableSpans
  ) {
    First._placeCells(columns.first, row, in: &spans)
    Second._placeCells(columns.second, row, in: &spans)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderCells<R: _Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    in spans: inout _TableSpans?,
    into renderer: inout R
  ) {
    renderer.enter(0)
    First._renderCells(columns.first, row, in: &spans, into: &renderer)
    renderer.leave()
    renderer.enter(1)
    Second._renderCells(columns.second, row, in: &spans, into: &renderer)
    renderer.leave()
  }
}

/// A result builder for the columns of a table.
///
/// The closure can hold any number of columns, `if`, `if let`, `else`, `switch`, `for` and `let`.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Builds one column, whose row type is inferred from the table.
  // A single function for columns of every type. With one function per type, the compiler would
  // report an error inside a cell as a column that matches none of them.
  @_alwaysEmitIntoClient
  public static func buildExpression<C: TableColumns>(_ column: C) -> C where C.Row == Row {
    column
  }

  @available(*, unavailable, message: "a view is not a column; write TableColumn(title) { view }")
  public static func buildExpression<V: View>(_ view: V) -> TableColumn<Row, V> { fatalError() }

  /// Builds the leading column.
  @_alwaysEmitIntoClient
  public static func buildPartialBlock<C: TableColumns>(first: C) -> C where C.Row == Row { first }

  /// Builds a column together with the columns before it.
  @_alwaysEmitIntoClient
  public static func buildPartialBlock<A: TableColumns, B: TableColumns>(
    accumulated: A,
    next: B
  ) -> _TableColumnPair<A, B> where A.Row == Row, B.Row == Row {
    _TableColumnPair(first: accumulated, second: next)
  }
}
