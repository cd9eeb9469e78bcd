/// The columns of the chosen branch of a conditional.
///
/// ``TableColumnBuilder`` creates them from `if`/`else` and `switch`; there is no need to create
/// them yourself.
public enum _EitherTableColumns<First: TableColumns, Second: TableColumns>: TableColumns
where First.Row == Second.Row {
  public typealias Row = First.Row

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
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    into renderer: inout R
  ) {
    switch copy columns {
    case .first(let columns):
      renderer.enter(2)
      First._renderCells(columns, row, into: &renderer)
    case .second(let columns):
      renderer.enter(3)
      Second._renderCells(columns, row, into: &renderer)
    }
    renderer.leave()
  }

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
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing First.Row,
    in spans: inout _TableSpans,
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
