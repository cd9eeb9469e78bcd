public import DiptychViews

extension TextRenderer {
  @inlinable
  @inline(__always)
  public mutating func table<C: View>(_ table: TableTraits, _ rows: consuming C) {
    let outer = isBlock
    let implied = engine.pointee.beginImpliedCell()
    engine.pointee.beginTable(table)
    isBlock = false
    C._render(rows, into: &self)
    isBlock = outer
    engine.pointee.endTable(footers: table.hasFooter ? table.columns.map(\.footer) : [])
    engine.pointee.endImpliedCell(implied)
  }

  @inlinable
  @inline(__always)
  public mutating func tableRow<C: View>(_ cells: consuming C) {
    guard engine.pointee.canBeginRow else { return block(.column, cells, isBlock: false) }
    engine.pointee.beginRow()
    C._render(cells, into: &self)
    engine.pointee.endRow()
  }

  @inlinable
  @inline(__always)
  public mutating func tableCell<C: View>(_ content: consuming C) {
    guard engine.pointee.canBeginCell else { return block(.column, content, isBlock: false) }
    engine.pointee.beginCell()
    C._render(content, into: &self)
    engine.pointee.endCell()
  }

  @inlinable
  public mutating func tableCell<C: View>(span: CellSpan, _ content: consuming C) {
    guard engine.pointee.canBeginCell else { return block(.column, content, isBlock: false) }
    engine.pointee.beginCell(span: span)
    C._render(content, into: &self)
    engine.pointee.endCell()
  }

  public mutating func coveredTableCell(columns: Int) {
    if engine.pointee.canBeginCell { engine.pointee.appendCoveredCell(columns: columns) }
  }

  public mutating func tableSection(_ title: String) {
    guard engine.pointee.canBeginRow else { return textBlock(Text(verbatim: title)) }
    engine.pointee.appendSection(title)
  }
}
