/// An empty set of columns, which ``TableColumnBuilder`` creates from an empty closure or branch.
public struct _EmptyTableColumns<Row>: TableColumns, Sendable {
  /// Creates an empty set of columns.
  @_alwaysEmitIntoClient
  public init() {}

  public var _traits: [_ColumnTraits] { [] }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  ) {}

  @_alwaysEmitIntoClient
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans
  ) {}

  @_alwaysEmitIntoClient
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans,
    into renderer: inout R
  ) {}
}
