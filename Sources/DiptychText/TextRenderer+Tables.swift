import DiptychViews

extension TextRenderer {
  mutating func table<C: View>(_ table: TableTraits, _ rows: consuming C) {
    let (outer, outerCells) = (isBlock, openCells)
    let implied = engine.pointee.builder.beginImpliedCell()
    engine.pointee.beginTable(table)
    isBlock = false
    openCells = table.columns.isEmpty ? OpenCells() : nil
    C._render(rows, into: &self)
    if openCells != nil { endCells() }
    (isBlock, openCells) = (outer, outerCells)
    engine.pointee.endTable(footers: table.hasFooter ? table.columns.map(\.footer) : [])
    engine.pointee.endImpliedCell(implied)
  }

  mutating func tableRow<C: View>(_ cells: consuming C) {
    guard engine.pointee.builder.canBeginRow else { return block(.column, cells, isBlock: false) }
    if openCells != nil { return elementRow(cells) }
    engine.pointee.builder.beginRow()
    C._render(cells, into: &self)
    engine.pointee.endRow()
  }

  mutating func tableRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  ) {
    guard engine.pointee.builder.canBeginRow else { return looseRow(row, of: columns) }
    engine.pointee.builder.beginRow()
    Columns._renderCells(columns, row, into: &self)
    engine.pointee.endRow()
  }

  /// Draws a row that no table holds.
  // Out of line: a function that may make a view of the cells looks up its metadata at the start.
  @inline(never)
  private mutating func looseRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  ) {
    block(.column, TableCells(copy row, copy columns), isBlock: false)
  }

  mutating func tableCell<C: View>(_ content: consuming C) {
    guard engine.pointee.builder.canBeginCell else {
      return block(.column, content, isBlock: false)
    }
    if openCells != nil { return elementCell(span: CellSpan(), content) }
    engine.pointee.builder.beginCell()
    C._render(content, into: &self)
    engine.pointee.builder.endCell()
  }

  mutating func tableCell<C: View>(span: CellSpan, _ content: consuming C) {
    guard engine.pointee.builder.canBeginCell else {
      return block(.column, content, isBlock: false)
    }
    if openCells != nil { return elementCell(span: span, content) }
    engine.pointee.builder.beginCell(span: span)
    C._render(content, into: &self)
    engine.pointee.builder.endCell()
  }

  mutating func coveredTableCell(columns: Int) {
    if openCells == nil && engine.pointee.builder.canBeginCell {
      engine.pointee.builder.appendCoveredCell(columns: columns)
    }
  }

  mutating func tableTitles<C: View>(_ titles: consuming C) {
    let outer = engine.pointee.builder.beginTitles()
    C._render(titles, into: &self)
    engine.pointee.endTitles(outer)
  }

  /// Draws a column's title as a leaf; of a view that is not inline, only the words are drawn.
  mutating func tableTitle<C: View>(_ column: ColumnTraits, _ title: consuming C) {
    engine.pointee.builder.beginCell()
    if C.kind(of: title).isInline {
      C._render(title, into: &self)
      engine.pointee.builder.appendSign(of: column)
    } else {
      engine.pointee.builder.appendTitle(of: column)
    }
    engine.pointee.builder.endCell()
  }

  mutating func tableSection(_ title: String) {
    guard engine.pointee.builder.canBeginRow else { return textBlock(Text(verbatim: title)) }
    engine.pointee.appendSection(title)
  }
}
