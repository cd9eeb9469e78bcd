/// A column whose cells can span the columns after them and the rows below them.
public struct _SpanningTableColumn<Row, Content: View>: _SingleTableColumn {
  @usableFromInline var column: TableColumn<Row, Content>
  @usableFromInline var columns: ((Row) -> Int)?
  @usableFromInline var rows: ((Row) -> Int)?

  init(_ column: TableColumn<Row, Content>) {
    self.column = column
  }

  public func _with(_ change: (inout _ColumnTraits) -> Void) -> _SpanningTableColumn {
    var changed = self
    changed.column = column._with(change)
    return changed
  }

  public func _spanning() -> _SpanningTableColumn { self }

  public var _traits: [_ColumnTraits] { column._traits }

  public var _titleViews: [AnyView?] { column._titleViews }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _hasSpans: Bool { true }

  @_alwaysEmitIntoClient
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans
  ) {
    guard spans.isNextFree else { return spans.skip() }
    let span = _CellSpan(
      columns: columns.columns?(row) ?? 1,
      rows: columns.rows?(row) ?? 1
    )
    spans.place(span)
  }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  ) {
    renderer.tableCell(span: _CellSpan(), columns.column.content(row))
  }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans,
    into renderer: inout R
  ) {
    switch spans.next() {
    case .cell(let span): renderer.tableCell(span: span, columns.column.content(row))
    case .covered(let count): renderer.coveredTableCell(columns: count)
    case .partOfCell: break
    }
  }
}
