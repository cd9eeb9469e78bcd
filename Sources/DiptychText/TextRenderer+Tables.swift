public import DiptychViews

extension TextRenderer {
  @inlinable
  @inline(__always)
  public mutating func table<C: View>(_ columns: [ColumnTraits], _ rows: consuming C) {
    let outer = isBlock
    let implied = engine.pointee.beginImpliedCell()
    engine.pointee.beginTable(columns)
    isBlock = false
    C._render(rows, into: &self)
    isBlock = outer
    engine.pointee.endTable()
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
}
