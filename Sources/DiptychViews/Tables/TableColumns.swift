/// The columns of a table whose rows are of one type.
///
/// Columns that several tables share are a property or a function with the attribute of the builder:
///
/// ```swift
/// @TableColumnBuilder<File> var columns: some TableColumns<File> {
///   TableColumn("Name") { Text($0.name) }
///   if showsSizes { TableColumn("Size") { Text("\($0.size)") } }
/// }
/// ```
public protocol TableColumns<Row> {
  /// An element of what the table is made of.
  associatedtype Row

  /// What the columns are, from the leading one on.
  var _traits: [ColumnTraits] { get }

  /// The view that heads each column; nil where the title of its traits does.
  var _titleViews: [AnyView?] { get }

  /// Calls ``Renderer/tableCell(_:)`` for each column.
  static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  )

  /// Whether a cell can take the place of others.
  static var _hasSpans: Bool { get }

  /// Says what the cells of a row take, except for those whose place others have.
  static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout TableSpans
  )

  /// Calls ``Renderer/tableCell(span:_:)`` or ``Renderer/tableCell(_:)`` for each cell of a row, and
  /// ``Renderer/coveredTableCell(columns:)`` where one from above stands.
  static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout TableSpans,
    into renderer: inout R
  )
}

extension TableColumns {
  public var _titleViews: [AnyView?] { _traits.map { _ in nil } }

  @inlinable
  @inline(__always)
  public static var _hasSpans: Bool { false }

  @inlinable
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout TableSpans
  ) {
    if spans.isNextFree { spans.place(CellSpan()) } else { spans.skip() }
  }

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout TableSpans,
    into renderer: inout R
  ) {
    switch spans.next() {
    case .cell: _renderCells(columns, row, into: &renderer)
    case .covered(let count): renderer.coveredTableCell(columns: count)
    case .partOfCell: break
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

  public var _titleViews: [AnyView?] { first._titleViews + second._titleViews }

  @inlinable
  @inline(__always)
  public static var _hasSpans: Bool { First._hasSpans || Second._hasSpans }

  @inlinable
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    in spans: inout TableSpans
  ) {
    First._placeCells(columns.first, row, in: &spans)
    Second._placeCells(columns.second, row, in: &spans)
  }

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    in spans: inout TableSpans,
    into renderer: inout R
  ) {
    renderer.enter(0)
    First._renderCells(columns.first, row, in: &spans, into: &renderer)
    renderer.leave()
    renderer.enter(1)
    Second._renderCells(columns.second, row, in: &spans, into: &renderer)
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
///
/// Any number of columns, `if`, `if let`, `else`, `switch`, `for`, `let` and availability checks can
/// stand in it.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Builds one column, whose rows are known from the table.
  // One function for columns of every type: were there one for each type, an error in a cell would
  // be reported as a column that has the type of none.
  @inlinable
  public static func buildExpression<C: TableColumns>(_ column: C) -> C where C.Row == Row {
    column
  }

  /// Says how a view becomes a column.
  @available(*, unavailable, message: "a view is no column, write TableColumn(title) { view }")
  public static func buildExpression<V: View>(_ view: V) -> TableColumn<Row, V> {
    fatalError("unavailable")
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
