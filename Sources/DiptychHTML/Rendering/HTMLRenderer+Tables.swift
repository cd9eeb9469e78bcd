public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func table<C: View>(_ table: _TableTraits, _ rows: consuming C) {
    let outer = writer.beginTable(table)
    C._render(rows, into: &self)
    writer.endTable(table, outer)
  }

  @inlinable
  public mutating func tableTitles<C: View>(_ titles: consuming C) {
    let isHidden = writer.beginTitles()
    C._render(titles, into: &self)
    writer.endTitles(isHidden)
  }

  @inlinable
  public mutating func tableTitle<C: View>(_ column: _ColumnTraits, _ title: consuming C) {
    let outer = writer.beginTitle(column)
    C._render(title, into: &self)
    writer.endTitle(column, outer)
  }

  @inlinable
  @inline(__always)
  public mutating func tableRow<C: View>(_ cells: consuming C) {
    let outer = writer.beginRow()
    C._render(cells, into: &self)
    writer.endTag("tr", outer)
  }

  @inlinable
  @inline(__always)
  public mutating func tableRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  ) {
    let outer = writer.beginRow()
    Columns._renderCells(columns, row, into: &self)
    writer.endTag("tr", outer)
  }

  @inlinable
  @inline(__always)
  public mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    let outer = span.isSingle ? writer.beginCell() : writer.beginCell(span: span)
    C._render(content, into: &self)
    writer.endCell(outer)
  }
}
