/// A column whose cells can take the place of columns after it.
public struct SpanningTableColumn<Row, Content: View>: TableColumns {
  @usableFromInline let column: TableColumn<Row, Content>
  @usableFromInline let span: (Row) -> Int

  @inlinable
  init(column: TableColumn<Row, Content>, span: @escaping (Row) -> Int) {
    self.column = column
    self.span = span
  }

  public var _traits: [ColumnTraits] { column._traits }

  @inlinable
  public static var _hasSpans: Bool { true }

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  ) {
    var covered = 0
    _renderCells(columns, row, covered: &covered, into: &renderer)
  }

  @inlinable
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    covered: inout Int,
    into renderer: inout R
  ) {
    guard covered == 0 else {
      covered -= 1
      return
    }
    let span = max(columns.span(copy row), 1)
    covered = span - 1
    let content = columns.column.content(copy row)
    if span == 1 { renderer.tableCell(content) } else { renderer.tableCell(span: span, content) }
  }
}
