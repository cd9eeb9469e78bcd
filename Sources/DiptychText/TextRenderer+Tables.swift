import DiptychViews

extension TextRenderer {
  mutating func table<C: View>(_ table: _TableTraits, _ rows: consuming C) {
    let (outer, outerCells) = (isBlock, openCells)
    let implied = builder.pointee.beginImpliedCell()
    builder.pointee.beginTable(table)
    isBlock = false
    openCells = table.columns.isEmpty ? OpenCells() : nil
    C._render(rows, into: &self)
    if openCells != nil { endCells() }
    (isBlock, openCells) = (outer, outerCells)
    builder.pointee.endTable(footers: table.hasFooter ? table.columns.map(\.footer) : [])
    builder.pointee.endImpliedCell(implied)
  }

  mutating func tableRowStyle(_ style: TextStyle) { builder.pointee.table.rowStyle = style.bits }

  mutating func tableRow<C: View>(_ cells: consuming C) {
    guard builder.pointee.canBeginRow else { return block(.column, cells, isBlock: false) }
    if openCells != nil { return elementRow(cells) }
    builder.pointee.beginBodyRow()
    C._render(cells, into: &self)
    builder.pointee.endBodyRow()
  }

  mutating func tableRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  ) {
    guard builder.pointee.canBeginRow else { return looseRow(row, of: columns) }
    builder.pointee.beginBodyRow()
    Columns._renderCells(columns, row, into: &self)
    builder.pointee.endBodyRow()
  }

  /// Draws a row outside of a table.
  // Not inlined, because a function that may make a view of the cells looks up the metadata of the
  // view at its start.
  @inline(never)
  private mutating func looseRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  ) {
    block(.column, TableCells(copy row, copy columns), isBlock: false)
  }

  mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    guard builder.pointee.canBeginCell else {
      return block(.column, content, isBlock: false)
    }
    if openCells != nil { return elementCell(span: span, content) }
    if span.isSingle { builder.pointee.beginCell() } else { builder.pointee.beginCell(span: span) }
    C._render(content, into: &self)
    builder.pointee.endCell()
  }

  mutating func coveredTableCell(columns: Int) {
    if openCells == nil && builder.pointee.canBeginCell {
      builder.pointee.appendCoveredCell(columns: columns)
    }
  }

  mutating func tableTitles<C: View>(_ titles: consuming C) {
    let outer = builder.pointee.beginTitles()
    C._render(titles, into: &self)
    builder.pointee.endTitles(outer)
  }

  /// Draws the title of a column as a leaf.
  ///
  /// If the title is not inline content, only its text is drawn.
  mutating func tableTitle<C: View>(_ column: _ColumnTraits, _ title: consuming C) {
    builder.pointee.beginCell()
    if C.kind(of: title).isInline {
      C._render(title, into: &self)
      builder.pointee.appendSign(of: column)
    } else {
      builder.pointee.appendTitle(of: column)
    }
    builder.pointee.endCell()
  }

  func words(of title: AnyView) -> String {
    title.rendered(as: .text(options: .hidesAddresses))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  mutating func tableSection(_ title: String) {
    guard builder.pointee.canBeginRow else { return textBlock(Text(verbatim: title)) }
    builder.pointee.appendSection(title)
  }
}
