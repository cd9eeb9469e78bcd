// Columns from conditionals and loops.
extension TableColumnBuilder {
  /// Builds the columns of an empty closure or branch: none.
  @_alwaysEmitIntoClient
  public static func buildBlock() -> TableColumn<Row, EmptyView>? { nil }

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
    TableColumnForEach(columns.indices, id: \.self) { columns[$0] }
  }
}

/// The columns of the chosen branch of a conditional.
///
/// ``TableColumnBuilder`` creates them from `if`/`else` and `switch`; there is no need to create
/// them yourself.
public enum _EitherTableColumns<First: TableColumns, Second: TableColumns>: TableColumns
where First.Row == Second.Row {
  case first(First)
  case second(Second)

  public var _traits: [_ColumnTraits] {
    switch self {
    case .first(let columns): columns._traits
    case .second(let columns): columns._traits
    }
  }

  public var _titleViews: [AnyView?] {
    switch self {
    case .first(let columns): columns._titleViews
    case .second(let columns): columns._titleViews
    }
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _hasSpans: Bool { First._hasSpans || Second._hasSpans }

  @_alwaysEmitIntoClient
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    in spans: inout _TableSpans
  ) {
    switch copy columns {
    case .first(let columns): First._placeCells(columns, row, in: &spans)
    case .second(let columns): Second._placeCells(columns, row, in: &spans)
    }
  }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: _Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    in spans: inout _TableSpans?,
    into renderer: inout R
  ) {
    switch copy columns {
    case .first(let columns):
      renderer.enter(2)
      First._renderCells(columns, row, in: &spans, into: &renderer)
    case .second(let columns):
      renderer.enter(3)
      Second._renderCells(columns, row, in: &spans, into: &renderer)
    }
    renderer.leave()
  }
}

/// Has the columns of the wrapped value, or none.
// The value is entered at the same position as the view of an `if` without `else`.
extension Optional: TableColumns where Wrapped: TableColumns {
  public var _traits: [_ColumnTraits] { self?._traits ?? [] }

  public var _titleViews: [AnyView?] { self?._titleViews ?? [] }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _hasSpans: Bool { Wrapped._hasSpans }

  @_alwaysEmitIntoClient
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Wrapped.Row,
    in spans: inout _TableSpans
  ) {
    guard let columns = copy columns else { return }
    Wrapped._placeCells(columns, row, in: &spans)
  }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: _Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Wrapped.Row,
    in spans: inout _TableSpans?,
    into renderer: inout R
  ) {
    guard let columns = copy columns else { return }
    renderer.enter(4)
    Wrapped._renderCells(columns, row, in: &spans, into: &renderer)
    renderer.leave()
  }
}
