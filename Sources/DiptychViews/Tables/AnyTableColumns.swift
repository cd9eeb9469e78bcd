/// Columns whose type is erased.
///
/// ``TableColumnBuilder`` makes it from `if #available`. As HTML, the cells of such columns render
/// unspecialised.
public struct AnyTableColumns<Row>: TableColumns {
  @usableFromInline let columns: any TableColumns<Row>

  /// Creates columns that hide the type of others.
  @inlinable
  public init<C: TableColumns>(_ columns: C) where C.Row == Row {
    self.columns = columns
  }

  public var _traits: [ColumnTraits] { columns._traits }

  public var _titleViews: [AnyView?] { columns._titleViews }

  // It may have: only the columns themselves know.
  @inlinable
  @inline(__always)
  public static var _hasSpans: Bool { true }

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  ) {
    render(columns.columns, row, into: &renderer)
  }

  @inlinable
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout TableSpans
  ) {
    place(columns.columns, row, in: &spans)
  }

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout TableSpans,
    into renderer: inout R
  ) {
    render(columns.columns, row, in: &spans, into: &renderer)
  }

  // MARK: The columns once their type is known

  @inlinable
  static func render<C: TableColumns<Row>, R: Renderer>(
    _ columns: C,
    _ row: borrowing Row,
    into renderer: inout R
  ) {
    C._renderCells(columns, row, into: &renderer)
  }

  @inlinable
  static func place<C: TableColumns<Row>>(
    _ columns: C,
    _ row: borrowing Row,
    in spans: inout TableSpans
  ) {
    C._placeCells(columns, row, in: &spans)
  }

  @inlinable
  static func render<C: TableColumns<Row>, R: Renderer>(
    _ columns: C,
    _ row: borrowing Row,
    in spans: inout TableSpans,
    into renderer: inout R
  ) {
    C._renderCells(columns, row, in: &spans, into: &renderer)
  }
}
