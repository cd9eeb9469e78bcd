/// Type-erased columns of a table.
///
/// ``TableColumnBuilder`` makes them from `if #available`. The compiler can't specialise the
/// rendering of their cells as HTML, so the rendering takes longer.
public struct _AnyTableColumns<Row>: TableColumns {
  @usableFromInline let columns: any TableColumns<Row>

  /// Creates type-erased columns from columns.
  @_alwaysEmitIntoClient
  public init<C: TableColumns>(_ columns: C) where C.Row == Row {
    self.columns = columns
  }

  public var _traits: [_ColumnTraits] { columns._traits }

  public var _titleViews: [AnyView?] { columns._titleViews }

  // Possibly: the type of the columns is not known here.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _hasSpans: Bool { true }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  ) {
    render(columns.columns, row, into: &renderer)
  }

  @_alwaysEmitIntoClient
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans
  ) {
    place(columns.columns, row, in: &spans)
  }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans,
    into renderer: inout R
  ) {
    render(columns.columns, row, in: &spans, into: &renderer)
  }

  // MARK: Columns with their type restored

  @_alwaysEmitIntoClient
  static func render<C: TableColumns<Row>, R: Renderer>(
    _ columns: C,
    _ row: borrowing Row,
    into renderer: inout R
  ) {
    C._renderCells(columns, row, into: &renderer)
  }

  @_alwaysEmitIntoClient
  static func place<C: TableColumns<Row>>(
    _ columns: C,
    _ row: borrowing Row,
    in spans: inout _TableSpans
  ) {
    C._placeCells(columns, row, in: &spans)
  }

  @_alwaysEmitIntoClient
  static func render<C: TableColumns<Row>, R: Renderer>(
    _ columns: C,
    _ row: borrowing Row,
    in spans: inout _TableSpans,
    into renderer: inout R
  ) {
    C._renderCells(columns, row, in: &spans, into: &renderer)
  }
}
