/// An empty set of columns, made by ``TableColumnBuilder`` from an empty closure or branch.
public struct EmptyTableColumns<Row>: TableColumns, Sendable {
  /// Creates an empty set of columns.
  @inlinable
  public init() {}

  public var _traits: [ColumnTraits] { [] }

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  ) {}

  @inlinable
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout TableSpans
  ) {}

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout TableSpans,
    into renderer: inout R
  ) {}
}
