/// Has the columns of the wrapped value, or none.
// The value is entered at the same position as the view of an `if` without `else`.
extension Optional: TableColumns where Wrapped: TableColumns {
  public typealias Row = Wrapped.Row

  public var _traits: [_ColumnTraits] { self?._traits ?? [] }

  public var _titleViews: [AnyView?] { self?._titleViews ?? [] }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _hasSpans: Bool { Wrapped._hasSpans }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Wrapped.Row,
    into renderer: inout R
  ) {
    guard let columns = copy columns else { return }
    renderer.enter(4)
    Wrapped._renderCells(columns, row, into: &renderer)
    renderer.leave()
  }

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
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Wrapped.Row,
    in spans: inout _TableSpans,
    into renderer: inout R
  ) {
    guard let columns = copy columns else { return }
    renderer.enter(4)
    Wrapped._renderCells(columns, row, in: &spans, into: &renderer)
    renderer.leave()
  }
}
